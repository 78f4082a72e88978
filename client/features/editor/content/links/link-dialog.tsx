import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { writingMessages as m } from '../../messages/writing.messages.js';
import { LinkTargetField } from './link-target-field.js';
import type { LinkEdit } from './link-commands.js';

interface LinkDialogProps {
  readonly link: LinkEdit;
  readonly onClose: () => void;
}

/** Where the selected words of a text lead. Closing it leaves them as they were. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const [target, setTarget] = useState(link.target);
  const [text, hold] = useState('');
  const end = (chosen: string | null) => {
    onClose();
    link.done(chosen);
  };
  return (
    <Modal opened returnFocus={false} onClose={() => end(link.target)} title={m.link}>
      <Stack gap="md">
        <LinkTargetField
          label={m.linkTarget}
          value={target}
          held={{ text, hold }}
          hasUsual={false}
          onChange={(next) => setTarget(next ?? '')}
        />
        <Group justify="space-between">
          {link.target === '' ? (
            <span />
          ) : (
            <Button variant="subtle" color="red" onClick={() => end(null)}>
              {m.unlink}
            </Button>
          )}
          <Button disabled={target === '' || text !== ''} onClick={() => end(target)}>
            {m.setLink}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
