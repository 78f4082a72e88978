import { Button, Group } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { common } from '#client/lib/messages/common.messages.js';

/** The end of a dialog: the way out, and then the button that does what it is for. */
export function DialogFoot({ onCancel, children }: PropsWithChildren<{ readonly onCancel: () => void }>) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onCancel}>
        {common.cancel}
      </Button>
      {children}
    </Group>
  );
}
