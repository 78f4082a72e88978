import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { DemonstrationNotice } from '#client/features/platform-mode/index.js';
import { AdminFrame } from './admin-frame.js';
import { ADMIN_TABS } from './admin-tabs.js';

/** The administrators' page (specification 2 §2); `?tab=` says which tab is open. */
export function AdminPage() {
  const [params] = useSearchParams();
  const wanted = params.get('tab');
  const open = ADMIN_TABS.find(({ key }) => key === wanted) ?? ADMIN_TABS[0];
  if (!open) return null;
  const { key, label, lead, Panel } = open;
  return (
    <AdminFrame open={open}>
      <DemonstrationNotice />
      <PageTitle title={label} text={lead} />
      <Suspense key={key} fallback={<LoadingSkeleton rows={5} height={64} />}>
        <Panel />
      </Suspense>
    </AdminFrame>
  );
}
