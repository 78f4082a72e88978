import { Button, FileButton, Select, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { fileLink } from '#core/sections/link-target.js';
import { ACCEPT, formatSize } from '#client/lib/file-rules.js';
import { linkMessages as m } from '../../messages/links.messages.js';
import { useEditorHost } from '../../context/editor-context.js';
import { SendingPicture } from '../pictures/sending-picture.js';
import { useOwnFiles } from './use-own-files.js';

interface FileChoiceProps {
  /** The stored value; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the customer's own files, or a new one; or what the host has in its place. */
export function FileChoice(props: FileChoiceProps) {
  const { insteadOfFiles } = useEditorHost();
  return insteadOfFiles ?? <OwnFileChoice {...props} />;
}

function OwnFileChoice({ value, onChange }: FileChoiceProps) {
  const { files, progress, add, cancel } = useOwnFiles();
  const choices = (files ?? []).map(({ id, fileName, sizeBytes }) => ({
    value: fileLink(id),
    label: m.file(fileName, formatSize(sizeBytes)),
  }));
  const isGone = files !== null && value !== '' && !choices.some((each) => each.value === value);
  const send = async (file: File | null) => {
    const kept = file && (await add(file));
    if (kept) onChange(fileLink(kept.id));
  };
  return (
    <Stack gap="xs">
      <Select
        aria-label={m.whichFile}
        placeholder={m.choose}
        nothingFoundMessage={m.noFiles}
        searchable
        allowDeselect={false}
        disabled={files === null}
        value={value || null}
        error={isGone && m.gone}
        data={choices}
        onChange={(next) => next && onChange(next)}
      />
      {progress === null ? (
        <FileButton accept={ACCEPT.uploads} onChange={(file) => void send(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={17} aria-hidden />}>
              {m.upload}
            </Button>
          )}
        </FileButton>
      ) : (
        <SendingPicture share={progress} onCancel={cancel} />
      )}
      <Text size="xs" c="dimmed">
        {m.fileHint}
      </Text>
    </Stack>
  );
}
