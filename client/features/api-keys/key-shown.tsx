import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { apiKeyMessages } from '../../lib/messages/api-key.messages.js';
import { common } from '../../lib/messages/common.messages.js';
import styles from './api-keys.module.css';

const { shown: text } = apiKeyMessages;

/** The only time that the key is shown: the user continues after confirming that it is stored. */
export function KeyShown({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  const clipboard = useClipboard({ timeout: 2000 });
  const [isKept, setKept] = useState(false);
  const example = `curl ${window.location.origin}/api/auth/me \\\n  -H 'Authorization: Bearer ${value.slice(0, 11)}_…'`;
  return (
    <Stack gap="md">
      <Alert color="violet" variant="light" radius="md" icon={<IconKey size={20} />}>
        <Text size="sm">{text.text}</Text>
      </Alert>
      <code className={styles.key} dir="ltr" aria-label={text.label}>
        {value}
      </code>
      <Button
        variant="default"
        leftSection={clipboard.copied ? <IconCheck size={17} /> : <IconCopy size={17} />}
        onClick={() => clipboard.copy(value)}
      >
        {clipboard.error ? common.copyFailed : clipboard.copied ? common.copied : text.copy}
      </Button>
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          {text.example}
        </Text>
        <pre className={styles.example} dir="ltr">
          {example}
        </pre>
      </div>
      <Checkbox label={text.kept} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <Button disabled={!isKept} onClick={onDone} fullWidth>
        {text.done}
      </Button>
    </Stack>
  );
}
