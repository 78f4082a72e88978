import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { DashboardStatsDocument, DashboardStatsSampledDocument } from '#client/gql/graphql.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';

/** The business's numbers; fetched once, then pushed into the cache, where cards and tab both read them. */
export function useStats() {
  return useQuery(DashboardStatsDocument, { fetchPolicy: 'cache-and-network' });
}

/** Keeps the numbers true while the page is open. Once a page. */
export function useStatsFeed(refetch: () => unknown): void {
  const client = useApolloClient();
  useSubscription(DashboardStatsSampledDocument, {
    onData: ({ data: { data } }) => {
      if (!data) return;
      client.writeQuery({ query: DashboardStatsDocument, data: { dashboardStats: data.dashboardStatsSampled } });
    },
  });
  useRefetchOnConnect(refetch);
}
