import { jest } from '@jest/globals';
import { useQuery } from '@apollo/client/react';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { INVOICE, PAGE_SIZE } from '#core/limits/limits.js';
import { rial, toman } from '#core/money.js';
import { DashboardInvoicesDocument, DashboardNumbersDocument, type InvoiceCardFragment } from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { invoiceMessages as texts } from '#client/lib/messages/money/invoice.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { fresh, user } from '#client/lib/session/session-fixtures.js';
import { session } from '#client/lib/session/session.js';
import { useRefreshDashboard } from '#client/features/orders/index.js';
import { usePayInvoice } from '#client/features/payments/index.js';
import { InvoicesTab } from './invoices-tab.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';

const invoice = (over: Partial<InvoiceCardFragment>): InvoiceCardFragment & { __typename: 'Invoice' } => ({
  __typename: 'Invoice',
  id: 'i1',
  number: '1405-000012',
  kind: 'order',
  serviceName: 'طراحی وب‌سایت',
  status: 'pending',
  amountToman: toman(2_500_000),
  orderId: 'o1',
  dueDate: '2026-11-24T10:00:00.000Z',
  paidAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  creditNotes: [],
  ...over,
});

type Status = 'pending' | 'due' | 'paid' | null;

function requested(status: Status, search: string | null, result: object) {
  const variables = { status, search, page: 1, limit: PAGE_SIZE.admin };
  return { request: { query: DashboardInvoicesDocument, variables }, result };
}

const month = {
  __typename: 'InvoiceMonth',
  month: '1405-08',
  count: 12,
  paidRials: rial(90_000_000),
  unpaidRials: rial(25_000_000),
  refundedRials: rial(0),
};

function page(items: readonly InvoiceCardFragment[], balanceToman = 0): object {
  const pagination = { __typename: 'Pagination', page: 1, pages: 1, total: items.length };
  const wallet = { __typename: 'Wallet', id: 'w1', balanceToman };
  const count = { __typename: 'InvoicePage', pagination: { __typename: 'Pagination', total: items.length } };
  return { data: { invoices: { __typename: 'InvoicePage', items, pagination }, months: [month], count, wallet } };
}

/** The list as the dashboard puts it together. */
function PaidInvoices() {
  return <InvoicesTab pay={usePayInvoice(useRefreshDashboard())} />;
}

function Count() {
  const { data } = useQuery(DashboardNumbersDocument);
  return <output aria-label="count">{data?.invoices.pagination.total}</output>;
}

const ofPages = (total: number, type: string) => ({
  __typename: type,
  pagination: { __typename: 'Pagination', total },
});
const numbers = (invoices: number) => ({
  request: { query: DashboardNumbersDocument },
  result: {
    data: {
      orderStats: { __typename: 'OrderStats', totalOrders: 0, activeOrders: 0, paidToman: 0, openToman: 0 },
      invoices: ofPages(invoices, 'InvoicePage'),
      receipts: ofPages(0, 'ReceiptPage'),
    },
  },
});

test('S-161 the count on the tab follows the list', async () => {
  const listed = requested(null, null, page([invoice({}), invoice({ id: 'i2' })]));
  const shown = (list: ReactNode) => (
    <MantineProvider env="test">
      <MockedProvider mocks={[numbers(1), listed] as never}>
        <MemoryRouter>
          <Count />
          {list}
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>
  );
  const { rerender } = render(shown(null));
  await waitFor(() => expect(screen.getByLabelText('count').textContent).toBe('1'));
  rerender(shown(<PaidInvoices />));
  await waitFor(() => expect(screen.getByLabelText('count').textContent).toBe('2'));
});

function open(...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <MockedProvider mocks={mocks as never}>
        <>
          <ModalHost />
          <MemoryRouter>
            <PaidInvoices />
          </MemoryRouter>
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

// Far in the future, so that no timer of the session wants anything.
beforeAll(() => session.signIn({ ...fresh, expiresAt: Date.now() + 86_400_000 }, user));
afterAll(() => session.clear());

const choose = (label: string) => fireEvent.click(screen.getByRole('radio', { name: label }));

afterEach(() => jest.useRealTimers());

test('S-173 unpaid invoices are paid by wallet or by card', async () => {
  open(
    requested(
      null,
      null,
      page([
        invoice({}),
        invoice({ id: 'i2', number: '1405-000013', status: 'paid', paidAt: '2026-11-22T10:00:00.000Z' }),
      ]),
    ),
  );
  const [unpaid, paid] = await screen.findAllByRole('article');
  const names = within(unpaid as HTMLElement)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toContain(texts.payLabel(texts.payWallet, '1405-000012'));
  expect(names).toContain(texts.payLabel(texts.payGateway, '1405-000012'));
  expect(names).not.toContain(texts.payLabel(texts.paySplit, '1405-000012'));
  expect(within(paid as HTMLElement).queryByRole('group', { name: new RegExp(texts.ways) })).toBeNull();
});

test('S-173 overdue is shown as due, with its date', async () => {
  open(requested(null, null, page([invoice({ status: 'overdue' })])));
  const row = await screen.findByRole('article');
  expect(within(row).getByText(statusLabels.due)).toBeTruthy();
  expect(within(row).queryByText(statusLabels.overdue)).toBeNull();
  expect([...row.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toContain('2026-11-24T10:00:00.000Z');
});

test('S-173 a month shows the sums of all of it', async () => {
  open(requested(null, null, page([invoice({}), invoice({ id: 'i2', createdAt: '2026-10-22T20:29:59.000Z' })])));
  const aban = await screen.findByRole('region', { name: 'آبان ۱۴۰۵' });
  for (const text of ['۱۲ صورت‌حساب', '۹٬۰۰۰٬۰۰۰ تومان']) expect(within(aban).getByText(text)).toBeTruthy();
  expect(aban.textContent).toContain(`${texts.month.unpaid} ۲٬۵۰۰٬۰۰۰ تومان`);
  expect(aban.textContent).not.toContain(texts.month.refunded);
  const mehr = screen.getByRole('region', { name: 'مهر ۱۴۰۵' });
  expect(within(mehr).getAllByRole('article')).toHaveLength(1);
  expect(mehr.textContent).not.toContain(texts.month.paid);
});

test('S-173 four filters and a search query the server', async () => {
  open(
    requested(null, null, page([invoice({})])),
    requested('paid', null, page([])),
    requested('due', null, page([invoice({ status: 'due', serviceName: 'تمدید' })])),
    requested('due', 'سایت', page([])),
  );
  await screen.findByText('طراحی وب‌سایت');
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'all',
    'pending',
    'due',
    'paid',
  ]);
  choose(texts.filters.paid);
  expect(await screen.findByText(texts.nothingFound.title)).toBeTruthy();
  choose(texts.filters.due);
  expect(await screen.findByText('تمدید')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: texts.search }), { target: { value: 'سایت' } });
  expect(await screen.findByText(texts.nothingFound.title)).toBeTruthy();
});

test('S-173 S-238 a failed list shows it and can be retried', async () => {
  open(
    requested(null, null, { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] }),
    requested(null, null, page([invoice({})])),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(texts.failed)).toBeTruthy();
  fireEvent.click(within(alert).getByRole('button', { name: common.retry }));
  expect(await screen.findByText('طراحی وب‌سایت')).toBeTruthy();
});

test('S-173 S-238 a filter that fails does not show what another one found', async () => {
  const fails = { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] };
  open(requested(null, null, page([invoice({})])), requested('due', null, fails));
  await screen.findByText('طراحی وب‌سایت');
  choose(texts.filters.due);
  expect(within(await screen.findByRole('alert')).getByText(texts.failed)).toBeTruthy();
  expect(screen.queryByText('طراحی وب‌سایت')).toBeNull();
});

test('S-173 a refresh that fails keeps the list and says so', async () => {
  jest.useFakeTimers();
  const fails = { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] };
  open(requested(null, null, page([invoice({})])), requested(null, null, fails));
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(INVOICE.refreshMs + 500));
  expect(within(screen.getByRole('alert')).getByText(texts.failed)).toBeTruthy();
  expect(screen.getByText('طراحی وب‌سایت')).toBeTruthy();
});

test('S-173 S-320 the list is read again every 30 seconds', async () => {
  expect(INVOICE.refreshMs).toBe(30_000);
  jest.useFakeTimers();
  open(
    requested(null, null, page([invoice({})])),
    requested(null, null, page([invoice({ status: 'paid', paidAt: '2026-11-22T10:00:00.000Z' })])),
  );
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByText(statusLabels.pending, { selector: '[data-status] *' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(screen.queryByText(statusLabels.paid, { selector: '[data-status] *' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText(statusLabels.paid, { selector: '[data-status] *' })).toBeTruthy();
});

test('S-173 a wallet that is not enough is split with the card, amounts shown', async () => {
  open(requested(null, null, page([invoice({})], 400_000)));
  fireEvent.click(await screen.findByRole('button', { name: texts.payLabel(texts.paySplit, '1405-000012') }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText('۴۰۰٬۰۰۰ تومان')).toBeTruthy());
  expect(within(dialog).getByText('۲٬۱۰۰٬۰۰۰ تومان')).toBeTruthy();
  expect(within(dialog).getByText('۲٬۵۰۰٬۰۰۰ تومان')).toBeTruthy();
});

test('S-173 a new customer is invited to order', async () => {
  open(requested(null, null, page([])));
  expect(await screen.findByText(texts.empty.title)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.empty.action }).getAttribute('href')).toBe('/wizard');
});
