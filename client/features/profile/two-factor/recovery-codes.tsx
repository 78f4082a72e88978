import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { security } from '#client/lib/messages/identity/security.messages.js';
import styles from './recovery-codes.module.css';

const text = security.codes;
const FILE = 'barpa-recovery-codes.txt';

function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${text.fileTitle}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: FILE });
  link.click();
  // Some browsers begin to read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The only time they are shown: the user continues after confirming that they are stored. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const [isKept, setKept] = useState(false);
  return (
    <Stack gap="md">
      <Alert color="violet" variant="light" radius="md" icon={<IconKey size={20} />}>
        <Text size="sm">{text.text}</Text>
      </Alert>
      <ol className={styles.codes} dir="ltr" aria-label={text.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="xs" grow>
        <Button
          variant="default"
          leftSection={clipboard.copied ? <IconCheck size={17} /> : <IconCopy size={17} />}
          onClick={() => clipboard.copy(codes.join('\n'))}
        >
          {clipboard.copied ? text.copied : text.copy}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={17} />} onClick={() => save(codes)}>
          {text.download}
        </Button>
      </Group>
      <Checkbox label={text.kept} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <Button disabled={!isKept} onClick={onDone} fullWidth>
        {text.done}
      </Button>
    </Stack>
  );
}
