import { useQuery } from '@apollo/client/react';
import { UnreadTicketsDocument } from '../../gql/graphql.js';
import { adminMessages } from '../../lib/messages/admin/admin.messages.js';
import { CountBadge } from './count-badge.js';
import { LIVE_LIST, useLiveTickets } from './live-list.js';

const QUERIES: ReadonlySet<string> = new Set(['UnreadTickets']);

/** How many tickets have something new for the team, live; nothing where all is read. */
export function UnreadTickets() {
  const { data } = useQuery(UnreadTicketsDocument, LIVE_LIST);
  useLiveTickets(QUERIES);
  const count = data?.unreadTicketCount ?? 0;
  return <CountBadge count={count} label={adminMessages.unreadTickets(count)} />;
}
