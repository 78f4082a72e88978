import { Button, FileButton, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { IconFileZip, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { formatSize } from '#client/lib/file-rules.js';
import { customCodeMessages as texts } from '#client/lib/messages/admin/custom-code.messages.js';
import { Findings } from './findings.js';
import { useCodeUpload } from './use-code-upload.js';

/** A zip, what it is for, and what has to be changed in it. What was typed and chosen stays when it is refused. */
export function CodeUpload({ siteId }: { readonly siteId: string }) {
  const { share, error, send, cancel } = useCodeUpload(siteId);
  const [note, setNote] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > CUSTOM_CODE.fileBytes;
  const run = async () => {
    if (file === null || !(await send(file, note.trim()))) return;
    setNote('');
    setFile(null);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{texts.lead}</Text>
      <Text size="sm" c="dimmed">
        {texts.rules}
      </Text>
      <Textarea
        label={texts.note}
        description={texts.noteHint}
        required
        rows={2}
        maxLength={CUSTOM_CODE.note}
        disabled={share !== null}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="sm">
        <FileButton accept=".zip,application/zip" onChange={setFile} inputProps={{ 'aria-label': texts.choose }}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={share !== null}
              leftSection={<IconFileZip size={18} aria-hidden />}
            >
              {file === null ? texts.choose : texts.another}
            </Button>
          )}
        </FileButton>
        {share === null ? (
          <Button
            leftSection={<IconUpload size={18} aria-hidden />}
            disabled={file === null || isTooLarge || note.trim() === ''}
            onClick={() => void run()}
          >
            {texts.send}
          </Button>
        ) : (
          <Button variant="default" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
      </Group>
      {file && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{file.name}</bdi> · {formatSize(file.size)}
        </Text>
      )}
      {isTooLarge && (
        <Text size="sm" c="var(--b-danger)" role="alert">
          {texts.tooLarge}
        </Text>
      )}
      {share !== null && <Sending share={share} />}
      {error !== null && share === null && <Findings error={error} />}
    </Stack>
  );
}

function Sending({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div role="status">
      <Text size="sm" mb={6}>
        {share < 1 ? texts.sending(percent) : texts.checking}
      </Text>
      <Progress value={percent} animated={share >= 1} aria-label={texts.progress} />
    </div>
  );
}
