/** Two configured gateways: each payment is finished by the one that opened it, whichever opens new ones now. */
import pg from 'pg';
import { createZarinpalGateway } from '#server/adapters/gateways/zarinpal/zarinpal.js';
import { gatewaysOf } from '#server/adapters/gateways/index.js';
import { createLogger } from '#platform/log/log.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import type { PaymentGateway } from '#platform/ports.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock, type ManualClock } from '#tests/helpers/clock.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { startGatewaySandbox, type BookedPayment, type GatewaySandbox } from '#tests/helpers/gateway.js';
import {
  balanceOf,
  ledgerFaults,
  openDeposit,
  openOrderPayment,
  placeOrder,
  type OpenedSession,
} from '#tests/helpers/money.js';

const AMOUNT = 1_000_000;
const MERCHANT_B = '33333333-2222-4333-8444-555555555555';

let clock: ManualClock;
let database: TestDatabase;
let booksOfB: TestDatabase;
let a: GatewaySandbox;
let b: GatewaySandbox;
let atA: PaymentGateway;
let atB: PaymentGateway;
let app: TestApp;
let payer: Account;
let admin: Account;
const log = createLogger('silent');
/** Apps of other configurations over the same database. */
const others: TestApp[] = [];

beforeAll(async () => {
  clock = manualClock(new Date().toISOString());
  [database, booksOfB] = [await createTestDatabase(), await createTestDatabase()];
  [a, b] = [await startGatewaySandbox(database.url, { clock }), await startGatewaySandbox(booksOfB.url, { clock })];
  atA = createZarinpalGateway({ baseUrl: a.baseUrl, merchantId: a.merchantId });
  // A provider of its own, which speaks the same protocol.
  atB = { ...createZarinpalGateway({ baseUrl: b.baseUrl, merchantId: MERCHANT_B }), name: 'second' };
  app = await createTestApp({ database, clock, worker: false, log, ports: { gateways: gatewaysOf(atA, atB) } });
  admin = await createAccount(app, { role: 'admin' });
});
beforeEach(async () => {
  payer = await createAccount(app);
});
afterEach(async () => {
  expect(await ledgerFaults(app)).toEqual([]);
});
afterAll(async () => {
  for (const each of [...others, app]) await each?.close();
  for (const each of [a, b]) await each?.close();
  for (const each of [database, booksOfB]) await each?.drop();
});

/** The same product after a change of its configuration. */
async function configured(opening: PaymentGateway, ...finishing: PaymentGateway[]): Promise<TestApp> {
  const ports = { gateways: gatewaysOf(opening, ...finishing) };
  const other = await createTestApp({ database, clock, worker: false, log, ports });
  others.push(other);
  return other;
}

const bookedAt = async (sandbox: GatewaySandbox, authority: string): Promise<BookedPayment | undefined> =>
  (await sandbox.book()).find((each) => each.authority === authority);

const verify = (on: TestApp, { authority, paymentId }: OpenedSession, status = 'OK'): Promise<RestAnswer> =>
  on.rest('POST', '/wallets/me/deposit/verify', { body: { authority, order_id: paymentId, status } });

const PAYMENT = `query ($id: ID!) { payment(id: $id) { status gateway reviewReason timeline { kind title } } }`;
interface Shown {
  readonly status: string;
  readonly gateway: string;
  readonly reviewReason: string | null;
  readonly timeline: readonly { readonly kind: string; readonly title: string }[];
}
async function shown(id: string): Promise<Shown> {
  return (await app.graphql<{ payment: Shown }>(PAYMENT, { id }, admin.token)).data.payment;
}

async function noticesOf(account: Account): Promise<readonly { title: string; message: string }[]> {
  const { body } = await app.rest('GET', '/notifications', { token: account.token });
  return body['items'] as readonly { title: string; message: string }[];
}

interface Check {
  readonly check: string;
  readonly fault: string | null;
  readonly figures: readonly { readonly name: string; readonly value: number }[];
}

/** The check of the health for payments. */
async function paymentsCheck(on: TestApp): Promise<unknown> {
  const query = '{ systemHealth { checks { check fault figures { name value } } } }';
  const { data } = await on.graphql<{ systemHealth: { checks: readonly Check[] } }>(query, {}, admin.token);
  const found = data.systemHealth.checks.find(({ check }) => check === 'payments');
  const count = found?.figures.find(({ name }) => name === 'unreachablePayments')?.value;
  return { check: found?.check, fault: found?.fault, count };
}

/** Makes every open session an hour older. Their payers stay signed in. */
async function passHour(): Promise<void> {
  const text = `update payments set created_at = created_at - interval '1 hour', check_after = null where status = 'pending'`;
  await app.ctx().em.execute(text);
}

describe('after the default has changed from A to B', () => {
  let changed: TestApp;
  beforeAll(async () => {
    changed = await configured(atB, atA);
  });

  it('opens new payments at B', async () => {
    const session = await openDeposit(changed, payer, AMOUNT);
    expect(await shown(session.paymentId)).toMatchObject({ gateway: 'second' });
    expect(session.paymentUrl).toContain(b.baseUrl);
    await b.pay(session.authority);
    expect((await verify(changed, session)).body).toMatchObject({ success: true });
    expect(await balanceOf(changed, payer)).toBe(AMOUNT);
  });

  it('settles a return from A by A', async () => {
    const session = await openDeposit(app, payer, AMOUNT);
    await a.pay(session.authority);
    expect((await verify(changed, session)).body).toMatchObject({ success: true });
    expect(await bookedAt(a, session.authority)).toMatchObject({ status: 'VERIFIED', verified_count: 1 });
    expect(await balanceOf(changed, payer)).toBe(AMOUNT);
  });

  it('goes on paying at A what was opened there', async () => {
    const { paymentId } = await openDeposit(app, payer, AMOUNT);
    const query = 'query ($id: ID!) { payment(id: $id) { paymentUrl } }';
    const { data } = await changed.graphql<{ payment: { paymentUrl: string } }>(query, { id: paymentId }, payer.token);
    expect(data.payment.paymentUrl).toContain(a.baseUrl);
  });

  it('asks A when a payer comes back without having paid, and when one gives up', async () => {
    const cancelled = await openDeposit(app, payer, AMOUNT);
    await a.cancel(cancelled.authority);
    expect((await verify(changed, cancelled, 'NOK')).body).toMatchObject({ error_code: 'PAYMENT_CANCELED' });
    expect(await shown(cancelled.paymentId)).toMatchObject({ status: 'cancelled' });
    const paid = await openDeposit(app, payer, AMOUNT);
    await a.payAndClose(paid.authority);
    const answer = await changed.rest('POST', '/payments/cancel', {
      token: payer.token,
      body: { payment_id: paid.paymentId },
    });
    expect(answer.body).toMatchObject({ error_code: 'PAYMENT_NOT_CANCELABLE' });
    expect(await shown(paid.paymentId)).toMatchObject({ status: 'completed' });
  });

  it('reconciles each at its own gateway', async () => {
    const earlier = await openDeposit(app, payer, AMOUNT);
    const later = await openDeposit(changed, await createAccount(app), AMOUNT);
    await a.payAndClose(earlier.authority);
    await b.payAndClose(later.authority);
    await reconcilePayments(changed.ctx());
    for (const { paymentId } of [earlier, later]) expect(await shown(paymentId)).toMatchObject({ status: 'completed' });
    expect(await bookedAt(a, earlier.authority)).toMatchObject({ verified_count: 1 });
    expect(await bookedAt(b, later.authority)).toMatchObject({ verified_count: 1 });
  });

  it('reconciles A while B does not answer', async () => {
    const refused = { ...atB, unverified: () => Promise.reject(new Error('no answer')) };
    const halved = await configured(refused, atA);
    const session = await openDeposit(app, payer, AMOUNT);
    await a.payAndClose(session.authority);
    await expect(reconcilePayments(halved.ctx())).rejects.toThrow('no answer');
    expect(await shown(session.paymentId)).toMatchObject({ status: 'completed' });
  });

  it('gives back to the card by A', async () => {
    const order = await placeOrder(app, payer);
    const session = await openOrderPayment(app, payer, order.id);
    await a.pay(session.authority);
    await changed.rest('POST', '/payments/verify', { body: { authority: session.authority, order_id: order.id } });
    const answer = await changed.rest('POST', '/payments/refund', {
      token: admin.token,
      body: { payment_id: session.paymentId },
    });
    expect(answer.body).toMatchObject({ method: 'gateway', amount: order.priceRials });
    expect(await bookedAt(a, session.authority)).toMatchObject({ status: 'REVERSED' });
  });
});

describe('two sessions with one name', () => {
  /** B names its session as A has named another one. */
  async function sameName(): Promise<{ readonly ofA: OpenedSession; readonly ofB: OpenedSession; payerOfB: Account }> {
    const payerOfB = await createAccount(app);
    const ofA = await openDeposit(app, payer, AMOUNT);
    const { authority } = ofA;
    const renaming: PaymentGateway = {
      ...atB,
      request: async (input) => {
        const { authority: made, raw } = await atB.request(input);
        await renamed(made, authority);
        return { authority, raw };
      },
    };
    return { ofA, ofB: await openDeposit(await configured(renaming, atA), payerOfB, AMOUNT), payerOfB };
  }

  async function renamed(from: string, to: string): Promise<void> {
    const client = new pg.Client({ connectionString: booksOfB.url });
    await client.connect();
    await client.query('update sandbox.gateway_session set authority = $2 where authority = $1', [from, to]);
    await client.end();
  }

  it('are told apart by what the address of the callback names', async () => {
    const { ofA, ofB, payerOfB } = await sameName();
    expect(ofB.authority).toBe(ofA.authority);
    await b.pay(ofB.authority);
    expect((await verify(app, ofB)).body).toMatchObject({ success: true });
    expect(await shown(ofA.paymentId)).toMatchObject({ status: 'pending' });
    expect(await bookedAt(a, ofA.authority)).toMatchObject({ status: 'IN_BANK', verified_count: 0 });
    expect([await balanceOf(app, payer), await balanceOf(app, payerOfB)]).toEqual([0, AMOUNT]);
  });

  it('cannot be settled by the name alone, and the reconciler settles the one that was paid', async () => {
    const { ofA, ofB } = await sameName();
    await b.payAndClose(ofB.authority);
    const { body } = await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority: ofA.authority } });
    expect(body).toMatchObject({ success: false, error_code: 'INVALID_AUTHORITY' });
    await reconcilePayments(app.ctx());
    expect(await shown(ofA.paymentId)).toMatchObject({ status: 'pending' });
    expect(await shown(ofB.paymentId)).toMatchObject({ status: 'completed' });
  });

  it('cannot exist at one provider', async () => {
    const { authority } = await openDeposit(app, payer, AMOUNT);
    const other = await openDeposit(app, await createAccount(app), AMOUNT);
    const text = 'update payments set authority = ? where id = ?';
    await expect(app.ctx().em.execute(text, [authority, other.paymentId])).rejects.toThrow('payments_authority_once');
  });
});

describe('a gateway that is not configured any more', () => {
  let without: TestApp;
  beforeAll(async () => {
    without = await configured(atB);
  });
  const close = (on: TestApp, { paymentId }: OpenedSession, account: Account): Promise<RestAnswer> =>
    on.rest('POST', '/payments/cancel', { token: account.token, body: { payment_id: paymentId } });

  it('leaves a payment to a person when its payer returns, and never loses it', async () => {
    const session = await openDeposit(app, payer, AMOUNT);
    await a.pay(session.authority);
    const { body } = await verify(without, session);
    expect(body).toMatchObject({ success: false, error_code: 'VERIFICATION_FAILED' });
    expect(body['error']).toContain('دوباره پرداخت نکنید');
    const payment = await shown(session.paymentId);
    expect(payment).toMatchObject({ status: 'needs_review', reviewReason: 'unreachable' });
    expect(payment.timeline.at(-1)).toMatchObject({ kind: 'unreachable' });
    expect(payment.timeline.at(-1)?.title).toContain('در تنظیمات سرور نیست');
    expect((await noticesOf(admin))[0]?.message).toContain('در تنظیمات سرور نیست');
    const settle = await without.rest('POST', `/admin/payments/${session.paymentId}/settle`, {
      token: admin.token,
      body: { reason: 'رسید بانک دیده شد' },
    });
    expect(settle.body).toMatchObject({ error_code: 'CONFLICT' });
    expect(await balanceOf(app, payer)).toBe(0);
    // Configured again, it is asked about like any other.
    await reconcilePayments(app.ctx());
    expect(await shown(session.paymentId)).toMatchObject({ status: 'completed', reviewReason: null });
    expect(await balanceOf(app, payer)).toBe(AMOUNT);
  });

  it('leaves a payment to a person once its hour is over, and the health says so before', async () => {
    await passHour();
    await reconcilePayments(app.ctx());
    const session = await openDeposit(app, payer, AMOUNT);
    await reconcilePayments(without.ctx());
    expect(await shown(session.paymentId)).toMatchObject({ status: 'pending' });
    expect(await paymentsCheck(without)).toEqual({ check: 'payments', fault: 'unreachable', count: 1 });
    expect(await paymentsCheck(app)).toEqual({ check: 'payments', fault: null, count: 0 });
    await passHour();
    await reconcilePayments(without.ctx());
    expect(await shown(session.paymentId)).toMatchObject({ status: 'needs_review', reviewReason: 'unreachable' });
    // Configured again, a session that nobody has paid has run out.
    await reconcilePayments(app.ctx());
    expect(await shown(session.paymentId)).toMatchObject({ status: 'failed', reviewReason: null });
  });

  it('leaves what its customer cannot give up to an administrator, who closes it once', async () => {
    const session = await openDeposit(app, payer, AMOUNT);
    expect((await close(without, session, payer)).body).toMatchObject({ error_code: 'GATEWAY_ERROR' });
    expect(await shown(session.paymentId)).toMatchObject({ status: 'pending' });
    await verify(without, session);
    expect((await close(without, session, admin)).body).toMatchObject({ success: true, status: 'cancelled' });
    await verify(without, session);
    expect(await shown(session.paymentId)).toMatchObject({ status: 'cancelled' });
  });

  it('cannot be asked by another account of the same provider', async () => {
    const session = await openDeposit(app, payer, AMOUNT);
    await a.payAndClose(session.authority);
    const otherAccount = createZarinpalGateway({ baseUrl: a.baseUrl, merchantId: MERCHANT_B });
    const other = await configured(otherAccount, atB);
    expect((await verify(other, session)).body).toMatchObject({ success: false, error_code: 'VERIFICATION_FAILED' });
    expect(await shown(session.paymentId)).toMatchObject({ status: 'needs_review', reviewReason: 'unreachable' });
    await reconcilePayments(app.ctx());
    expect(await shown(session.paymentId)).toMatchObject({ status: 'completed' });
  });

  it('gives back to the wallet, and keeps what the gateway has not answered reserved', async () => {
    const paidOrder = async (): Promise<OpenedSession & { priceRials: number }> => {
      const order = await placeOrder(app, payer);
      const session = await openOrderPayment(app, payer, order.id);
      await a.pay(session.authority);
      await app.rest('POST', '/payments/verify', { body: { authority: session.authority } });
      return { ...session, priceRials: order.priceRials };
    };
    const refund = (on: TestApp, paymentId: string): Promise<RestAnswer> =>
      on.rest('POST', '/payments/refund', { token: admin.token, body: { payment_id: paymentId } });
    const first = await paidOrder();
    expect((await refund(without, first.paymentId)).body).toMatchObject({ method: 'wallet', amount: first.priceRials });
    expect(await bookedAt(a, first.authority)).toMatchObject({ status: 'VERIFIED' });

    const second = await paidOrder();
    const silent = await configured({ ...atA, inquire: () => Promise.reject(new Error('no answer')) }, atB);
    expect((await refund(silent, second.paymentId)).status).toBe(500);
    expect((await refund(without, second.paymentId)).body).toMatchObject({ error_code: 'GATEWAY_ERROR' });
    clock.advance(60_000);
    await reconcilePayments(without.ctx());
    expect(await shown(second.paymentId)).toMatchObject({ status: 'completed' });
    await reconcilePayments(app.ctx());
    expect(await shown(second.paymentId)).toMatchObject({ status: 'refunded' });
    expect(await bookedAt(a, second.authority)).toMatchObject({ status: 'REVERSED' });
    expect(await balanceOf(app, payer)).toBe(first.priceRials);
  });
});
