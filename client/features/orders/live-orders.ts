import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback } from 'react';
import { OrderChangedDocument } from '../../gql/graphql.js';
import { refreshQueries } from '../../lib/refresh.js';
import { useRefetchOnConnect } from '../../lib/use-refetch-on-connect.js';

/** What an order's change can be seen in. Fields of known orders are already fresh by the event itself. */
const TOUCHED: ReadonlySet<string> = new Set([
  'DashboardOrders',
  'DashboardSites',
  'DashboardNumbers',
  'DashboardInvoices',
  'DashboardReceipts',
  'OrderDetails',
]);

/** Fetches the dashboard's lists again, for whoever has just changed something. */
export function useRefreshDashboard(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(() => refreshQueries(client, TOUCHED), [client]);
}

/** Keeps the dashboard true while it is open: paid, completed or deleted orders show without a reload. */
export function useLiveOrders(): void {
  const refresh = useRefreshDashboard();
  useSubscription(OrderChangedDocument, { onData: () => void refresh() });
  useRefetchOnConnect(refresh);
}
