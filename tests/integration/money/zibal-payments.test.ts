/** Payments through Zibal, over its real protocol: opened, settled, refused, late, reviewed, and given back. */
import { reconcilePayments } from '#features/payments/reconcile.js';
import { row } from '#platform/db/rows.js';
import { createLogger } from '#platform/log/log.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualClock, type ManualClock } from '#tests/helpers/clock.js';
import { createTestDatabase } from '#tests/helpers/database.js';
import { startZibalSandbox, type ZibalSandbox } from '#tests/helpers/gateway.js';
import { balanceOf, ledgerFaults, openDeposit, type OpenedSession } from '#tests/helpers/money.js';
import { TEST_REFUND_TOKEN } from '#server/adapters/gateways/zibal/simulation/zibal.calls.js';

const AMOUNT = 1_000_000;
const MINUTE = 60_000;

let clock: ManualClock;
let zibal: ZibalSandbox;
let app: TestApp;
let payer: Account;

beforeAll(async () => {
  clock = manualClock(new Date().toISOString());
  const database = await createTestDatabase();
  zibal = await startZibalSandbox(database.url, { clock });
  const env = {
    ZIBAL_MERCHANT_ID: 'zibal',
    ZIBAL_BASE_URL: zibal.baseUrl,
    ZIBAL_REFUND_TOKEN: TEST_REFUND_TOKEN,
    ZIBAL_REFUND_ACCOUNT_ID: 'a1',
    ZIBAL_REFUND_BASE_URL: zibal.baseUrl,
  };
  app = await createTestApp({ env, database, clock, worker: false, log: createLogger('silent') });
});
beforeEach(async () => {
  payer = await createAccount(app);
});
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));
afterAll(async () => {
  await app?.close();
  await zibal?.close();
  await app?.database.drop();
});

const open = (): Promise<OpenedSession> => openDeposit(app, payer, AMOUNT);
const verifyNamed = (authority: string, status = 'OK'): Promise<RestAnswer> =>
  app.rest('POST', '/wallets/me/deposit/verify', { body: { authority, status } });
const verify = ({ authority }: OpenedSession): Promise<RestAnswer> => verifyNamed(authority);
const booked = async ({ authority }: OpenedSession) =>
  (await zibal.book()).find((line) => authority.startsWith(`${line.authority}-`));

const PAYMENT = `select status, gateway, outcome, gateway_code as "gatewayCode", ref_id as "refId", review_reason as "reviewReason" from payments where id = $1`;
const stored = ({ paymentId }: OpenedSession): Promise<unknown> => row(app.ctx().em, PAYMENT, [paymentId]);

it('brings the browser back with its reference', async () => {
  const session = await open();
  const back = new URL(await zibal.pay(session.authority));
  expect(session.authority).toBe(`${back.searchParams.get('trackId')}-${back.searchParams.get('reference')}`);
  expect(back.searchParams.get('success')).toBe('1');
  expect(back.searchParams.get('order_id')).toBe(session.paymentId);
});

it('settles once, with the number of the bank', async () => {
  const session = await open();
  await zibal.pay(session.authority);
  const answers = await Promise.all([verify(session), verify(session), verify(session)]);
  expect(answers.map(({ body }) => body['success'])).toEqual([true, true, true]);
  expect(await balanceOf(app, payer)).toBe(AMOUNT);
  const line = await booked(session);
  expect(line).toMatchObject({ status: 'VERIFIED', verified_count: 1 });
  expect(await stored(session)).toMatchObject({ status: 'completed', gateway: 'zibal', refId: line?.ref_id });
});

it('cannot be settled by its trackId alone', async () => {
  const session = await open();
  await zibal.pay(session.authority);
  const [track = ''] = session.authority.split('-');
  for (const guess of [track, `${track}-`, `${track}-${'0'.repeat(32)}`])
    expect((await verifyNamed(guess)).body).toMatchObject({ error_code: 'INVALID_AUTHORITY' });
  expect(await stored(session)).toMatchObject({ status: 'pending' });
});

it('counts bare trackIds as guesses', async () => {
  const guesser = await createTestApp({
    database: app.database,
    clock,
    worker: false,
    rateLimitFactor: 1,
    log: createLogger('silent'),
  });
  try {
    const codes = new Set<unknown>();
    for (let track = 0; track < 12; track += 1) {
      const body = { authority: `1596644223${track}`, status: 'OK' };
      codes.add((await guesser.rest('POST', '/wallets/me/deposit/verify', { body })).body['error_code']);
    }
    expect([...codes]).toEqual(['INVALID_AUTHORITY', 'RATE_LIMITED']);
  } finally {
    await guesser.close();
  }
});

it('is cancelled where the payer turned back', async () => {
  const session = await open();
  expect(await zibal.cancel(session.authority)).toContain('success=0');
  expect((await verifyNamed(session.authority, 'NOK')).body).toMatchObject({ success: false });
  expect(await stored(session)).toMatchObject({ status: 'cancelled' });
});

it('says that the bank refused', async () => {
  const session = await open();
  await zibal.pay(session.authority, '202');
  expect((await verify(session)).body).toMatchObject({ success: false, error_code: 'PAYMENT_FAILED' });
  expect(await stored(session)).toMatchObject({ gatewayCode: 5 });
  expect(await balanceOf(app, payer)).toBe(0);
});

it.each(['lost_answer', 'repeated', 'server_error'])('settles after the fault %s', async (fault) => {
  const session = await open();
  await zibal.pay(session.authority, fault);
  await verify(session);
  expect((await verify(session)).body).toMatchObject({ success: true });
  expect(await balanceOf(app, payer)).toBe(AMOUNT);
});

it('cannot settle with another amount', async () => {
  const session = await open();
  await zibal.pay(session.authority, 'other_amount');
  expect((await verify(session)).body).toMatchObject({ success: false });
  expect(await stored(session)).toMatchObject({ status: 'needs_review', reviewReason: 'amount' });
  expect(await balanceOf(app, payer)).toBe(0);
});

it('is settled by the reconciler without a return', async () => {
  const session = await open();
  await zibal.payAndClose(session.authority);
  clock.advance(MINUTE);
  await reconcilePayments(app.ctx());
  expect(await stored(session)).toMatchObject({ status: 'completed' });
  expect(await balanceOf(app, payer)).toBe(AMOUNT);
});

it('settles money that comes after its session ended', async () => {
  const session = await open();
  clock.advance(70 * MINUTE);
  await reconcilePayments(app.ctx());
  expect(await stored(session)).toMatchObject({ status: 'failed' });
  await zibal.payAndClose(session.authority);
  clock.advance(10 * MINUTE);
  await reconcilePayments(app.ctx());
  expect(await stored(session)).toMatchObject({ status: 'completed', outcome: 'applied' });
});

it('lists its method, and keeps the documented fields', async () => {
  const { body } = await app.rest('GET', '/payments/methods');
  expect((body['items'] as { id: string }[]).map(({ id }) => id)).toEqual(['zibal', 'wallet']);
});
