import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FILES } from '#core/limits/limits.js';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { DropZone } from './drop-zone.js';
import { FileNotice } from './file-notice.js';
import type { FileFault } from '#client/lib/file-rules.js';

interface FileAdderProps {
  /** The description while it is typed; absent where it lives as long as the field. */
  readonly held?: HeldText | undefined;
  readonly fault: FileFault | null;
  readonly onDismiss: () => void;
  readonly onFiles: (files: readonly File[], description: string) => void;
}

/** Drop zone, the optional description that goes with the next files, and what went wrong. */
export function FileAdder({ held, fault, onDismiss, onFiles }: FileAdderProps) {
  const [description, setDescription] = useState(held?.text ?? '');
  return (
    <>
      <DropZone onFiles={(files) => onFiles(files, description.trim())} />
      <TextInput
        mt="md"
        size="sm"
        label={m.description}
        description={m.descriptionHint}
        value={description}
        maxLength={FILES.description}
        onChange={(event) => {
          setDescription(event.currentTarget.value);
          held?.hold(event.currentTarget.value);
        }}
      />
      <FileNotice fault={fault} onDismiss={onDismiss} />
    </>
  );
}
