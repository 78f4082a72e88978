import { MockedProvider } from '@apollo/client/testing/react';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type ErrorCode, ERRORS } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import { RequestPaymentDocument, VerifyDepositDocument, VerifyPaymentDocument } from '#client/gql/graphql.js';
import { callbackMessages as texts } from './callback.messages.js';
import { receiptMessages } from '#client/lib/messages/money/receipt.messages.js';
import { ACTIONS } from './callback.rules.js';
import { DepositCallback } from './deposit-callback.js';
import { OrderCallback } from './order-callback.js';

const RECEIPT = { __typename: 'Receipt', id: 'r1', number: '1405-000012' };
const FAILED = {
  success: false,
  refId: null,
  receipt: null,
  amountRials: rial(27_000_000),
  errorDetails: null,
  retryable: true,
  supportRequired: false,
  isFinal: true,
};

function verifyPayment(status: string | null, over: object) {
  const verifyPayment = {
    __typename: 'PaymentVerification',
    orderId: 'o1',
    orderNumber: 'WZ-1732180000000',
    description: 'پرداخت سفارش WZ-1732180000000',
    ...over,
  };
  const variables = { authority: 'A1', orderId: 'o1', status };
  return { request: { query: VerifyPaymentDocument, variables }, result: { data: { verifyPayment } } };
}

function failedWith(code: ErrorCode, status = 'OK') {
  const { fa, retryable, support } = ERRORS[code];
  return verifyPayment(status, { ...FAILED, error: fa, errorCode: code, retryable, supportRequired: support });
}

function verifyDeposit(over: object) {
  const variables = { authority: 'A1', paymentId: 'p1', status: 'OK' };
  const verifyDeposit = { __typename: 'DepositVerification', newBalanceRials: null, ...over };
  return { request: { query: VerifyDepositDocument, variables }, result: { data: { verifyDeposit } } };
}

function open(page: 'order' | 'wallet', query: string, ...mocks: readonly object[]): void {
  render(
    <MantineProvider env="test">
      <Notifications />
      <MockedProvider mocks={mocks as never}>
        <MemoryRouter initialEntries={[`/payment/callback?${query}`]}>
          {page === 'order' ? <OrderCallback renderSite={(id) => <p>{`سایت ${id}`}</p>} /> : <DepositCallback />}
        </MemoryRouter>
      </MockedProvider>
    </MantineProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  sessionStorage.clear();
});

test('S-180 S-236 a paid order shows its proof, the amount in rials', async () => {
  const paid = { ...FAILED, success: true, refId: '201749301', error: null, errorCode: null, retryable: false };
  open('order', 'Authority=A1&Status=OK&orderId=o1', verifyPayment('OK', paid));
  expect(screen.getByRole('heading', { name: texts.order.loading })).toBeTruthy();
  await heading(texts.order.success);
  for (const fact of ['201749301', 'WZ-1732180000000', '۲۷٬۰۰۰٬۰۰۰ ریال', 'پرداخت سفارش WZ-1732180000000'])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.dashboard })).toBeTruthy();
  for (const fact of ['۲٬۷۰۰٬۰۰۰ تومان', 'سایت o1']) expect(screen.getByText(fact)).toBeTruthy();
  // A stranger learns of no receipt.
  expect(screen.queryByText(texts.fields.receipt)).toBeNull();
});

test.each(['order', 'wallet'] as const)('a paid %s has the receipt of this very payment', async (page) => {
  const paid = { ...FAILED, success: true, refId: '9911', error: null, errorCode: null, retryable: false };
  const answer = { ...paid, receipt: RECEIPT };
  const mock = page === 'order' ? verifyPayment('OK', answer) : verifyDeposit(answer);
  open(page, `Authority=A1&Status=OK&${page === 'order' ? 'orderId=o1' : 'order_id=p1'}`, mock);
  await heading(texts[page].success);
  const refusal = { ok: false, status: 404, headers: new Headers(), json: () => Promise.resolve({}) };
  const fetched = jest.fn((_path: string) => Promise.resolve(refusal));
  globalThis.fetch = fetched as never;
  fireEvent.click(screen.getByRole('button', { name: receiptMessages.downloadLabel('PDF', '1405-000012') }));
  await screen.findByText(receiptMessages.downloadFailed);
  expect(fetched.mock.calls[0]?.[0]).toContain('/api/receipts/r1/download?format=pdf');
});

test('a cancelled payment is no fault, and says so once the gateway confirms it', async () => {
  open('order', 'Authority=A1&Status=NOK&orderId=o1', failedWith('PAYMENT_CANCELED', 'NOK'));
  await heading(texts.cancelled.title);
  expect(screen.getByText(texts.cancelled.checking)).toBeTruthy();
  expect(await screen.findByText(texts.cancelled.confirmed)).toBeTruthy();
  expect(screen.getByText('WZ-1732180000000')).toBeTruthy();
  expect(screen.getByText('۲٬۷۰۰٬۰۰۰ تومان')).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.tipsTitle })).toBeNull();
});

test('cannot say that nothing was taken where the gateway did not answer', async () => {
  const silent = { ...FAILED, error: null, errorCode: 'PAYMENT_CANCELED', retryable: true, isFinal: false };
  open('order', 'Authority=A1&Status=NOK&orderId=o1', verifyPayment('NOK', silent));
  expect(await screen.findByText(texts.cancelled.unanswered)).toBeTruthy();
  expect(screen.queryByText(texts.cancelled.confirmed)).toBeNull();
});

test('cannot say that nothing was taken before the gateway has', async () => {
  const unreachable = verifyPayment('NOK', { ...FAILED, error: null, errorCode: 'GATEWAY_ERROR' });
  open('order', 'Authority=A1&Status=NOK&orderId=o1', unreachable);
  await heading(texts.order.unsure);
  expect(screen.queryByText(texts.cancelled.confirmed)).toBeNull();
});

test.each<ErrorCode>([
  'PAYMENT_FAILED',
  'VERIFICATION_FAILED',
  'INVALID_AUTHORITY',
  'INSUFFICIENT_FUNDS',
  'GATEWAY_ERROR',
  'TIMEOUT_ERROR',
  'UNKNOWN_ERROR',
])('S-180 S-182 S-186 %s shows its words and every way on', async (code) => {
  open('order', 'Authority=A1&Status=OK&orderId=o1', failedWith(code));
  // The page says that nothing was paid only where that is certain.
  const isKnown = ['PAYMENT_FAILED', 'INVALID_AUTHORITY', 'INSUFFICIENT_FUNDS'].includes(code);
  await heading(isKnown ? texts.order.failure : texts.order.unsure);
  const { fa, retryable } = ERRORS[code];
  expect(screen.getByText(fa)).toBeTruthy();
  expect(screen.queryByText(code)).toBeNull();
  // A card that may have paid is not to be checked, and is not to pay a second time.
  const said = ACTIONS[code as keyof typeof ACTIONS].advice;
  for (const [kind, tips] of Object.entries(texts.tips))
    for (const tip of tips) expect([tip, screen.queryByText(tip) !== null]).toEqual([tip, kind === said]);
  const support = screen.getByRole('link', { name: texts.supportLabel });
  expect(support.getAttribute('href')).toBe('/support?order=o1');
  expect(support.getAttribute('target')).toBe('_blank');
  for (const name of [texts.dashboard, texts.wallet_])
    expect(screen.getByRole('link', { name }).dataset['variant']).toBe('subtle');
  const retry = screen.queryByRole('button', { name: isKnown ? texts.payAgain : texts.askAgain });
  expect(retry !== null).toBe(retryable);
});

test('a payment that was recorded before is no failure, and leads to the orders', async () => {
  open('order', 'Authority=A1&Status=OK&orderId=o1', failedWith('DUPLICATE_PAYMENT'));
  await heading(texts.duplicate.title);
  expect(screen.getByText(texts.duplicate.text)).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.tipsTitle })).toBeNull();
  expect(screen.queryByText('DUPLICATE_PAYMENT')).toBeNull();
  expect(screen.getByRole('link', { name: texts.dashboard }).dataset.variant).toBe('filled');
});

test('S-185 an amount that the gateway denies is not asked about again', async () => {
  const answer = { ...FAILED, error: 'مبلغ یکی نیست.', errorCode: 'VERIFICATION_FAILED', retryable: false };
  open('order', 'Authority=A1&Status=OK&orderId=o1', verifyPayment('OK', { ...answer, supportRequired: true }));
  await heading(texts.order.unsure);
  for (const name of [texts.askAgain, texts.payAgain]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: texts.supportLabel }).dataset.variant).toBe('filled');
});

test('S-181 three tries, then the support', async () => {
  const answers = Array.from({ length: 4 }, () => failedWith('GATEWAY_ERROR'));
  open('order', 'Authority=A1&Status=OK&orderId=o1', ...answers);
  for (const left of [3, 2, 1]) {
    await screen.findByText(texts.retryLeft(left));
    fireEvent.click(screen.getByRole('button', { name: texts.askAgain }));
  }
  await screen.findByText(texts.retryOver);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.askAgain }).disabled).toBe(true);
});

test('S-181 queries used up leave the payments anew', async () => {
  const answers = Array.from({ length: 3 }, () => failedWith('GATEWAY_ERROR'));
  open('order', 'Authority=A1&Status=OK&orderId=o1', ...answers, failedWith('PAYMENT_FAILED'));
  for (const left of [3, 2, 1]) {
    await screen.findByText(texts.retryLeft(left));
    fireEvent.click(screen.getByRole('button', { name: texts.askAgain }));
  }
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: texts.payAgain });
  expect(pay.disabled).toBe(false);
  expect(screen.getByText(texts.retryLeft(3))).toBeTruthy();
});

test('S-183 a Status other than OK fails at once, and money that came after all wins', async () => {
  const paid = { ...FAILED, success: true, refId: '201749301', error: null, errorCode: null, retryable: false };
  open('order', 'Authority=A1&Status=NOK&orderId=o1', verifyPayment('NOK', paid));
  await heading(texts.cancelled.title);
  await heading(texts.order.success);
});

test('S-181 a cancelled payment is paid anew, and counted', async () => {
  const mock = {
    request: { query: RequestPaymentDocument, variables: ({ orderId }: { orderId: string }) => orderId === 'o1' },
    error: new TypeError('x'),
  };
  open('order', 'Authority=A1&Status=NOK&orderId=o1', failedWith('PAYMENT_CANCELED', 'NOK'), mock);
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.payAgain });
  await heading(texts.cancelled.title);
  // Until the gateway has answered, it may yet turn out to be paid.
  expect(button().disabled).toBe(true);
  await screen.findByText(texts.cancelled.confirmed);
  fireEvent.click(button());
  await screen.findByText(ERRORS.NETWORK_ERROR.fa);
  expect(screen.getByText(texts.retryLeft(2))).toBeTruthy();
});

test('S-184 a top-up shows its tracking code and the new balance', async () => {
  const paid = { ...FAILED, success: true, refId: '9911', error: null, errorCode: null, retryable: false };
  open('wallet', 'Authority=A1&Status=OK&order_id=p1', verifyDeposit({ ...paid, newBalanceRials: rial(50_000_000) }));
  await heading(texts.wallet.success);
  for (const fact of ['9911', '۵۰٬۰۰۰٬۰۰۰ ریال']) expect(screen.getByText(fact)).toBeTruthy();
  const onward = screen.getByRole('link', { name: texts.wallet_ });
  expect(onward.getAttribute('href')).toBe('/dashboard?tab=wallet&payment_success=true&payment_id=p1');
});

test.each(['Authority=A1&Status=OK', 'order_id=p1&Status=OK', ''])(
  'S-185 «%s» is incomplete and sends no request',
  async (query) => {
    open('wallet', query);
    await heading(texts.wallet.unsure);
    expect(screen.getByText(texts.incomplete)).toBeTruthy();
  },
);

test.each(['', 'Status=NOK&orderId=o1', 'Status=OK&invoiceId=i1'])(
  '«%s» is no payment to check: it is said to be incomplete, with the way back',
  async (query) => {
    open('order', query);
    await heading(texts.order.unsure);
    expect(screen.getByText(texts.incomplete)).toBeTruthy();
    expect(screen.queryByText(texts.cancelled.checking)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.payAgain })).toBeNull();
    expect(screen.getByRole('link', { name: texts.dashboard }).getAttribute('href')).toBe('/dashboard?tab=orders');
  },
);

test('S-184 S-185 a failed top-up says why, what the gateway said, and what to do', async () => {
  const failed = { ...FAILED, error: ERRORS.INVALID_AUTHORITY.fa, errorCode: 'INVALID_AUTHORITY' };
  open(
    'wallet',
    'Authority=A1&Status=OK&order_id=p1',
    verifyDeposit({ ...failed, errorDetails: 'چنین پرداختی نیست.' }),
  );
  await heading(texts.wallet.failure);
  expect(screen.getByText(texts.wallet.reasons.authority)).toBeTruthy();
  expect(screen.getByText('چنین پرداختی نیست.')).toBeTruthy();
  const tips = screen.getByRole('region', { name: texts.tipsTitle });
  expect(within(tips).getAllByRole('listitem')).toHaveLength(texts.tips.session.length);
});
