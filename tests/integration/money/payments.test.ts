/** Paying orders at the gateway: settled once, by whoever asks, and by nobody else. */
import { AppError } from '#core/errors/errors.js';
import { PAYMENT_TEXTS } from '#features/payments/payment/payments.messages.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import {
  atGateway,
  balanceOf,
  booksOf,
  ledgerFaults,
  openDeposit,
  openOrderPayment,
  placeOrder,
  type PlacedOrder,
} from '#tests/helpers/money.js';

let app: TestApp;
let account: Account;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const VERIFY = `mutation ($authority: String!, $orderId: ID, $status: String) {
  verifyPayment(authority: $authority, orderId: $orderId, status: $status) {
    success refId orderId orderNumber amountRials description error errorCode retryable supportRequired isFinal
    receipt { number refId }
  }
}`;
interface Verified {
  readonly success: boolean;
  readonly refId: string | null;
  readonly errorCode: string | null;
}

async function verify(variables: object, token?: string): Promise<Verified> {
  const answer = await app.graphql<{ verifyPayment: Verified } | null>(VERIFY, variables, token);
  if (!answer.data) throw new Error(answer.errors?.[0]?.extensions['code'] as string);
  return answer.data.verifyPayment;
}

const ORDER = 'query ($id: ID!) { order(id: $id) { status paymentStatus invoice { status paidAt } } }';
async function orderOf(order: PlacedOrder): Promise<unknown> {
  return (await app.graphql<{ order: unknown }>(ORDER, { id: order.id }, account.token)).data.order;
}

describe('a paid session', () => {
  it('settles order, invoice, receipt and ledger', async () => {
    const order = await placeOrder(app, account);
    const session = await openOrderPayment(app, account, order.id);
    const callback = new URL((await atGateway(session.paymentUrl)) ?? '');
    expect(callback.pathname).toBe('/payment/callback');
    expect(callback.searchParams.get('orderId')).toBe(order.id);
    expect(callback.searchParams.get('Authority')).toBe(session.authority);
    const verified = await verify({ authority: session.authority, orderId: order.id, status: 'OK' }, account.token);
    expect(verified).toMatchObject({
      success: true,
      orderId: order.id,
      orderNumber: order.orderNumber,
      amountRials: order.priceRials,
      errorCode: null,
    });
    expect(verified.refId).toMatch(/^\d+$/);
    expect(verified).toMatchObject({ receipt: { number: expect.any(String), refId: verified.refId } });
    expect(await orderOf(order)).toMatchObject({
      status: 'in_progress',
      paymentStatus: 'paid',
      invoice: { status: 'paid' },
    });
    expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
    expect(await balanceOf(app, account)).toBe(0);
  });

  it('settles once for fifty at once over both APIs', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl);
    const calls = Array.from({ length: 50 }, async (_, index) => {
      if (index % 2 === 0)
        return (await verify({ authority, status: 'OK' }, index % 4 === 0 ? account.token : undefined)).refId;
      const { status, body } = await app.rest('POST', '/payments/verify', { body: { authority, order_id: order.id } });
      expect([status, body['success']]).toEqual([200, true]);
      return body['ref_id'];
    });
    const refIds = new Set(await Promise.all(calls));
    expect(refIds.size).toBe(1);
    expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
  });

  it('settles when the gateway says 101 at first', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'pay', outcome: 'repeated' });
    expect(await verify({ authority, status: 'OK' })).toMatchObject({ success: true });
    expect(await booksOf(app, order.id)).toMatchObject({ journals: 1, receipts: 1 });
  });

  it('shows a stranger only success and tracking code', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl);
    const stranger = await createAccount(app);
    const unnamed = { orderId: null, orderNumber: null, amountRials: null, description: null, receipt: null };
    const nobody = { success: true, ...unnamed };
    const seen = await verify({ authority, orderId: order.id, status: 'OK' });
    expect(seen).toMatchObject(nobody);
    expect(await verify({ authority }, stranger.token)).toEqual(seen);
    const { body } = await app.rest('POST', '/payments/verify', { body: { authority }, token: stranger.token });
    const bare = { order_id: null, amount: null, description: null, receipt_id: null };
    expect(body).toMatchObject({ success: true, ref_id: seen.refId, ...bare });
  });

  it('S-180 S-216 S-218 answers the documented fields over REST', async () => {
    const order = await placeOrder(app, account);
    const asked = await app.rest('POST', '/payments', {
      body: { order_id: order.id, amount: 1, payment_method: 'zarinpal' },
      token: account.token,
    });
    expect(asked.body).toMatchObject({
      success: true,
      status: 'pending',
      payment_method: 'zarinpal',
      order_id: order.id,
    });
    await atGateway(asked.body['payment_url'] as string);
    const { body } = await app.rest('POST', '/payments/verify', {
      body: { authority: asked.body['authority'], orderId: order.id },
      token: account.token,
    });
    expect(body).toEqual({
      success: true,
      ref_id: expect.stringMatching(/^\d+$/),
      refId: body['ref_id'],
      order_id: order.id,
      orderId: order.id,
      order_number: order.orderNumber,
      orderNumber: order.orderNumber,
      amount: order.priceRials,
      amount_rials: order.priceRials,
      receipt_id: expect.any(String),
      description: expect.any(String),
      error: null,
      error_code: null,
      errorCode: null,
      error_details: null,
      errorDetails: null,
      retryable: false,
      support_required: false,
      supportRequired: false,
    });
    const receipt = await app.rest('GET', `/receipts/${body['receipt_id'] as string}`, { token: account.token });
    expect(receipt.body).toMatchObject({ ref_id: body['ref_id'], amount: order.priceRials });
    const status = await app.rest('GET', `/payments/status?payment_id=${asked.body['payment_id'] as string}`, {
      token: account.token,
    });
    expect(status.body).toMatchObject({ status: 'completed', ref_id: body['ref_id'], payment_url: null });
    // S-217: the documents say paid as well.
    for (const path of ['/payments/history?status=paid', '/payments/history?status=completed']) {
      const listed = await app.rest('GET', path, { token: account.token });
      expect((listed.body['items'] as { id: string }[]).map(({ id }) => id)).toContain(asked.body['payment_id']);
    }
    expect(status.body['transaction_id']).toEqual(expect.any(String));
  });
});

describe('an authority', () => {
  it('S-183 cannot pay another order', async () => {
    const [mine, other] = [await placeOrder(app, account), await placeOrder(app, account)];
    const session = await openOrderPayment(app, account, mine.id);
    await atGateway(session.paymentUrl);
    await expect(
      verify({ authority: session.authority, orderId: other.id, status: 'OK' }, account.token),
    ).rejects.toThrow('INVALID_AUTHORITY');
    const refused = await app.rest('POST', '/payments/verify', {
      body: { authority: session.authority, order_id: other.id },
    });
    expect([refused.status, refused.body['error_code']]).toEqual([400, 'INVALID_AUTHORITY']);
    expect(await booksOf(app, other.id)).toEqual({ journals: 0, receipts: 0, paidInvoices: 0 });
    await verify({ authority: session.authority });
    const late = await app.rest('POST', '/payments/verify', {
      body: { authority: session.authority, order_id: other.id },
    });
    expect([late.status, late.body['error_code']]).toEqual([409, 'DUPLICATE_PAYMENT']);
    expect(await booksOf(app, other.id)).toEqual({ journals: 0, receipts: 0, paidInvoices: 0 });
  });

  it('cannot turn a deposit into an order, nor back', async () => {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const deposit = await openDeposit(app, owner);
    await atGateway(deposit.paymentUrl);
    await expect(verify({ authority: deposit.authority, orderId: order.id })).rejects.toThrow('INVALID_AUTHORITY');
    const session = await openOrderPayment(app, owner, order.id);
    const asDeposit = await app.rest('POST', '/wallets/me/deposit/verify', {
      body: { authority: session.authority },
      token: owner.token,
    });
    expect([asDeposit.status, asDeposit.body['error_code']]).toEqual([400, 'INVALID_AUTHORITY']);
    expect(await booksOf(app, order.id)).toMatchObject({ journals: 0 });
    expect(await balanceOf(app, owner)).toBe(0);
  });

  it('S-183 S-185 cannot be made up', async () => {
    await expect(verify({ authority: `S${'0'.repeat(35)}` })).rejects.toThrow('INVALID_AUTHORITY');
    const { status } = await app.rest('POST', '/payments/verify', { body: { authority: `A${'1'.repeat(35)}` } });
    expect(status).toBe(400);
  });

  it('S-183 that nobody knows is canceled where the payer turned back', async () => {
    const authority = `S${'0'.repeat(35)}`;
    expect(await verify({ authority, status: 'NOK' })).toMatchObject({
      success: false,
      errorCode: 'PAYMENT_CANCELED',
      isFinal: false,
    });
    for (const path of ['/payments/verify', '/wallets/me/deposit/verify']) {
      const { status, body } = await app.rest('POST', path, { body: { authority, status: 'NOK' } });
      expect([status, body['success'], body['error_code']]).toEqual([200, false, 'PAYMENT_CANCELED']);
    }
  });

  it('cannot settle an amount that the gateway denies', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl, paymentId } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'pay', outcome: '-50' });
    expect(await verify({ authority, status: 'OK' })).toMatchObject({
      success: false,
      errorCode: 'VERIFICATION_FAILED',
      // Asking again cannot change it.
      retryable: false,
      supportRequired: true,
    });
    const { body } = await app.rest('GET', `/payments/status?payment_id=${paymentId}`, { token: account.token });
    expect(body['status']).toBe('needs_review');
    // S-185: "amount invalid".
    const told = await app.rest('POST', '/payments/verify', { body: { authority, status: 'OK' } });
    expect(told.body['error']).toBe(PAYMENT_TEXTS.amountDiffers);
    expect(await booksOf(app, order.id)).toEqual({ journals: 0, receipts: 0, paidInvoices: 0 });
  });
});

describe('an unpaid session', () => {
  it('S-183 is canceled when the payer turned back', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl, paymentId } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'cancel' });
    const { status, body } = await app.rest('POST', '/payments/verify', {
      body: { authority, order_id: order.id, status: 'NOK' },
    });
    expect([status, body['success'], body['error_code'], body['retryable'], body['support_required']]).toEqual([
      200,
      false,
      'PAYMENT_CANCELED',
      true,
      false,
    ]);
    expect(
      (await app.rest('GET', `/payments/status?payment_id=${paymentId}`, { token: account.token })).body['status'],
    ).toBe('cancelled');
  });

  it('cannot be called unpaid where the gateway does not answer', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'cancel' });
    const silent = jest
      .spyOn(app.ctx().ports.gateways.default, 'inquire')
      .mockRejectedValueOnce(new Error('no answer'));
    const canceled = { success: false, errorCode: 'PAYMENT_CANCELED' };
    expect(await verify({ authority, status: 'NOK' })).toMatchObject({ ...canceled, isFinal: false });
    silent.mockRestore();
    expect(await verify({ authority, status: 'NOK' })).toMatchObject({ ...canceled, isFinal: true });
  });

  it('is settled when NOK is a lie', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'close' });
    expect(await verify({ authority, status: 'NOK' })).toMatchObject({ success: true });
    expect(await orderOf(order)).toMatchObject({ status: 'in_progress' });
  });

  it('fails when it was never paid, and can be tried again', async () => {
    const order = await placeOrder(app, account);
    const first = await openOrderPayment(app, account, order.id);
    await atGateway(first.paymentUrl, { do: 'pay', outcome: '-51' });
    expect(await verify({ authority: first.authority, status: 'OK' })).toMatchObject({
      success: false,
      errorCode: 'PAYMENT_FAILED',
      retryable: true,
    });
    const second = await openOrderPayment(app, account, order.id);
    expect(second.authority).not.toBe(first.authority);
    await atGateway(second.paymentUrl);
    expect(await verify({ authority: second.authority })).toMatchObject({ success: true });
  });

  it('stays open when the gateway is broken', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl, { do: 'pay', outcome: 'server_error' });
    const { status, body } = await app.rest('POST', '/payments/verify', { body: { authority } });
    expect([status, body['error_code'], body['retryable']]).toEqual([502, 'GATEWAY_ERROR', true]);
    expect(await verify({ authority })).toMatchObject({ success: true });
    expect(await booksOf(app, order.id)).toMatchObject({ journals: 1, receipts: 1 });
  });
});

it('is not to be asked about again while the gateway refuses us', async () => {
  const order = await placeOrder(app, account);
  const { authority } = await openOrderPayment(app, account, order.id);
  const { default: gateway } = app.ctx().ports.gateways;
  const answers = [-11, -12].map((gatewayCode) => new AppError('GATEWAY_ERROR', { details: { gatewayCode } }));
  const silent = jest.spyOn(gateway, 'verify');
  for (const answer of answers) silent.mockRejectedValueOnce(answer);
  const told = [];
  for (const _ of answers) told.push((await app.rest('POST', '/payments/verify', { body: { authority } })).body);
  silent.mockRestore();
  expect(told).toMatchObject([
    { error_code: 'GATEWAY_ERROR', retryable: false, error: PAYMENT_TEXTS.gatewayRefuses },
    { error_code: 'GATEWAY_ERROR', retryable: true },
  ]);
});

describe('asking for a payment', () => {
  it('answers a double click with one session', async () => {
    const order = await placeOrder(app, account);
    const sessions = await Promise.all(Array.from({ length: 6 }, () => openOrderPayment(app, account, order.id)));
    expect(new Set(sessions.map(({ authority }) => authority)).size).toBe(1);
  });

  it('acts once for one Idempotency-Key', async () => {
    const [order, other] = [await placeOrder(app, account), await placeOrder(app, account)];
    const ask = (body: object): Promise<{ status: number; body: Record<string, unknown> }> =>
      app.rest('POST', '/payments/request', {
        body,
        token: account.token,
        headers: { 'idempotency-key': `k-${order.id}` },
      });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ order_id: order.id })));
    expect(new Set(answers.map(({ body }) => body['payment_id'])).size).toBe(1);
    const conflict = await ask({ order_id: other.id });
    expect([conflict.status, conflict.body['error_code']]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('carries the description that the payer gave', async () => {
    const order = await placeOrder(app, account);
    const body = { order_id: order.id, description: 'سایت <b>فروشگاه</b>' };
    const { body: opened } = await app.rest('POST', '/payments/request', { body, token: account.token });
    await verify({ authority: opened['authority'] as string });
    const { body: list } = await app.rest('GET', '/payments/history', { token: account.token });
    const payments = list['items'] as { id: string; description: string }[];
    expect(payments.find(({ id }) => id === opened['payment_id'])?.description).toBe('سایت فروشگاه');
  });

  it('cannot have a description beyond its bounds', async () => {
    const order = await placeOrder(app, account);
    for (const payment_method of ['zarinpal', 'wallet', 'split']) {
      const body = { order_id: order.id, payment_method, description: 'ا'.repeat(256) };
      const answer = await app.rest('POST', '/payments/request', { body, token: account.token });
      expect([answer.status, answer.body['error_code']]).toEqual([422, 'DESCRIPTION_LENGTH']);
    }
  });

  it('cannot be done for a paid order', async () => {
    const order = await placeOrder(app, account);
    const { authority, paymentUrl } = await openOrderPayment(app, account, order.id);
    await atGateway(paymentUrl);
    await verify({ authority });
    await expect(openOrderPayment(app, account, order.id)).rejects.toThrow('ORDER_NOT_PAYABLE');
  });

  it("cannot be done for another's order", async () => {
    const order = await placeOrder(app, account);
    const stranger = await createAccount(app);
    await expect(openOrderPayment(app, stranger, order.id)).rejects.toThrow('NOT_FOUND');
    const { status } = await app.rest('POST', '/payments/request', {
      body: { order_id: order.id },
      token: stranger.token,
    });
    expect(status).toBe(404);
    expect((await app.rest('POST', '/payments/request', { body: { order_id: order.id } })).status).toBe(401);
  });
});
