/** Money between the gateway's verify and our commit: whatever dies there, it settles once. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { ERRORS } from '#core/errors/errors.js';
import { WALLET } from '#core/limits/limits.js';
import { rial } from '#core/money.js';
import { reconcilePayments } from '#features/payments/reconcile.js';
import { projectPath } from '#platform/paths.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, eventually, type TestApp } from '#tests/helpers/app.js';
import { manualClock } from '#tests/helpers/clock.js';
import { createTestDatabase } from '#tests/helpers/database.js';
import { startGatewaySandbox, type GatewaySandbox } from '#tests/helpers/gateway.js';
import { balanceOf, booksOf, ledgerFaults, openDeposit, openOrderPayment, placeOrder } from '#tests/helpers/money.js';

const LATE_MS = 4000;
const clock = manualClock(new Date().toISOString());
let gateway: GatewaySandbox;
let app: TestApp;
let admin: pg.Client;
let env: Record<string, string>;

beforeAll(async () => {
  const database = await createTestDatabase();
  gateway = await startGatewaySandbox(database.url, { lateMs: LATE_MS });
  env = { ZARINPAL_BASE_URL: gateway.baseUrl, ZARINPAL_MERCHANT_ID: gateway.merchantId };
  app = await createTestApp({ env, database, clock, worker: false });
  admin = new pg.Client({ connectionString: database.url });
  admin.on('error', () => undefined);
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await app?.close();
  await gateway?.close();
  await app?.database.drop();
});
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

const verify = (authority: string): ReturnType<TestApp['rest']> =>
  app.rest('POST', '/payments/verify', { body: { authority } });

/** The last write of a settlement fails while `work` runs, after the gateway has verified. */
async function whileReceiptsFail(work: () => Promise<void>): Promise<void> {
  await admin.query(
    `create function test_refuse() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
  );
  await admin.query('create trigger test_refuse before insert on receipts for each row execute function test_refuse()');
  try {
    await work();
  } finally {
    await admin.query('drop trigger test_refuse on receipts');
    await admin.query('drop function test_refuse()');
  }
}

it('settles on the retry when the transaction failed', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { authority } = await openOrderPayment(app, account, order.id);
  await gateway.pay(authority);
  const log = silenceLog();
  await whileReceiptsFail(async () => {
    expect((await verify(authority)).status).toBe(500);
    expect(await booksOf(app, order.id)).toEqual({ journals: 0, receipts: 0, paidInvoices: 0 });
  });
  log.restore();
  const { status, body } = await verify(authority);
  expect([status, body['success']]).toEqual([200, true]);
  expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
});

it('settles once when the answer of the gateway was lost', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { authority } = await openOrderPayment(app, account, order.id);
  await gateway.pay(authority, 'lost_answer');
  expect((await verify(authority)).status).toBeGreaterThanOrEqual(500);
  expect((await verify(authority)).body).toMatchObject({ success: true });
  expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
});

describe('a refusal after a verify without an answer', () => {
  const open = async (): Promise<{ account: Account; authority: string; paymentId: string }> => {
    const account = await createAccount(app);
    return { account, ...(await openDeposit(app, account)) };
  };
  const refused = async (authority: string): Promise<void> => {
    await gateway.provoke(authority, '-54');
    const { status } = await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    expect(status).toBeGreaterThanOrEqual(400);
  };
  const leases = async (paymentId: string): Promise<unknown> =>
    (await admin.query('select status, lease_token is not null as leased from payments where id = $1', [paymentId]))
      .rows[0];

  it('cannot hide money that the gateway has verified', async () => {
    const { account, authority, paymentId } = await open();
    await gateway.pay(authority, 'lost_answer');
    await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    await refused(authority);
    expect(await leases(paymentId)).toEqual({ status: 'failed', leased: true });
    await gateway.provoke(authority, null);
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('cannot hide money that came after the payment was canceled', async () => {
    const { account, authority, paymentId } = await open();
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    await gateway.payAndClose(authority, 'lost_answer');
    await reconcilePayments(app.ctx());
    await refused(authority);
    await gateway.provoke(authority, null);
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  const leaveLease = async (paymentId: string): Promise<void> => {
    const text = 'update payments set lease_token = gen_random_uuid(), lease_until = $2 where id = $1';
    await admin.query(text, [paymentId, new Date(clock.now().getTime() - 1000)]);
  };

  it('is not final by an inquiry from before the money came', async () => {
    const { account, authority, paymentId } = await open();
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    await leaveLease(paymentId);
    const port = app.app.services.ports.gateways.default;
    const inquire = port.inquire.bind(port);
    const late = jest.spyOn(port, 'inquire').mockImplementationOnce(async (asked) => {
      const state = await inquire(asked);
      await gateway.payAndClose(authority, 'lost_answer');
      await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
      return state;
    });
    await reconcilePayments(app.ctx());
    late.mockRestore();
    expect(await leases(paymentId)).toEqual({ status: 'cancelled', leased: true });
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('is not final while its call may still reach the gateway', async () => {
    const { account, authority, paymentId } = await open();
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    await leaveLease(paymentId);
    await reconcilePayments(app.ctx());
    expect(await leases(paymentId)).toEqual({ status: 'cancelled', leased: true });
    await gateway.payAndClose(authority, 'lost_answer');
    // A call of the lease, which reaches the gateway only now.
    const call = app.app.services.ports.gateways.default.verify({ authority, amountRials: rial(1_000_000) });
    await expect(call).rejects.toThrow();
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('is final once the inquiry agrees', async () => {
    const { authority, paymentId } = await open();
    await leaveLease(paymentId);
    const { body } = await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    expect(body).toMatchObject({ success: false, error_code: 'PAYMENT_FAILED' });
    expect(await leases(paymentId)).toEqual({ status: 'failed', leased: true });
    clock.advance(6 * 60_000);
    await reconcilePayments(app.ctx());
    expect(await leases(paymentId)).toEqual({ status: 'failed', leased: false });
  });
});

it('makes losers wait for the winner and say the same', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { authority } = await openOrderPayment(app, account, order.id);
  await gateway.pay(authority, 'late');
  const answers = await Promise.all(Array.from({ length: 12 }, () => verify(authority)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['ref_id'])}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  const [booked] = (await gateway.book()).filter((line) => line.authority === authority);
  expect(booked?.verified_count).toBe(1);
});

it('lets the next one settle when the winner has died', async () => {
  const account = await createAccount(app);
  const order = await placeOrder(app, account);
  const { authority, paymentId } = await openOrderPayment(app, account, order.id);
  await gateway.pay(authority);
  await admin.query(`update payments set lease_token = gen_random_uuid(), lease_until = $2 where id = $1`, [
    paymentId,
    new Date(clock.now().getTime() + 45_000),
  ]);
  const waiting = verify(authority);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await booksOf(app, order.id)).toMatchObject({ journals: 0 });
  clock.advance(46_000);
  expect((await waiting).body).toMatchObject({ success: true });
  expect(await booksOf(app, order.id)).toMatchObject({ journals: 1, receipts: 1 });
});

describe('a server killed between verify and commit', () => {
  /**
   * Another process of the product takes the verify and is killed while the gateway, having verified, still answers.
   */
  async function killWhileVerifying(path: string, authority: string): Promise<void> {
    await gateway.provoke(authority, 'late', 1);
    const child = fork(projectPath('dist/tests/helpers/network/app-process.js'), {
      env: { ...env, DATABASE_URL: app.database.url, PATH: process.env['PATH'] ?? '' },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const url = await addressOf(child);
    const call = fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authority }),
    });
    const died = call.then(
      () => false,
      () => true,
    );
    await eventually('the gateway has verified', async () =>
      (await gateway.book()).some((line) => line.authority === authority && line.status === 'VERIFIED'),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await died).toBe(true);
  }

  async function addressOf(child: ChildProcess): Promise<string> {
    const [message] = (await once(child, 'message')) as [{ url: string }];
    return message.url;
  }

  it('is settled once by the retry of the customer', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { authority } = await openOrderPayment(app, account, order.id);
    await gateway.pay(authority);
    await killWhileVerifying('/payments/verify', authority);
    expect(await booksOf(app, order.id)).toMatchObject({ journals: 0 });
    clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(authority)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['ref_id'])}`)).size).toBe(1);
    expect(await booksOf(app, order.id)).toEqual({ journals: 1, receipts: 1, paidInvoices: 1 });
  });

  it('is settled once by the reconciler', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account, 2_000_000);
    await gateway.pay(authority);
    await killWhileVerifying('/wallets/me/deposit/verify', authority);
    clock.advance(60_000);
    await Promise.all([reconcilePayments(app.ctx()), reconcilePayments(app.ctx())]);
    expect(await balanceOf(app, account)).toBe(2_000_000);
    expect(await booksOf(app, paymentId)).toMatchObject({ journals: 1, receipts: 1 });
  });
});

describe('the reconciler', () => {
  it('settles for customers who closed the browser', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => createAccount(app)));
    for (const account of accounts) await gateway.payAndClose((await openDeposit(app, account)).authority);
    await reconcilePayments(app.ctx());
    for (const account of accounts) expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('settles late money of a canceled payment, once', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account);
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    await gateway.payAndClose(authority);
    await reconcilePayments(app.ctx());
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('settles late money whose answer was lost', async () => {
    const account = await createAccount(app);
    const { authority, paymentId } = await openDeposit(app, account);
    await app.rest('POST', '/payments/cancel', { body: { payment_id: paymentId }, token: account.token });
    await gateway.payAndClose(authority, 'lost_answer');
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(0);
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(1_000_000);
  });

  it('settles for an order deleted after a lost answer', async () => {
    const account = await createAccount(app);
    const order = await placeOrder(app, account);
    const { authority } = await openOrderPayment(app, account, order.id);
    await gateway.pay(authority, 'lost_answer');
    expect((await verify(authority)).status).toBeGreaterThanOrEqual(500);
    const deleted = await app.rest('DELETE', `/orders/${order.id}`, { token: account.token });
    expect(deleted.status).toBe(200);
    clock.advance(60_000);
    await reconcilePayments(app.ctx());
    expect(await balanceOf(app, account)).toBe(order.priceRials);
  });

  it('ends what nobody paid after an hour', async () => {
    const account = await createAccount(app);
    const { paymentId, authority } = await openDeposit(app, account);
    await reconcilePayments(app.ctx());
    const status = async (): Promise<unknown> =>
      (await app.rest('GET', `/payments/status?payment_id=${paymentId}`, { token: account.token })).body['status'];
    expect(await status()).toBe('pending');
    clock.advance(61 * 60_000);
    // The clock has outlived the access token; the payment is read as the system sees it.
    await reconcilePayments(app.ctx());
    const { rows } = await admin.query<{ status: string; failure_code: string }>(
      'select status, failure_code from payments where id = $1',
      [paymentId],
    );
    expect(rows[0]).toEqual({ status: 'failed', failure_code: 'PAYMENT_EXPIRED' });
    // S-185: whoever comes back then reads that the time is over.
    const { status: answered, body } = await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    expect([answered, body['success'], body['error_code']]).toEqual([200, false, 'PAYMENT_EXPIRED']);
  });

  it('S-185 answers a late return that its time is over', async () => {
    const account = await createAccount(app);
    const { authority } = await openDeposit(app, account);
    clock.advance(61 * 60_000);
    const { body } = await app.rest('POST', '/wallets/me/deposit/verify', { body: { authority } });
    expect(body).toMatchObject({ success: false, error_code: 'PAYMENT_EXPIRED', error: ERRORS.PAYMENT_EXPIRED.fa });
  });

  it('S-168 says by its own clock how long is left', async () => {
    const account = await createAccount(app);
    await openDeposit(app, account);
    clock.advance(10 * 60_000);
    const query = '{ wallet { pendingDeposit { remainingSeconds createdAt expiresAt } } }';
    const { data } = await app.graphql<{ wallet: { pendingDeposit: Record<string, string> } }>(
      query,
      {},
      account.token,
    );
    const { remainingSeconds, createdAt, expiresAt } = data.wallet.pendingDeposit;
    expect(remainingSeconds).toBe(50 * 60);
    expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(WALLET.pendingMs);
  });
});

it('keeps a cancellation made while the session opens', async () => {
  const account = await createAccount(app);
  const port = app.app.services.ports.gateways.default;
  const request = port.request.bind(port);
  const opening = jest.spyOn(port, 'request').mockImplementationOnce(async (input) => {
    const answer = await request(input);
    const { rows } = await admin.query<{ id: string }>('select id from payments where user_id = $1', [account.id]);
    const body = { payment_id: rows[0]?.id };
    expect((await app.rest('POST', '/payments/cancel', { body, token: account.token })).status).toBe(200);
    return answer;
  });
  const body = { amount: 1_500_000, description: 'واریز به کیف پول' };
  const { status } = await app.rest('POST', '/wallets/me/deposit', { body, token: account.token });
  opening.mockRestore();
  expect(status).toBe(402);
  const { rows } = await admin.query<{ status: string; authority: string }>(
    'select status, authority from payments where user_id = $1',
    [account.id],
  );
  expect(rows).toEqual([{ status: 'cancelled', authority: expect.any(String) as string }]);
});

/** The planted fault is logged as unexpected, as it should be; a test's output stays quiet. */
function silenceLog(): { restore: () => void } {
  const { level } = app.app.services.log;
  app.app.services.log.level = 'silent';
  return { restore: () => void (app.app.services.log.level = level) };
}
