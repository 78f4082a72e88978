import { Container, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminMessages as texts } from '../../lib/messages/admin/admin.messages.js';
import { bringIntoSight } from '../../ui/bring-into-sight.js';
import { LoadingSkeleton } from '../../ui/loading-skeleton.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './admin-page.module.css';
import { ADMIN_TABS } from './admin-tabs.js';
import { PaymentsToReview } from './money/payments-to-review.js';
import { SummaryCards } from './summary-cards.js';
import { UnreadTickets } from './unread-tickets.js';
import { useAdminKeys } from './use-admin-keys.js';

/** The administrators' dashboard (specification 2 §2); `?tab=` says which tab is open. */
export function AdminPage() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('tab');
  const open = ADMIN_TABS.find(({ key }) => key === wanted) ?? ADMIN_TABS[0];
  const openTab = (key: string | null | undefined) => {
    // What else the open tab keeps in the address stays.
    if (key && key !== open?.key) setParams({ tab: key }, { preventScrollReset: true });
  };
  useAdminKeys((index) => openTab(ADMIN_TABS[index]?.key));
  if (!open) return null;
  return (
    <Container size={1240} py="xl">
      <PageTitle title={texts.title} text={texts.lead} />
      <SummaryCards />
      <Tabs value={open.key} onChange={openTab}>
        <Tabs.List mb="lg" aria-label={texts.tabsLabel} aria-description={texts.keys} className={styles.tabs}>
          {ADMIN_TABS.map(({ key, label, Icon }, index) => (
            <Tabs.Tab
              key={key}
              value={key}
              leftSection={
                <span className={styles.sign}>
                  <Icon size={18} stroke={1.75} />
                  {key === 'payments' && <PaymentsToReview />}
                  {key === 'support' && <UnreadTickets />}
                </span>
              }
              className={styles.tab}
              aria-keyshortcuts={index < 10 ? String((index + 1) % 10) : undefined}
              ref={key === open.key ? bringIntoSight : undefined}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ADMIN_TABS.map(({ key, Panel }) => (
          <Tabs.Panel key={key} value={key}>
            <Suspense fallback={<LoadingSkeleton rows={5} height={64} />}>
              <Panel />
            </Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Container>
  );
}
