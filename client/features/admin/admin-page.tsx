import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminMessages as texts } from '../../lib/messages/admin/admin.messages.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { PageTitle } from '../../ui/frame/page-title.js';
import { AdminMenu } from './nav/admin-menu.js';
import { AdminNav } from './nav/admin-nav.js';
import styles from './admin-page.module.css';
import { ADMIN_TABS } from './admin-tabs.js';
import { ADMIN_PANEL, useAdminKeys } from './use-admin-keys.js';

/** The administrators' page (specification 2 §2); `?tab=` says which tab is open. */
export function AdminPage() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const open = ADMIN_TABS.find(({ key }) => key === wanted) ?? ADMIN_TABS[0];
  useAdminKeys((index) => {
    const key = ADMIN_TABS[index]?.key;
    // What else the open tab keeps in the address stays.
    if (key && key !== open?.key) setParams({ tab: key });
  });
  if (!open) return null;
  const { key, label, Panel } = open;
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <AdminNav openKey={key} />
      </aside>
      <AdminMenu open={open} />
      <div id={ADMIN_PANEL} className={styles.panel}>
        <PageTitle title={label} text={key === 'overview' ? texts.overview.lead : undefined} />
        <Suspense key={key} fallback={<LoadingSkeleton rows={5} height={64} />}>
          <Panel />
        </Suspense>
      </div>
    </div>
  );
}
