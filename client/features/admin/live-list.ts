import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { AdminListChangedDocument, AnyTicketNewsDocument, type AdminList } from '#client/gql/graphql.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { throttled } from './throttled.js';

/** Cached data is shown at once, and refetched. */
export const LIVE_LIST = { fetchPolicy: 'cache-and-network' } as const;

/** A busy hour changes a list many times a second; it is read at most this often. */
const EVERY_MS = 1000;

/**
 * Refetches these queries whenever a row of the list was written, by any user, and after the connection was lost, so
 * that administrators see each other's work. `names` must be the same set in every render.
 */
export function useLiveList(list: AdminList, names: ReadonlySet<string>): void {
  const ask = useRefresh(names);
  useSubscription(AdminListChangedDocument, { variables: { list }, onData: ask });
}

/** Refetches these queries at every news of a ticket, like `useLiveList`. */
export function useLiveTickets(names: ReadonlySet<string>): void {
  const ask = useRefresh(names);
  useSubscription(AnyTicketNewsDocument, { onData: ask });
}

/** Asks for these queries to be refetched, which a new connection does by itself. */
function useRefresh(names: ReadonlySet<string>): () => void {
  const client = useApolloClient();
  const [refresh] = useState(() => throttled(() => void refreshQueries(client, names), EVERY_MS));
  useEffect(() => refresh.stop, [refresh]);
  useRefetchOnConnect(refresh.ask);
  return refresh.ask;
}
