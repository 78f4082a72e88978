import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { useLiveOrders } from './live-orders.js';

const INVOICES = gql`
  query DashboardInvoices {
    count
  }
`;

function Dashboard() {
  useLiveOrders();
  const { data } = useQuery<{ readonly count: number }>(INVOICES);
  return <output>{data?.count}</output>;
}

test('a notification of a new invoice shows it without a reload', async () => {
  let invoices = 1;
  let notify = (): void => undefined;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'NotificationAdded') notify = () => observer.next({ data: { notificationAdded: null } });
        if (operationName !== 'DashboardInvoices') return;
        observer.next({ data: { count: invoices } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Dashboard />
    </ApolloProvider>,
  );
  expect(await screen.findByText('1')).toBeTruthy();
  invoices = 2;
  act(() => notify());
  expect(await screen.findByText('2')).toBeTruthy();
});
