import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { adminMessages as texts } from '../../../lib/messages/admin/admin.messages.js';
import type { AdminTab } from '../admin-tabs.js';
import styles from './admin-menu.module.css';
import { AdminNav } from './admin-nav.js';

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
      <Drawer opened={isOpen} onClose={close} position="left" size={300} title={texts.title}>
        <AdminNav openKey={key} onChoose={close} />
      </Drawer>
    </div>
  );
}
