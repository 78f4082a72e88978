import { Drawer } from '@mantine/core';
import { adminMessages as texts } from '#client/lib/messages/admin/admin.messages.js';
import { AdminNav } from './admin-nav.js';

interface AdminDrawerProps {
  readonly opened: boolean;
  readonly openKey: string;
  readonly onClose: () => void;
}

/** The navigation on a phone. */
export function AdminDrawer({ opened, openKey, onClose }: AdminDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="left" size={300} title={texts.title}>
      <AdminNav openKey={openKey} onChoose={onClose} />
    </Drawer>
  );
}
