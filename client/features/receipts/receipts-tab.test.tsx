import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { rial, toman } from '#core/money.js';
import { DashboardReceiptsDocument, type VerifiedDocumentFragment } from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { documentMessages } from './document.messages.js';
import { receiptMessages as texts } from '#client/lib/messages/money/receipt.messages.js';
import { ReceiptsTab } from './receipts-tab.js';
import { VerifiedDocument } from './verified-document.js';

const receipt = (index: number) => ({
  __typename: 'Receipt',
  id: `r${index}`,
  number: `1405-00000${index}`,
  refId: `20174930${index}`,
  service: `خدمت ${index}`,
  amountToman: toman(2_500_000),
  walletRials: rial(0),
  method: 'gateway',
  cardMask: null,
  refunds: [],
  createdAt: '2026-11-21T10:00:00.000Z',
});

function mock(search: string | null, result: object, pageNumber = 1) {
  const variables = { search, page: pageNumber, limit: PAGE_SIZE.receipts };
  return { request: { query: DashboardReceiptsDocument, variables }, result };
}

function list(count: number, pages = 1): object {
  const items = Array.from({ length: count }, (_, index) => receipt(index));
  const pagination = { __typename: 'Pagination', page: 1, pages, total: count };
  const months = [
    {
      __typename: 'ReceiptMonth',
      month: '1405-08',
      count: 14,
      amountRials: rial(350_000_000),
      walletRials: rial(25_000_000),
      refundedRials: rial(0),
    },
  ];
  return { data: { receipts: { __typename: 'ReceiptPage', items, pagination }, months } };
}

function open(...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks as never}>
        <MemoryRouter>
          <ReceiptsTab />
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('S-174 ten receipts a page, each as PDF and HTML', async () => {
  expect(PAGE_SIZE.receipts).toBe(10);
  open(mock(null, list(10, 2)));
  const rows = await screen.findAllByRole('article');
  expect(rows).toHaveLength(10);
  for (const format of ['PDF', 'HTML'])
    expect(screen.getByRole('button', { name: texts.downloadLabel(format, '1405-000003') })).toBeTruthy();
});

test('S-174 a month shows the sums of all of it', async () => {
  open(mock(null, list(2, 2)));
  const aban = await screen.findByRole('region', { name: 'آبان ۱۴۰۵' });
  expect(within(aban).getByText('۱۴ رسید')).toBeTruthy();
  expect(aban.textContent).toContain(`${texts.month.total} ۳۵٬۰۰۰٬۰۰۰ تومان`);
  expect(aban.textContent).toContain(`${texts.month.wallet} ۲٬۵۰۰٬۰۰۰ تومان`);
  expect(aban.textContent).not.toContain(texts.month.refunded);
});

test('S-174 a search queries the server, and clearing it shows all again', async () => {
  open(mock(null, list(2)), mock('۹۹', list(0)), mock(null, list(2)));
  await screen.findAllByRole('article');
  fireEvent.change(screen.getByRole('searchbox', { name: texts.search }), { target: { value: '۹۹' } });
  fireEvent.click(await screen.findByRole('button', { name: texts.nothingFound.action }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('S-174 S-238 a failed list can be retried', async () => {
  open(mock(null, { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] }), mock(null, list(1)));
  const alert = await screen.findByRole('alert');
  fireEvent.click(within(alert).getByRole('button', { name: common.retry }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test('S-174 a failed download says that the receipt could not be downloaded', async () => {
  expect(ERRORS.DOWNLOAD_FAILED.message).toBe('Failed to download receipt');
  const body = { error_code: 'NOT_FOUND', message: ERRORS.NOT_FOUND.message };
  const fails = () =>
    Promise.resolve({ ok: false, status: 404, headers: new Headers(), json: () => Promise.resolve(body) });
  globalThis.fetch = jest.fn(fails) as never;
  open(mock(null, list(1)));
  fireEvent.click(await screen.findByRole('button', { name: texts.downloadLabel('PDF', '1405-000000') }));
  expect(await screen.findByText(texts.downloadFailed)).toBeTruthy();
});

test('S-222 a stranger with the document sees number, day and amount', () => {
  const found: VerifiedDocumentFragment = {
    genuine: true,
    number: '1405-000034',
    issuedAt: '2026-11-21T10:00:00.000Z',
    amountRials: rial(27_000_000),
    state: 'paid',
    refundedRials: rial(0),
    refunds: [],
    invoiceNumber: null,
  };
  const { rerender } = render(
    <MantineProvider env="test">
      <VerifiedDocument kind="receipt" found={found} error={undefined} onRetry={jest.fn()} />
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { name: documentMessages.receipt.genuine })).toBeTruthy();
  for (const fact of ['۱۴۰۵-۰۰۰۰۳۴', '۳۰ آبان ۱۴۰۵', '۲۷٬۰۰۰٬۰۰۰ ریال']) expect(screen.getByText(fact)).toBeTruthy();
  const forged = { ...found, genuine: false, number: null, issuedAt: null, amountRials: null, state: null };
  rerender(
    <MantineProvider env="test">
      <VerifiedDocument kind="receipt" found={forged} error={undefined} onRetry={jest.fn()} />
    </MantineProvider>,
  );
  expect(screen.getByRole('heading', { name: documentMessages.receipt.unknown })).toBeTruthy();
  expect(screen.queryByText(documentMessages.amount)).toBeNull();
});

test('S-222 a stranger with the document sees the refund', () => {
  const found: VerifiedDocumentFragment = {
    genuine: true,
    number: '1405-000034',
    issuedAt: '2026-11-21T10:00:00.000Z',
    amountRials: rial(27_000_000),
    state: 'refunded',
    refundedRials: rial(27_000_000),
    refunds: [
      {
        amountRials: rial(27_000_000),
        at: '2026-11-22T10:00:00.000Z',
        creditNoteNumber: '1405-000002',
      },
    ],
    invoiceNumber: null,
  };
  render(
    <MantineProvider env="test">
      <VerifiedDocument kind="invoice" found={found} error={undefined} onRetry={jest.fn()} />
    </MantineProvider>,
  );
  for (const fact of [documentMessages.states.refunded, '۱۴۰۵-۰۰۰۰۰۲']) expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.queryByText(documentMessages.states.paid)).toBeNull();
});
