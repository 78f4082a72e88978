import { useMediaQuery } from '@mantine/hooks';
import type { PropsWithChildren } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminLink } from '#core/client-links.js';
import { useRootMark } from '#client/ui/frame/use-root-mark.js';
import { AdminMenu } from './nav/admin-menu.js';
import { AdminNav } from './nav/admin-nav.js';
import belowHeader from '#client/ui/frame/below-header.module.css';
import styles from './admin-page.module.css';
import { ADMIN_TABS, type AdminTab } from './admin-tabs.js';
import { ADMIN_PANEL, useAdminKeys } from './use-admin-keys.js';

/** Has the same limit as the grid in admin-page.module.css. */
const WIDE = '(min-width: 68em)';

/** The navigation beside what is open, and the keys of both. `open` is the tab that the page belongs to. */
export function AdminFrame({ open, children }: PropsWithChildren<{ readonly open: AdminTab }>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useAdminKeys((index) => {
    const key = ADMIN_TABS[index]?.key;
    // Other parameters of the open tab stay in the address.
    if (key && key !== (params.get('tab') ?? ADMIN_TABS[0]?.key)) void navigate(adminLink(key));
  });
  useRootMark('wide');
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  return (
    <div className={`${belowHeader.page} ${styles.page}`}>
      {isWide && (
        <aside className={styles.side}>
          <AdminNav openKey={open.key} />
        </aside>
      )}
      <AdminMenu open={open} />
      <div id={ADMIN_PANEL} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
