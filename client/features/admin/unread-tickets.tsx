import { useQuery } from '@apollo/client/react';
import { WaitingWorkDocument } from '../../gql/graphql.js';
import { adminMessages } from '../../lib/messages/admin/admin.messages.js';
import { CountBadge } from './count-badge.js';
import { LIVE_LIST, useLiveTickets } from './live-list.js';

const QUERIES: ReadonlySet<string> = new Set(['WaitingWork']);

/** How many tickets have something new for the team, live; nothing where all is read. */
export function UnreadTickets() {
  const { data } = useQuery(WaitingWorkDocument, LIVE_LIST);
  useLiveTickets(QUERIES);
  const count = data?.unreadTicketCount ?? 0;
  return <CountBadge count={count} label={adminMessages.unreadTickets(count)} />;
}
