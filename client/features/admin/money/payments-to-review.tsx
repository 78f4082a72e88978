import { useQuery } from '@apollo/client/react';
import { PaymentsToReviewDocument } from '../../../gql/graphql.js';
import { adminMoneyMessages } from '../../../lib/messages/admin/admin-money.messages.js';
import { CountBadge } from '../count-badge.js';
import { useLiveList } from '../live-list.js';

const QUERIES: ReadonlySet<string> = new Set(['PaymentsToReview']);

/** How many payments wait for a person, live; nothing where none does. */
export function PaymentsToReview() {
  const { data } = useQuery(PaymentsToReviewDocument, { fetchPolicy: 'cache-and-network' });
  useLiveList('payments', QUERIES);
  const count = data?.paymentLog.pagination.total ?? 0;
  return <CountBadge count={count} label={adminMoneyMessages.payments.toReview(count)} />;
}
