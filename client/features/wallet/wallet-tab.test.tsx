import { jest } from '@jest/globals';
import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { ERRORS } from '#core/errors/errors.js';
import { WALLET } from '#core/limits/limits.js';
import { rial, toman } from '#core/money.js';
import {
  RequestDepositDocument,
  ReturnedDepositDocument,
  WalletCardDocument,
  WalletSettingsDocument,
  WalletTransactionsDocument,
} from '#client/gql/graphql.js';
import { common } from '#client/lib/messages/common.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { walletMessages as texts } from '#client/lib/messages/money/wallet.messages.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { storePending, readPending } from './pending-info.js';
import { FIRST_CHUNK } from './transactions-list.js';
import { WalletTab } from './wallet-tab.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';

// The whole tab, with all that it loads lazily, on a busy machine.
jest.setTimeout(30_000);

const PENDING = {
  __typename: 'Payment',
  id: 'p1',
  amountRials: rial(20_000_000),
  description: 'واریز به کیف پول',
  paymentUrl: 'https://gate/p1',
  remainingSeconds: 3599,
};

/** The server's answer about a deposit by its id. */
function returned(over: object, id = 'p1') {
  const payment = {
    __typename: 'Payment',
    id,
    purpose: 'deposit',
    status: 'completed',
    failureCode: null,
    amountRials: rial(20_000_000),
    remainingSeconds: null,
    ...over,
  };
  return { request: { query: ReturnedDepositDocument, variables: { id } }, result: { data: { payment } } };
}

const KEPT = { orderId: 'p1', amount: rial(20_000_000), description: null, timestamp: 0 };

function wallet(balance: number, pendingDeposit: object | null = null) {
  const found = { __typename: 'Wallet', id: 'w1', balanceToman: toman(balance), pendingDeposit };
  return { request: { query: WalletCardDocument }, result: { data: { wallet: found } } };
}

const transaction = (index: number, status = 'completed') => ({
  __typename: 'WalletTransaction',
  id: `t${index}`,
  type: index % 5 === 4 ? 'debit' : 'deposit',
  status,
  description: `تراکنش ${index}`,
  amountRials: rial(12_000_000),
  balanceAfterRials: rial(12_000_000),
  createdAt: '2026-11-21T10:00:00.000Z',
});

/** Queried by the list, the counters and the return: as often as needed. */
function transactions(count: number, variables: object = FIRST_CHUNK, status = 'completed') {
  const items = Array.from({ length: Math.min(count, 50) }, (_, index) => transaction(index, status));
  const pagination = { __typename: 'Pagination', total: count };
  const data = { walletTransactions: { __typename: 'WalletTransactionPage', items, pagination } };
  return { request: { query: WalletTransactionsDocument, variables }, result: { data }, maxUsageCount: 9 };
}

const SETTINGS = {
  request: { query: WalletSettingsDocument },
  result: {
    data: {
      walletSettings: {
        __typename: 'WalletSettings',
        minTopUpRials: WALLET.topUpMinRials,
        maxTopUpRials: WALLET.topUpMaxRials,
        gatewayMaxRials: rial(1_000_000_000),
        pendingExpiryMs: WALLET.pendingMs,
      },
    },
  },
};

const failed = (query: object, variables?: object) => ({
  request: { query, ...(variables && { variables }) },
  result: { errors: [new GraphQLError('no', { extensions: { code: 'SERVER_ERROR' } })] },
});

function open(query: string, ...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={[SETTINGS, ...mocks] as never} showWarnings={false}>
        <>
          <ModalHost />
          <MemoryRouter initialEntries={[`/dashboard?tab=wallet${query}`]}>
            <WalletTab />
          </MemoryRouter>
        </>
      </MockedProvider>
    </MantineProvider>,
  );
}

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  sessionStorage.clear();
});

test('S-167 S-236 balance in toman, counters, ten transactions a page', async () => {
  open('', wallet(1_200_000), transactions(12));
  const balance = await screen.findByRole('region', { name: texts.balance });
  expect(await within(balance).findByText('۱٬۲۰۰٬۰۰۰ تومان')).toBeTruthy();
  const list = within(await screen.findByRole('region', { name: texts.transactions.title }));
  expect(await list.findAllByRole('listitem')).toHaveLength(10);
  expect(within(screen.getByRole('region', { name: texts.counters.label })).getByText('۱۲')).toBeTruthy();
  fireEvent.click(list.getByRole('button', { name: common.page('۲') }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('S-168 a pending payment can be continued or cancelled, and blocks another', async () => {
  open('', wallet(0, PENDING), transactions(0));
  const notice = within(await screen.findByRole('status', { name: texts.pending.title }));
  for (const name of [texts.pending.continue, texts.pending.cancel])
    expect(notice.getByRole('button', { name })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.topUp }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.title }));
  expect(dialog.getByText(texts.pending.title)).toBeTruthy();
  expect(dialog.queryByLabelText(texts.dialog.amount)).toBeNull();
});

test('S-168 S-172 a top-up that was not paid within the hour is reported', async () => {
  storePending(tabStore, KEPT);
  open('', wallet(0), transactions(0), returned({ status: 'failed', failureCode: 'PAYMENT_EXPIRED' }));
  expect(await screen.findByText(texts.pending.expiredTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.pending.dismiss }));
  expect(screen.queryByText(texts.pending.expiredTitle)).toBeNull();
});

test('S-168 a top-up paid meanwhile is not reported as expired', async () => {
  storePending(tabStore, KEPT);
  open('', wallet(0), transactions(0), returned({}));
  await waitFor(() => expect(readPending(tabStore)).toBeNull());
  expect(screen.queryByText(texts.pending.expiredTitle)).toBeNull();
});

test('S-168 a wrong browser clock changes nothing of the remaining time', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'performance'], now: 4_000_000_000_000 });
  open('', wallet(0, { ...PENDING, remainingSeconds: 20 * 60 }), transactions(0));
  expect(await screen.findByText(texts.pending.left(20))).toBeTruthy();
  jest.useRealTimers();
});

test('S-168 a top-up whose hour ends before one’s eyes gives way to the next', async () => {
  jest.useFakeTimers();
  storePending(tabStore, KEPT);
  const over = returned({ status: 'pending', remainingSeconds: 0 });
  open('', wallet(0, { ...PENDING, remainingSeconds: 20 }), transactions(0), over);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText(texts.pending.title)).toBeTruthy();
  // Once for the end of the hour, then for what the server says of it.
  for (const ms of [60_000, 1000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useRealTimers();
  expect(screen.queryByText(texts.pending.title)).toBeNull();
  expect(screen.getByText(texts.pending.expiredTitle)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.topUp }));
  expect(await screen.findByLabelText(/^مبلغ \(تومان\)/)).toBeTruthy();
});

test('S-168 a top-up that waits elsewhere takes the form’s place', async () => {
  const refused = {
    request: { query: RequestDepositDocument, variables: () => true },
    result: { errors: [new GraphQLError('no', { extensions: { code: 'DEPOSIT_PENDING' } })] },
  };
  open('', wallet(0), transactions(0), refused, wallet(0, PENDING));
  fireEvent.click(await screen.findByRole('button', { name: texts.topUp }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.title }));
  fireEvent.change(dialog.getByLabelText(/^مبلغ \(تومان\)/), { target: { value: '100000' } });
  fireEvent.click(dialog.getByRole('button', { name: texts.dialog.submit }));
  expect(await dialog.findByText(texts.pending.title)).toBeTruthy();
});

test('S-204 what never moved has no sign and no balance after it', async () => {
  const failedOnes = { ...FIRST_CHUNK, status: 'failed' };
  open('', wallet(0), transactions(1), transactions(1, failedOnes, 'failed'));
  const list = within(await screen.findByRole('region', { name: texts.transactions.title }));
  expect(await list.findByText(new RegExp(texts.transactions.after))).toBeTruthy();
  fireEvent.change(list.getByLabelText(texts.transactions.status), { target: { value: 'failed' } });
  expect(await list.findByText(statusLabels.failed, { selector: '[data-status] *' })).toBeTruthy();
  expect(list.queryByText('+')).toBeNull();
  expect(list.queryByText(new RegExp(texts.transactions.after))).toBeNull();
});

test('S-169 a return with success reads the wallet anew and says the increase', async () => {
  open('&payment_success=true&payment_id=p1', wallet(1_200_000), wallet(1_200_000), transactions(1), returned({}));
  expect(await screen.findByText(texts.increased('۲٬۰۰۰٬۰۰۰ تومان'))).toBeTruthy();
});

test('S-169 the documented address names the top-up of this tab', async () => {
  storePending(tabStore, KEPT);
  open('&payment_success=true', wallet(1_200_000), wallet(1_200_000), transactions(1), returned({}));
  expect(await screen.findByText(texts.increased('۲٬۰۰۰٬۰۰۰ تومان'))).toBeTruthy();
});

test.each([
  ['unpaid', returned({ status: 'pending' })],
  ['another’s', failed(ReturnedDepositDocument, { id: 'p1' })],
])('S-169 an address cannot claim an %s increase', async (_what, answer) => {
  open('&payment_success=true&payment_id=p1', wallet(1_200_000), wallet(1_200_000), transactions(1), answer);
  expect(await screen.findByText(texts.increasedPlain)).toBeTruthy();
});

test('S-170 S-171 S-237 the top-up dialog says what it takes before any call', async () => {
  open('', wallet(0), transactions(0));
  fireEvent.click(await screen.findByRole('button', { name: texts.topUp }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.dialog.title }));
  const amount = dialog.getByLabelText(/^مبلغ \(تومان\)/);
  for (const [typed, fault] of [
    ['99999', texts.faults.tooSmall],
    ['1000000000', texts.faults.tooLarge],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.click(dialog.getByRole('button', { name: texts.dialog.submit }));
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
});

test('S-238 balance and transactions say by themselves that they failed', async () => {
  open('', wallet(0), failed(WalletTransactionsDocument, FIRST_CHUNK), failed(WalletTransactionsDocument, FIRST_CHUNK));
  expect(await screen.findByText(texts.transactions.failed)).toBeTruthy();
  expect(screen.getByText(ERRORS.SERVER_ERROR.fa)).toBeTruthy();
});

test('S-238 a failed wallet can be retried', async () => {
  open('', failed(WalletCardDocument), transactions(0), wallet(7_000));
  const alert = await screen.findByRole('alert', { name: texts.failed });
  fireEvent.click(within(alert).getByRole('button', { name: common.retry }));
  expect(await screen.findByText('۷٬۰۰۰ تومان')).toBeTruthy();
});
