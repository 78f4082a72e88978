import { Anchor, Text } from '@mantine/core';
import { ShownOnce } from '../dialogs/shown-once.js';
import { webhookMessages } from './webhook.messages.js';

const { shown } = webhookMessages;

const SPECIFICATION = 'https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md';

interface ShownSecretProps {
  readonly secret: string;
  readonly onDone: () => void;
  /** Until when the secret before is valid as well. */
  readonly note?: string | undefined;
}

/** The secret that signs, this once. */
export function ShownSecret({ secret, onDone, note }: ShownSecretProps) {
  return (
    <ShownOnce value={secret} texts={shown} onDone={onDone}>
      {note !== undefined && (
        <Text size="sm" fw={600} mb="xs">
          {note}
        </Text>
      )}
      <Text size="sm">
        {shown.check}{' '}
        <Anchor href={SPECIFICATION} target="_blank" rel="noreferrer" inherit underline="always">
          {shown.specification}
        </Anchor>
      </Text>
    </ShownOnce>
  );
}
