import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { SiteChangedDocument, SitePageDocument } from '#client/gql/graphql.js';
import { apolloClient } from '#client/lib/apollo/client.js';
import { ONE_REQUEST } from '#client/lib/apollo/deduplication.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { session } from '#client/lib/session/session.js';

/**
 * The loader of the page: the site is asked for while the page's guard asks who is here. The page waits for the same
 * request, or finds its answer in the cache; if it fails, the page asks again and shows the error.
 */
export function askForSite({ params: { id = '' } }: LoaderFunctionArgs): null {
  if (session.getSnapshot().status === 'guest') return null;
  const asked = apolloClient.query({
    query: SitePageDocument,
    variables: { id },
    fetchPolicy: 'network-only',
    context: ONE_REQUEST,
  });
  asked.catch(() => undefined);
  return null;
}

/** How often a site is read while a release of it is being made, ms. */
const BUILDING_MS = 3000;

/**
 * One site, kept true while the page is open: each change comes whole and replaces what is known. A release that is
 * complete before the server knows of the subscription is not sent: the site is read until it is.
 */
export function useLiveSite(id: string) {
  const query = useQuery(SitePageDocument, {
    variables: { id },
    context: ONE_REQUEST,
    skipPollAttempt: () => document.hidden,
  });
  useSubscription(SiteChangedDocument, { variables: { id } });
  useRefetchOnConnect(() => refetchOnceSettled(query.observable));
  const { data, startPolling, stopPolling } = query;
  const isBuilding = data?.site.isBuilding === true;
  useEffect(() => {
    if (!isBuilding) return undefined;
    startPolling(BUILDING_MS);
    return stopPolling;
  }, [isBuilding, startPolling, stopPolling]);
  return query;
}
