import { useQuery, useSubscription } from '@apollo/client/react';
import { SiteChangedDocument, SitePageDocument } from '../../gql/graphql.js';
import { useRefetchOnConnect } from '../../lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '../../lib/rest/refresh.js';

/** One site, kept true while the page is open: each change comes whole and replaces what is known. */
export function useLiveSite(id: string) {
  const query = useQuery(SitePageDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  useSubscription(SiteChangedDocument, { variables: { id } });
  useRefetchOnConnect(() => refetchOnceSettled(query.observable));
  return query;
}
