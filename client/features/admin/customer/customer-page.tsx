import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { AdminCustomerDocument, type AdminList } from '../../../gql/graphql.js';
import { adminCustomerMessages as texts } from '../../../lib/messages/admin/admin-customer.messages.js';
import { Awaiting } from '../../../ui/awaiting.js';
import { usePageTitle } from '../../../ui/frame/use-page-title.js';
import { AdminFrame } from '../admin-frame.js';
import { ADMIN_TABS } from '../admin-tabs.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import styles from './customer.module.css';
import { CustomerFacts } from './customer-facts.js';
import { CustomerHead } from './customer-head.js';
import { MoneyRecords, WorkRecords } from './customer-records.js';
import { ProfileCard } from './profile-card.js';
import { AuditRecords, SessionRecords } from './security-records.js';

/** Of each kind; the rest is in the list of that kind. */
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

function useLiveLists(lists: readonly [AdminList, AdminList, AdminList, AdminList]): void {
  useLiveList(lists[0], QUERIES);
  useLiveList(lists[1], QUERIES);
  useLiveList(lists[2], QUERIES);
  useLiveList(lists[3], QUERIES);
}

function Customer({ id }: { readonly id: string }) {
  useLiveLists(['users', 'orders', 'payments', 'wallets']);
  const query = useQuery(AdminCustomerDocument, { variables: { id, subjectId: id, limit: SHOWN }, ...LIVE_LIST });
  const { data } = query;
  usePageTitle(data?.user.fullName ?? data?.user.email ?? texts.title);
  if (!data) return <Awaiting query={query} failed={texts.failed} rows={6} height={96} />;
  return (
    <Stack gap="md">
      <CustomerHead user={data.user} />
      <CustomerFacts user={data.user} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WorkRecords found={data} />
          <MoneyRecords found={data} />
        </div>
        <div className={styles.column}>
          <ProfileCard user={data.user} />
          <SessionRecords sessions={data.userSessions} />
          <AuditRecords found={data} />
        </div>
      </div>
    </Stack>
  );
}
