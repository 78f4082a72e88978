import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AnyTicketNewsDocument, UnreadTicketsDocument } from '../../gql/graphql.js';
import { adminMessages } from '../../lib/messages/admin/admin.messages.js';
import { refreshQueries } from '../../lib/rest/refresh.js';
import { useRefetchOnConnect } from '../../lib/live/use-refetch-on-connect.js';
import { CountBadge } from './count-badge.js';
import { throttled } from './throttled.js';

const EVERY_MS = 1000;
const QUERIES: ReadonlySet<string> = new Set(['UnreadTickets']);

/** How many tickets have something new for the team, live; nothing where all is read. */
export function UnreadTickets() {
  const client = useApolloClient();
  const { data } = useQuery(UnreadTicketsDocument, { fetchPolicy: 'cache-and-network' });
  const [refresh] = useState(() => throttled(() => void refreshQueries(client, QUERIES), EVERY_MS));
  useEffect(() => refresh.stop, [refresh]);
  useSubscription(AnyTicketNewsDocument, { onData: refresh.ask });
  useRefetchOnConnect(refresh.ask);
  const count = data?.unreadTicketCount ?? 0;
  return <CountBadge count={count} label={adminMessages.unreadTickets(count)} />;
}
