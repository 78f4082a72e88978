import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { common } from '#client/lib/messages/common.messages.js';

/** Milliseconds; longer than a plain message, because there is something to decide. */
const UNDO_MS = 9000;

/**
 * Reports what was removed and offers to restore exactly that, whatever else has been done since. The answer closes the
 * notice, for an `undo` that a later change makes wrong.
 */
export function undoToast(message: string, undo: () => void): () => void {
  const id = notifications.show({
    autoClose: UNDO_MS,
    withBorder: true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-md"
          flex="none"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {common.undo}
        </Button>
      </Group>
    ),
  });
  return () => void notifications.hide(id);
}
