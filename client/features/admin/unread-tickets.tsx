import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AnyTicketNewsDocument, UnreadTicketsDocument } from '../../gql/graphql.js';
import { toPersianDigits } from '../../lib/format.js';
import { adminMessages } from '../../lib/messages/admin/admin.messages.js';
import { refreshQueries } from '../../lib/refresh.js';
import { useRefetchOnConnect } from '../../lib/use-refetch-on-connect.js';
import styles from './admin-page.module.css';
import { throttled } from './throttled.js';

const EVERY_MS = 1000;
const QUERIES: ReadonlySet<string> = new Set(['UnreadTickets']);
/** Above it the badge says that there are more. */
const MOST = 99;

/** How many tickets have something new for the team, live; nothing where all is read. */
export function UnreadTickets() {
  const client = useApolloClient();
  const { data } = useQuery(UnreadTicketsDocument, { fetchPolicy: 'cache-and-network' });
  const [refresh] = useState(() => throttled(() => void refreshQueries(client, QUERIES), EVERY_MS));
  useEffect(() => refresh.stop, [refresh]);
  useSubscription(AnyTicketNewsDocument, { onData: refresh.ask });
  useRefetchOnConnect(refresh.ask);
  const count = data?.unreadTicketCount ?? 0;
  if (count === 0) return null;
  return (
    <Badge
      size="sm"
      px={5}
      variant="filled"
      circle={count < 10}
      className={styles.unread}
      aria-label={adminMessages.unreadTickets(count)}
      role="img"
    >
      {count > MOST ? `+${toPersianDigits(MOST)}` : toPersianDigits(count)}
    </Badge>
  );
}
