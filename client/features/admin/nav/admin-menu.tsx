import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { adminMessages as texts } from '#client/lib/messages/admin/admin.messages.js';
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';
import type { AdminTab } from '../admin-tabs.js';
import styles from './admin-menu.module.css';

const AdminDrawer = laterDialog(async () => (await import('./admin-drawer.js')).AdminDrawer);

/** Where there is no room for the navigation beside the panel: a button that opens it. */
export function AdminMenu({ open: { key, label } }: { readonly open: AdminTab }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <div className={styles.bar}>
      <Button
        variant="default"
        leftSection={<IconMenu2 size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={texts.menu(label)}
        onClick={open}
      >
        {texts.tabsLabel}
      </Button>
      <AdminDrawer opened={isOpen} openKey={key} onClose={close} />
    </div>
  );
}
