import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { adminMessages } from '#client/lib/messages/admin/admin.messages.js';

interface RefreshButtonProps {
  readonly loading?: boolean;
  readonly onClick: () => void;
}

/** Reads the list again; an icon, since lists follow what happens by themselves. */
export function RefreshButton({ loading = false, onClick }: RefreshButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={42}
      aria-label={adminMessages.refresh}
      title={adminMessages.refresh}
      loading={loading}
      onClick={onClick}
    >
      <IconRefresh size={18} />
    </ActionIcon>
  );
}
