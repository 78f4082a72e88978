import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useState, type PropsWithChildren } from 'react';
import { common } from '#client/lib/messages/common.messages.js';
import styles from './shown-once.module.css';

interface ShownOnceProps {
  readonly value: string;
  readonly texts: {
    readonly text: string;
    /** Names the value for screen readers. */
    readonly label: string;
    readonly copy: string;
    readonly kept: string;
    readonly done: string;
  };
  readonly onDone: () => void;
}

/** The only time that a secret is shown: the user continues after confirming that it is stored. */
export function ShownOnce({ value, texts, onDone, children }: PropsWithChildren<ShownOnceProps>) {
  const clipboard = useClipboard({ timeout: 2000 });
  const [isKept, setKept] = useState(false);
  return (
    <Stack gap="md">
      <Alert color="violet" variant="light" radius="md" icon={<IconKey size={20} />}>
        <Text size="sm">{texts.text}</Text>
      </Alert>
      <code className={styles.value} dir="ltr" aria-label={texts.label}>
        {value}
      </code>
      <Button
        variant="default"
        leftSection={clipboard.copied ? <IconCheck size={17} /> : <IconCopy size={17} />}
        onClick={() => clipboard.copy(value)}
      >
        {clipboard.error ? common.copyFailed : clipboard.copied ? common.copied : texts.copy}
      </Button>
      {children}
      <Checkbox label={texts.kept} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <Button disabled={!isKept} onClick={onDone} fullWidth>
        {texts.done}
      </Button>
    </Stack>
  );
}
