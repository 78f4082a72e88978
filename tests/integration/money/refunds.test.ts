/**
 * Giving money back: to the card while the gateway can, else to the wallet, never more than was paid (specification 2
 * §4).
 */
import type pg from 'pg';
import { AppError } from '#core/errors/errors.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import type { RestAnswer, TestApp } from '#tests/helpers/app.js';
import type { GatewaySandbox } from '#tests/helpers/gateway.js';
import { balanceOf, ledgerFaults, openDeposit, openOrderPayment, payOrder, placeOrder } from '#tests/helpers/money.js';
import {
  openRefundWorld,
  paidAtGateway,
  paidFromWallet,
  type RefundWorld,
  type PaidOrder,
} from '#tests/helpers/refunds.js';

let world: RefundWorld;
let gateway: GatewaySandbox;
let app: TestApp;
let admin: Account;
let database: pg.Client;
beforeAll(async () => {
  world = await openRefundWorld();
  ({ gateway, app, admin, database } = world);
});
afterAll(() => world?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const SUMS = 'query ($id: ID!) { payment(id: $id) { refundedRials refundingRials } }';

const refund = (paymentId: string, more: object = {}, key?: string, token = admin.token): Promise<RestAnswer> =>
  app.rest('POST', '/payments/refund', {
    body: { payment_id: paymentId, ...more },
    token,
    headers: key ? { 'idempotency-key': key } : {},
  });

const statusAt = async (authority: string): Promise<string | undefined> =>
  (await gateway.book()).find((line) => line.authority === authority)?.status;

const paymentStatusOf = async ({ account, order }: PaidOrder): Promise<unknown> =>
  (await app.rest('GET', `/orders/${order.id}`, { token: account.token })).body['payment_status'];

describe('S-220 a full refund', () => {
  it('within 30 minutes goes back to the card', async () => {
    const paid = await paidAtGateway(world);
    const { status, body } = await refund(paid.paymentId, { reason: 'درخواست مشتری' });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ success: true, amount: paid.order.priceRials, method: 'gateway' }),
    ]);
    expect(await statusAt(paid.authority)).toBe('REVERSED');
    expect(await balanceOf(app, paid.account)).toBe(0);
    expect(await paymentStatusOf(paid)).toBe('refunded');
  });

  it('after 30 minutes goes to the wallet', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { authority, paymentId } = await openOrderPayment(app, account, order.id);
    await gateway.pay(authority);
    await app.rest('POST', '/payments/verify', { body: { authority } });
    await database.query(`update payments set settled_at = settled_at - interval '31 minutes' where id = $1`, [
      paymentId,
    ]);
    expect((await refund(paymentId)).body).toMatchObject({ amount: order.priceRials, method: 'wallet' });
    expect(await balanceOf(app, account)).toBe(order.priceRials);
    expect(await statusAt(authority)).toBe('VERIFIED');
  });

  it('goes to the wallet when the gateway refuses to reverse', async () => {
    const paid = await paidAtGateway(world);
    const port = app.app.services.ports.gateways.default;
    const real = port.reverse;
    Object.assign(port, {
      reverse: () => Promise.reject(new AppError('GATEWAY_ERROR', { details: { gatewayCode: -60 } })),
    });
    expect((await refund(paid.paymentId)).body).toMatchObject({ method: 'wallet' });
    Object.assign(port, { reverse: real });
    expect(await balanceOf(app, paid.account)).toBe(paid.order.priceRials);
  });

  it('is finished by the reconciler when the answer was lost', async () => {
    const paid = await paidAtGateway(world);
    const port = app.app.services.ports.gateways.default;
    const real = port.reverse;
    // The gateway has reversed, but its answer never came.
    Object.assign(port, {
      reverse: async (given: Parameters<typeof real>[0]) => {
        await real(given);
        throw new AppError('TIMEOUT_ERROR');
      },
    });
    const first = await refund(paid.paymentId);
    expect([first.status, first.body['error_code']]).toEqual([504, 'TIMEOUT_ERROR']);
    const sums = (): ReturnType<TestApp['graphql']> => app.graphql(SUMS, { id: paid.paymentId }, paid.account.token);
    const all = paid.order.priceRials;
    expect((await sums()).data).toEqual({ payment: { refundedRials: 0, refundingRials: all } });
    Object.assign(port, { reverse: real });
    await database.query(`update payment_refunds set lease_until = null where payment_id = $1`, [paid.paymentId]);
    world.clock.advance(50_000);
    await Promise.all([reconcilePayments(app.ctx()), reconcilePayments(app.ctx())]);
    expect(await paymentStatusOf(paid)).toBe('refunded');
    expect((await sums()).data).toEqual({ payment: { refundedRials: all, refundingRials: 0 } });
    expect(await balanceOf(app, paid.account)).toBe(0);
    expect((await refund(paid.paymentId)).body['error_code']).toBe('REFUND_EXCEEDS_PAYMENT');
  });

  it('of a top-up takes it out of the wallet again', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account, 2_000_000);
    await gateway.pay(authority);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    expect((await refund(paymentId)).body).toMatchObject({ method: 'gateway', amount: 2_000_000 });
    expect([await balanceOf(app, account), await statusAt(authority)]).toEqual([0, 'REVERSED']);
  });

  it('of a top-up cannot be made of money that is spent', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account, 25_000_000);
    await gateway.pay(authority);
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    const order = await placeOrder(app, account);
    await payOrder(app, account, order.id, 'wallet');
    expect((await refund(paymentId)).body['error_code']).toBe('INSUFFICIENT_FUNDS');
    expect(await statusAt(authority)).toBe('VERIFIED');
  });
});

describe('S-220 a partial refund', () => {
  it('goes to the wallet, again and again, up to what was paid', async () => {
    const { account, order, paymentId } = await paidAtGateway(world);
    expect((await refund(paymentId, { amount: 1_000_000 })).body).toMatchObject({
      method: 'wallet',
      amount: 1_000_000,
    });
    expect((await refund(paymentId, { amount: '۲٬۰۰۰٬۰۰۰' })).body).toMatchObject({ amount: 2_000_000 });
    const left = order.priceRials - 3_000_000;
    const tooMuch = await refund(paymentId, { amount: left + 10 });
    expect([tooMuch.status, tooMuch.body['error_code'], tooMuch.body['details']]).toEqual([
      409,
      'REFUND_EXCEEDS_PAYMENT',
      { leftRials: left },
    ]);
    expect((await refund(paymentId)).body).toMatchObject({ amount: left });
    expect(await balanceOf(app, account)).toBe(order.priceRials);
    expect((await refund(paymentId)).body['error_code']).toBe('REFUND_EXCEEDS_PAYMENT');
  });

  it('leaves the order paid until all is given back', async () => {
    const paid = await paidFromWallet(world);
    await refund(paid.paymentId, { amount: 10 });
    expect(await paymentStatusOf(paid)).toBe('paid');
    await refund(paid.paymentId);
    expect(await paymentStatusOf(paid)).toBe('refunded');
  });

  it.each([0, -10, 15, 1.5, 'چیزی'])('cannot be of %p rials', async (amount) => {
    const { paymentId } = await paidFromWallet(world);
    const { status, body } = await refund(paymentId, { amount });
    expect([status, body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });
});

describe('a refund', () => {
  it('acts once for one Idempotency-Key', async () => {
    const { account, paymentId } = await paidFromWallet(world);
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(paymentId, { amount: 500_000 }, 'once')));
    expect(new Set(answers.map(({ body }) => body['refund_id'])).size).toBe(1);
    expect(await balanceOf(app, account)).toBe(500_000);
    const other = await refund(paymentId, { amount: 600_000 }, 'once');
    expect([other.status, other.body['error_code']]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('asked for ten times at once gives the money back once', async () => {
    const [card, wallet] = [await paidAtGateway(world), await paidFromWallet(world)];
    for (const { paymentId } of [card, wallet]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => refund(paymentId)));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    }
    expect(await balanceOf(app, card.account)).toBe(0);
    expect(await statusAt(card.authority)).toBe('REVERSED');
    expect(await balanceOf(app, wallet.account)).toBe(wallet.order.priceRials);
  });

  it('and a cancellation at once give the money back once', async () => {
    for (const pay of [paidFromWallet, paidAtGateway]) {
      const paid = await pay(world);
      await Promise.all([
        refund(paid.paymentId),
        app.rest('PATCH', `/admin/orders/${paid.order.id}`, { body: { status: 'cancelled' }, token: admin.token }),
        app.rest('DELETE', `/admin/orders/${paid.order.id}`, { token: admin.token }),
        app.rest('POST', '/wallets/refund-order', { body: { order_id: paid.order.id }, token: paid.account.token }),
      ]);
      const reversed = (await statusAt(paid.authority)) === 'REVERSED';
      expect(await balanceOf(app, paid.account)).toBe(reversed ? 0 : paid.order.priceRials);
    }
  });

  it('cannot be asked for by customers, through either API', async () => {
    const { account, paymentId } = await paidFromWallet(world);
    expect((await refund(paymentId, {}, undefined, account.token)).status).toBe(403);
    const mutation = 'mutation ($id: ID!) { refundPayment(paymentId: $id) { id } }';
    const { errors } = await app.graphql(mutation, { id: paymentId }, account.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('cannot be made of what is not settled', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { paymentId } = await openOrderPayment(app, account, order.id);
    expect((await refund(paymentId)).body['error_code']).toBe('REFUND_NOT_POSSIBLE');
    expect((await refund('01890000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await refund('nothing')).status).toBe(404);
  });

  it('through GraphQL shows with its payment', async () => {
    const { account, paymentId } = await paidFromWallet(world);
    const mutation = `mutation ($id: ID!, $amount: Rial) { refundPayment(paymentId: $id, amountRials: $amount, reason: "x") { amountRials method status } }`;
    const done = await app.graphql(mutation, { id: paymentId, amount: 100_000 }, admin.token);
    expect(done.data).toEqual({ refundPayment: { amountRials: 100_000, method: 'wallet', status: 'completed' } });
    const query = 'query ($id: ID!) { payment(id: $id) { refundedRials refunds { amountRials method } } }';
    const seen = await app.graphql(query, { id: paymentId }, account.token);
    expect(seen.data).toEqual({
      payment: { refundedRials: 100_000, refunds: [{ amountRials: 100_000, method: 'wallet' }] },
    });
  });
});

describe('the database itself', () => {
  const refusal = async (...statements: string[]): Promise<string | null> => {
    await database.query('begin');
    try {
      for (const statement of statements) await database.query(statement);
      await database.query('commit');
      return null;
    } catch (error) {
      await database.query('rollback');
      return (error as pg.DatabaseError).code ?? 'unknown';
    }
  };

  it('cannot give back more than was paid', async () => {
    const { paymentId } = await paidFromWallet(world);
    expect(await refusal(`update payments set refunded_rials = amount_rials + 1 where id = '${paymentId}'`)).toBe(
      '23514',
    );
  });

  it('cannot hold a refund that its payment does not know', async () => {
    const { paymentId } = await paidFromWallet(world);
    const row = `insert into payment_refunds (id, payment_id, amount_rials, method, status, created_at, updated_at)
      values (gen_random_uuid(), '${paymentId}', 10, 'wallet', 'pending', now(), now())`;
    expect(await refusal(row)).toBe('BP005');
    expect(await refusal(`update payments set refunded_rials = 10 where id = '${paymentId}'`)).toBe('BP005');
  });

  it('cannot rewrite a refund or a step', async () => {
    const { paymentId } = await paidFromWallet(world);
    await refund(paymentId, { amount: 10 });
    expect(await refusal(`update payment_refunds set amount_rials = 5 where payment_id = '${paymentId}'`)).toBe(
      'BP004',
    );
    expect(await refusal(`delete from payment_refunds where payment_id = '${paymentId}'`)).toBe('BP004');
    expect(await refusal(`update payment_events set kind = 'failed' where payment_id = '${paymentId}'`)).toBe('BP004');
    expect(await refusal(`delete from payment_events where payment_id = '${paymentId}'`)).toBe('BP004');
    expect(await refusal(`delete from order_status_changes`)).toBe('BP004');
  });
});

it('revenue and cost of orders are less what was given back', async () => {
  const net = async (): Promise<number> =>
    Number((await app.rest('GET', '/payments/stats?period=all', { token: admin.token })).body['net']);
  const before = await net();
  const { account, order, paymentId } = await paidFromWallet(world);
  await refund(paymentId, { amount: 1_000_000 });
  expect((await net()) - before).toBe(order.priceRials - 1_000_000);
  const mine = await app.graphql('{ orderStats { totalCostToman paidToman openToman } }', {}, account.token);
  expect(mine.data).toEqual({
    orderStats: {
      totalCostToman: (order.priceRials - 1_000_000) / 10,
      paidToman: (order.priceRials - 1_000_000) / 10,
      openToman: 0,
    },
  });
});
