import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { AdminCustomerDocument } from '#client/gql/graphql.js';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AdminFrame, ADMIN_TABS } from '#client/features/admin/index.js';
import { LIVE_LIST, useLiveList, useLiveTickets } from '#client/ui/admin/live-list.js';
import styles from './customer.module.css';
import { AgreementRecords } from './agreement-records.js';
import { CustomerFacts } from './customer-facts.js';
import { CustomerHead } from './customer-head.js';
import { MoneyRecords, PaidRecords, WorkRecords } from './customer-records.js';
import { ProfileCard } from './profile-card.js';
import { AuditRecords, SessionRecords } from './security-records.js';

/** How many records of each kind are shown; the rest is in the list of that kind. */
const SHOWN = 5;
const QUERIES: ReadonlySet<string> = new Set(['AdminCustomer']);

/** Everything of one customer on one page (`/admin/users/:id`): each kind in short, with the way to its list. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const tab = ADMIN_TABS.find(({ key }) => key === 'users');
  if (!tab) return null;
  return (
    <AdminFrame open={tab}>
      <Customer key={id} id={id} />
    </AdminFrame>
  );
}

/** Every list that the page shows a part of. */
function useLiveCustomer(): void {
  useLiveList('users', QUERIES);
  useLiveList('orders', QUERIES);
  useLiveList('sites', QUERIES);
  useLiveList('invoices', QUERIES);
  useLiveList('payments', QUERIES);
  useLiveList('receipts', QUERIES);
  useLiveList('wallets', QUERIES);
  useLiveTickets(QUERIES);
}

function Customer({ id }: { readonly id: string }) {
  useLiveCustomer();
  const query = useQuery(AdminCustomerDocument, { variables: { id, limit: SHOWN }, ...LIVE_LIST });
  const { data } = query;
  usePageTitle(data?.user.fullName ?? data?.user.email ?? texts.title);
  if (!data)
    return (
      <>
        <PageTitle title={texts.title} />
        <Awaiting query={query} failed={texts.failed} rows={6} height={96} />
      </>
    );
  return (
    <Stack gap="md">
      <CustomerHead user={data.user} />
      <CustomerFacts user={data.user} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WorkRecords found={data} />
          <MoneyRecords found={data} />
          <PaidRecords found={data} />
        </div>
        <div className={styles.column}>
          <ProfileCard user={data.user} />
          <SessionRecords found={data} />
          <AgreementRecords found={data} />
          <AuditRecords found={data} />
        </div>
      </div>
    </Stack>
  );
}
