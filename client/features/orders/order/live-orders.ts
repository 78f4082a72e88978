import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback } from 'react';
import { NotificationAddedDocument, OrderChangedDocument } from '#client/gql/graphql.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';

/** The queries that show an order's changes. Fields of cached orders are already updated by the event itself. */
const TOUCHED: ReadonlySet<string> = new Set([
  'DashboardOrders',
  'DashboardNumbers',
  'DashboardInvoices',
  'DashboardReceipts',
  'OrderDetails',
]);

/** Refetches the dashboard's lists after a change of one's own. */
export function useRefreshDashboard(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(() => refreshQueries(client, TOUCHED), [client]);
}

/** The queries that show what a customer is notified of without a change of an order: a new invoice, its payment. */
const MONEY: ReadonlySet<string> = new Set(['DashboardNumbers', 'DashboardInvoices', 'DashboardReceipts']);

/** Keeps the dashboard true while it is open: orders, invoices and payments show without a reload. */
export function useLiveOrders(): void {
  const client = useApolloClient();
  const refresh = useRefreshDashboard();
  useSubscription(OrderChangedDocument, { onData: () => void refresh() });
  useSubscription(NotificationAddedDocument, { onData: () => void refreshQueries(client, MONEY) });
  useRefetchOnConnect(refresh);
}
