import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { SiteNewsletterChangedDocument, SiteNewsletterDocument } from '#client/gql/graphql.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';

const LISTS: ReadonlySet<string> = new Set(['SiteSubscribers', 'SiteNewsletter']);

/** Reads the open list and its counts anew. */
export function useRefreshNewsletter(): () => Promise<void> {
  const client = useApolloClient();
  return () => refreshQueries(client, LISTS);
}

/** How many are on the list of a site, kept true while it is shown. */
export function useLiveNewsletter(siteId: string) {
  const refresh = useRefreshNewsletter();
  useSubscription(SiteNewsletterChangedDocument, { variables: { siteId }, onData: () => void refresh() });
  useRefetchOnConnect(refresh);
  const { data } = useQuery(SiteNewsletterDocument, { variables: { id: siteId }, fetchPolicy: 'cache-and-network' });
  return data?.site.newsletter;
}
