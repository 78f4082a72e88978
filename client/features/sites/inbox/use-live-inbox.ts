import { useApolloClient, useSubscription } from '@apollo/client/react';
import { SiteMessageReceivedDocument } from '#client/gql/graphql.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';

const LISTS: ReadonlySet<string> = new Set(['SiteMessages']);

/** Reads the open lists of messages anew. */
export function useRefreshInbox(): () => Promise<void> {
  const client = useApolloClient();
  return () => refreshQueries(client, LISTS);
}

/** Keeps the number of unread messages of a site and its open list true while its page is open. */
export function useLiveInbox(siteId: string): void {
  const refresh = useRefreshInbox();
  useSubscription(SiteMessageReceivedDocument, { variables: { siteId }, onData: () => void refresh() });
  useRefetchOnConnect(refresh);
}
