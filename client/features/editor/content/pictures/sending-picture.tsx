import { Button, Group, Progress, Text } from '@mantine/core';
import { pictureMessages as m } from '#client/lib/messages/picture.messages.js';

interface SendingPictureProps {
  /** The share that was sent, 0 to 1; 0 while it is opened. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** A picture that is opened and sent, until it is there or cancelled. */
export function SendingPicture({ share, onCancel }: SendingPictureProps) {
  const percent = Math.round(share * 100);
  const text = percent === 0 ? m.preparing : m.sending(percent);
  return (
    <div role="status">
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs">{text}</Text>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
          {m.cancel}
        </Button>
      </Group>
      <Progress value={percent} animated={percent === 0} striped={percent === 0} size="sm" aria-label={m.preparing} />
    </div>
  );
}
