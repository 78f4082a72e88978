/** Wallet and gateway together: the wallet's part is held while the gateway's is on its way. */
import { reconcilePayments } from '#features/payments/reconcile.js';
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { atGateway, balanceOf, booksOf, fillWallet, ledgerFaults, payOrder, placeOrder } from '#tests/helpers/money.js';

const clock = manualClock(new Date().toISOString());
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock, worker: false });
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const held = async (): Promise<number> =>
  (await row<{ held: number }>(app.ctx().em, `select balance_rials as held from ledger_accounts where kind = 'holds'`))
    ?.held ?? 0;

const paymentOf = async (id: string): Promise<Record<string, unknown>> =>
  (await row<Record<string, unknown>>(
    app.ctx().em,
    `select amount_rials as gateway, wallet_rials as wallet, hold_state as hold, status, outcome from payments where id = $1`,
    [id],
  )) ?? {};

interface Split {
  readonly account: Account;
  readonly orderId: string;
  readonly price: number;
  readonly paymentId: string;
  readonly authority: string;
  readonly url: string;
}

async function openSplit(inWallet: number): Promise<Split> {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, inWallet);
  const { status, body } = await payOrder(app, account, order.id, 'split');
  expect(status).toBe(200);
  return {
    account,
    orderId: order.id,
    price: order.priceRials,
    paymentId: String(body['payment_id']),
    authority: String(body['authority']),
    url: String(body['payment_url']),
  };
}

const verify = (authority: string, status = 'OK') =>
  app.rest('POST', '/payments/verify', { body: { authority, status } });

it('takes the wallet first and the rest from the gateway', async () => {
  const { account, orderId, price, paymentId, authority, url } = await openSplit(4_000_000);
  expect([await balanceOf(app, account), await held()]).toEqual([0, 4_000_000]);
  expect(await paymentOf(paymentId)).toMatchObject({ gateway: price - 4_000_000, wallet: 4_000_000, hold: 'held' });
  await atGateway(url);
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(authority)));
  expect(new Set(answers.map(({ body }) => `${String(body['success'])} ${String(body['ref_id'])}`)).size).toBe(1);
  expect(await paymentOf(paymentId)).toMatchObject({ hold: 'spent', status: 'completed', outcome: 'applied' });
  expect([await balanceOf(app, account), await held()]).toEqual([0, 0]);
  // One journal takes the wallet's part, one settles both.
  expect(await booksOf(app, orderId)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
  const { body } = await app.rest('GET', `/payments/orders/${orderId}`, { token: account.token });
  expect(body['items']).toMatchObject([{ total_amount: price, wallet_amount: 4_000_000 }]);
  const { body: papers } = await app.rest('GET', '/receipts', { token: account.token });
  expect(papers['items']).toMatchObject([{ amount: price, wallet_amount: 4_000_000, method: 'gateway' }]);
});

it('needs no gateway when the wallet is enough', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials + 50);
  const mutation = `mutation ($id: ID!, $key: String) { requestSplitPayment(orderId: $id, idempotencyKey: $key) { paymentUrl payment { id gateway status amountRials walletRials } } }`;
  const pay = () => app.graphql(mutation, { id: order.id, key: 'enough' }, account.token);
  const { data, errors } = await pay();
  expect([errors, data]).toMatchObject([
    undefined,
    { requestSplitPayment: { paymentUrl: null, payment: { gateway: 'wallet', status: 'completed', walletRials: 0 } } },
  ]);
  expect((await pay()).data).toEqual(data);
  expect(await balanceOf(app, account)).toBe(50);
});

it('is a plain payment where the wallet is empty', async () => {
  const { price, paymentId } = await openSplit(5);
  expect(await paymentOf(paymentId)).toMatchObject({ gateway: price, wallet: 0, hold: null });
});

it('leaves the gateway at least what it takes', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, order.priceRials - 10);
  const { body } = await payOrder(app, account, order.id, 'split');
  expect(await paymentOf(String(body['payment_id']))).toMatchObject({
    gateway: 10_000,
    wallet: order.priceRials - 10_000,
  });
  expect(await balanceOf(app, account)).toBe(9_990);
  await app.rest('POST', '/payments/cancel', { body: { payment_id: body['payment_id'] }, token: account.token });
});

describe('the held part comes back', () => {
  it('when the payer turns back', async () => {
    const { account, authority, url, paymentId } = await openSplit(3_000_000);
    await atGateway(url, { do: 'cancel' });
    expect((await verify(authority, 'NOK')).body).toMatchObject({ success: false, error_code: 'PAYMENT_CANCELED' });
    expect(await paymentOf(paymentId)).toMatchObject({ hold: 'released', status: 'cancelled' });
    expect([await balanceOf(app, account), await held()]).toEqual([3_000_000, 0]);
  });

  it('when the gateway says that nothing was paid', async () => {
    const { account, authority, url } = await openSplit(3_000_000);
    await atGateway(url, { do: 'pay', outcome: '-51' });
    expect((await verify(authority)).body).toMatchObject({ success: false, error_code: 'PAYMENT_FAILED' });
    expect(await balanceOf(app, account)).toBe(3_000_000);
  });

  it('when the customer cancels, edits or deletes', async () => {
    const canceled = await openSplit(3_000_000);
    await app.rest('POST', '/payments/cancel', {
      body: { payment_id: canceled.paymentId },
      token: canceled.account.token,
    });
    expect(await balanceOf(app, canceled.account)).toBe(3_000_000);
    const deleted = await openSplit(3_000_000);
    expect((await app.rest('DELETE', `/orders/${deleted.orderId}`, { token: deleted.account.token })).status).toBe(200);
    expect(await balanceOf(app, deleted.account)).toBe(3_000_000);
  });

  it('when nobody pays within the hour', async () => {
    const { account, paymentId } = await openSplit(3_000_000);
    clock.advance(61 * 60_000);
    await reconcilePayments(app.ctx());
    expect(await paymentOf(paymentId)).toMatchObject({ hold: 'released', status: 'failed' });
    const text = `select balance_rials as held from ledger_accounts where user_id = $1`;
    expect((await row<{ held: number }>(app.ctx().em, text, [account.id]))?.held).toBe(3_000_000);
  });

  it('when the gateway does not open a session', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    await fillWallet(app, account, 3_000_000);
    const port = app.app.services.ports.gateways.default;
    const real = port.request;
    Object.assign(port, { request: () => Promise.reject(new Error('planted')) });
    const { level } = app.app.services.log;
    app.app.services.log.level = 'silent';
    expect((await payOrder(app, account, order.id, 'split', 'k')).status).toBe(500);
    app.app.services.log.level = level;
    Object.assign(port, { request: real });
    expect([await balanceOf(app, account), await held()]).toEqual([3_000_000, 0]);
    // The same key may try again, and holds anew.
    expect((await payOrder(app, account, order.id, 'split', 'k')).status).toBe(200);
    expect([await balanceOf(app, account), await held()]).toEqual([0, 3_000_000]);
    expect((await app.rest('DELETE', `/orders/${order.id}`, { token: account.token })).status).toBe(200);
  });
});

it('credits the gateway’s part when it comes after the wallet’s has gone back', async () => {
  const { account, authority, url, price, paymentId, orderId } = await openSplit(3_000_000);
  await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
  await atGateway(url);
  expect((await verify(authority)).body).toMatchObject({ success: true });
  expect(await balanceOf(app, account)).toBe(price);
  expect(await booksOf(app, orderId)).toMatchObject({ paidInvoices: 0 });
});

it('gives both parts back when the order is dropped', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const { account, authority, url, price, orderId } = await openSplit(3_000_000);
  await atGateway(url);
  await verify(authority);
  await app.rest('PATCH', `/admin/orders/${orderId}`, { body: { status: 'cancelled' }, token: admin.token });
  expect(await balanceOf(app, account)).toBe(price);
});

it('refunded at once gives the card its part and the wallet its own', async () => {
  const admin = await createAccount(app, { role: 'admin' });
  const { account, authority, url, price, paymentId } = await openSplit(3_000_000);
  await atGateway(url);
  await verify(authority);
  const { body } = await app.rest('POST', '/payments/refund', { body: { payment_id: paymentId }, token: admin.token });
  expect(body).toMatchObject({ amount: price, method: 'gateway' });
  expect(await balanceOf(app, account)).toBe(3_000_000);
});

it('answers a double click and a key with one session', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, 2_000_000);
  const clicks = await Promise.all([1, 2, 3].map(() => payOrder(app, account, order.id, 'split')));
  expect(new Set(clicks.map(({ body }) => body['payment_id'])).size).toBe(1);
  expect(await held()).toBe(2_000_000);
  const keyed = await Promise.all([1, 2, 3].map(() => payOrder(app, account, order.id, 'split', 'same')));
  expect(new Set(keyed.map(({ body }) => body['payment_id'])).size).toBe(1);
  expect(await held()).toBe(2_000_000);
});

it('pays an invoice as well', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  await fillWallet(app, account, 2_000_000);
  const pay = `mutation ($id: ID!) { payInvoice(id: $id, method: split) { success paymentUrl invoice { status } } }`;
  const { data } = await app.graphql<{ payInvoice: { paymentUrl: string } }>(
    pay,
    { id: order.invoiceId },
    account.token,
  );
  await atGateway(data.payInvoice.paymentUrl);
  await verify(data.payInvoice.paymentUrl.split('/').pop() ?? '');
  const { body } = await app.rest('GET', `/invoices/${order.invoiceId}`, { token: account.token });
  expect(body).toMatchObject({ status: 'paid' });
  expect(await balanceOf(app, account)).toBe(0);
});
