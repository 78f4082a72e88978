import { useQuery } from '@apollo/client/react';
import { WaitingWorkDocument } from '../../../gql/graphql.js';
import { adminMoneyMessages } from '../../../lib/messages/admin/admin-money.messages.js';
import { CountBadge } from '../count-badge.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';

const QUERIES: ReadonlySet<string> = new Set(['WaitingWork']);

/** How many payments wait for a person, live; nothing where none does. */
export function PaymentsToReview() {
  const { data } = useQuery(WaitingWorkDocument, LIVE_LIST);
  useLiveList('payments', QUERIES);
  const count = data?.paymentLog.pagination.total ?? 0;
  return <CountBadge count={count} label={adminMoneyMessages.payments.toReview(count)} />;
}
