/** Closing one's own account: what is shown first, what refuses it, what is left, and money that comes later. */
import { row, rows } from '#platform/db/rows.js';
import { createAccount, PASSWORD, type Account } from '#tests/helpers/accounts.js';
import { byKey } from '#tests/helpers/api-keys.js';
import { createTestApp, eventually, type RestAnswer, type TestApp } from '#tests/helpers/app.js';
import { manualInvoice } from '#tests/helpers/invoices.js';
import {
  atGateway,
  fillWallet,
  ledgerFaults,
  openDeposit,
  openOrderPayment,
  placeOrder,
} from '#tests/helpers/money.js';
import { registeredOrder } from '#tests/helpers/registrations.js';
import { siteOf, untilSite } from '#tests/helpers/sites.js';
import { codeAt, withTwoFactor } from '#tests/helpers/two-factor.js';

let app: TestApp;
let admin: Account;
beforeAll(async () => {
  app = await createTestApp();
  admin = await createAccount(app, { role: 'admin' });
});
afterAll(() => app?.close());
afterEach(async () => expect(await ledgerFaults(app)).toEqual([]));

type Given = Readonly<Record<string, unknown>>;
const close = ({ email, token }: Account, given: Given = {}): Promise<RestAnswer> =>
  app.rest('POST', '/auth/me/close', { token, body: { confirmation: email, password: PASSWORD, ...given } });
const outcome = ({ status, body }: RestAnswer): unknown[] => [status, body['error_code']];
const shown = async ({ token }: Account): Promise<Given> => (await app.rest('GET', '/auth/me/closing', { token })).body;
const verify = (authority: string): Promise<RestAnswer> =>
  app.rest('POST', '/payments/verify', { body: { authority, status: 'OK' } });

interface Stored {
  readonly email: string;
  readonly isRemoved: boolean;
  readonly balance: number;
  readonly sessions: number;
  readonly keys: number;
}
async function stored({ id }: Account): Promise<Stored> {
  const text = `select email, anonymised_at is not null as "isRemoved",
    coalesce((select balance_rials from ledger_accounts where user_id = $1), 0)::bigint as balance,
    (select count(*)::int from sessions where user_id = $1 and revoked_at is null) as sessions,
    (select count(*)::int from api_keys where user_id = $1) as keys from users where id = $1`;
  const found = await row<Stored>(app.ctx().em, text, [id]);
  if (!found) throw new Error('the row of an account is never deleted');
  return found;
}
const isOpen = async (account: Account): Promise<boolean> => !(await stored(account)).isRemoved;

async function openBalances(): Promise<number> {
  const { body } = await app.rest('GET', '/admin/open-work', { token: admin.token });
  const kinds = body['open_work'] as { kind: string; count: number }[];
  return kinds.find(({ kind }) => kind === 'balances')?.count ?? 0;
}

/** Takes a session at the gateway back, as the payer does who leaves it. */
async function givenUp(owner: Account, orderId: string): Promise<{ authority: string; paymentUrl: string }> {
  const open = await openOrderPayment(app, owner, orderId);
  await app.rest('POST', '/payments/cancel', { body: { payment_id: open.paymentId }, token: owner.token });
  return open;
}

it('shows sites, names and invoices, and ends them with the account', async () => {
  const owner = await createAccount(app, { fullName: 'پریا راززاده' });
  const { orderId, name } = await registeredOrder(app, owner);
  const site = await untilSite(app, orderId);
  await manualInvoice(app, owner);
  const unpaid = await placeOrder(app, owner);
  const key = await byKey(app, owner, 'read:orders');
  const before = await shown(owner);
  expect(before).toMatchObject({
    refusals: [],
    balance_rials: 0,
    open_payments: 0,
    open_refunds: 0,
    open_money_back_requests: 0,
    site_count: 1,
    sites: [{ id: site.id }],
    name_count: 1,
    names: [{ name, site: { id: site.id } }],
  });
  expect(before['unpaid_invoices']).toBeGreaterThanOrEqual(2);

  expect((await close(owner)).status).toBe(200);
  const after = await stored(owner);
  expect(after).toMatchObject({ email: `removed-${owner.id}@removed.invalid`, isRemoved: true, sessions: 0, keys: 0 });
  for (const { token } of [owner, key]) expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401);
  const login = await app.rest('POST', '/auth/login', { body: { email: owner.email, password: PASSWORD } });
  expect(login.status).toBe(401);
  const gone = await row<{ status: string; stop: string }>(
    app.ctx().em,
    'select status, stop from sites where order_id = $1',
    [orderId],
  );
  expect(gone).toEqual({ status: 'offline', stop: 'account_removed' });
  const invoices = await rows<{ status: string }>(
    app.ctx().em,
    'select distinct status from invoices where user_id = $1 order by status',
    [owner.id],
  );
  expect(invoices.map(({ status }) => status)).toEqual(['cancelled', 'paid']);
  const renewing = 'select 1 as one from renewals where user_id = $1 and stopped_at is null';
  expect(await rows(app.ctx().em, renewing, [owner.id])).toEqual([]);
  const order = await row(app.ctx().em, 'select status, payment_status as paid from orders where id = $1', [unpaid.id]);
  expect(order).toMatchObject({ status: 'cancelled' });
});

it('sends a last mail whose receiver no table keeps', async () => {
  const owner = await createAccount(app);
  expect((await close(owner)).status).toBe(200);
  const mail = await eventually('the last mail', async () => (await app.mails(owner.email))[0]);
  expect(mail.subject).toBe('حساب شما در برپا بسته شد');
  await eventually('the job is gone', async () => {
    const waiting = await rows(
      app.ctx().em,
      `select 1 as one from graphile_worker._private_jobs where payload::text ~ $1`,
      [owner.email],
    );
    return waiting.length === 0;
  });
  const tables = await rows<{ name: string }>(
    app.ctx().em,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const found = await rows(app.ctx().em, `select 1 as one from "${name}" t where t::text like $1`, [
      `%${owner.email}%`,
    ]);
    expect([name, found.length]).toEqual([name, 0]);
  }
});

it('is in the log of acts, as done by the owner', async () => {
  const owner = await createAccount(app);
  await close(owner);
  const text = 'select action, actor_id as actor from audit_entries where subject_id = $1';
  expect(await rows(app.ctx().em, text, [owner.id])).toEqual([{ action: 'user.close', actor: owner.id }]);
});

it('works by GraphQL as by REST', async () => {
  const owner = await createAccount(app);
  const mutation = 'mutation ($e: String!, $p: String) { closeAccount(confirmation: $e, password: $p) { success } }';
  const query = '{ accountClosing { refusals balanceRials sites { id } names { name } } }';
  const { data } = await app.graphql(query, {}, owner.token);
  expect(data).toEqual({ accountClosing: { refusals: [], balanceRials: 0, sites: [], names: [] } });
  const answer = await app.graphql(mutation, { e: owner.email.toUpperCase(), p: PASSWORD }, owner.token);
  expect(answer.data).toEqual({ closeAccount: { success: true } });
  expect(await isOpen(owner)).toBe(false);
});

describe('cannot be closed', () => {
  it('with money in the wallet', async () => {
    const owner = await createAccount(app);
    await fillWallet(app, owner, 500_000);
    expect(await shown(owner)).toMatchObject({ refusals: ['ACCOUNT_HAS_BALANCE'], balance_rials: 500_000 });
    expect(outcome(await close(owner))).toEqual([409, 'ACCOUNT_HAS_BALANCE']);
    expect(await stored(owner)).toMatchObject({ isRemoved: false, balance: 500_000, sessions: 1 });
  });

  it('with a payment that has not ended', async () => {
    const owner = await createAccount(app);
    await openDeposit(app, owner);
    expect(await shown(owner)).toMatchObject({ refusals: ['ACCOUNT_HAS_OPEN_PAYMENTS'], open_payments: 1 });
    expect(outcome(await close(owner))).toEqual([409, 'ACCOUNT_HAS_OPEN_PAYMENTS']);
    expect(await isOpen(owner)).toBe(true);
  });

  it('with a request for money back', async () => {
    const owner = await createAccount(app);
    const { orderId } = await registeredOrder(app, owner);
    const request = `insert into money_back_requests (id, order_id, user_id, reason, status, created_at)
      values (gen_random_uuid(), $1, $2, 'پشیمان شدم', 'pending', now())`;
    await rows(app.ctx().em, request, [orderId, owner.id]);
    expect(await shown(owner)).toMatchObject({ open_money_back_requests: 1 });
    expect(outcome(await close(owner))).toEqual([409, 'ACCOUNT_HAS_OPEN_PAYMENTS']);
    expect((await siteOf(app, orderId))?.status).not.toBe('offline');
  });

  it.each<[string, Given, string]>([
    ['without the typed address', { confirmation: 'someone@example.com' }, 'VALIDATION_ERROR'],
    ['without the password', { password: null }, 'WRONG_PASSWORD'],
    ['with a wrong password', { password: 'not mine at all' }, 'WRONG_PASSWORD'],
  ])('%s', async (_, given, code) => {
    const owner = await createAccount(app);
    expect(outcome(await close(owner, given))).toEqual([422, code]);
    expect(await isOpen(owner)).toBe(true);
  });

  it('without the second factor where it is on', async () => {
    const owner = await createAccount(app);
    const secret = await withTwoFactor(app, owner.id);
    expect(outcome(await close(owner))).toEqual([422, 'TWO_FACTOR_CODE_INVALID']);
    expect(await isOpen(owner)).toBe(true);
    expect((await close(owner, { code: codeAt(secret, app.ctx().clock.now()) })).status).toBe(200);
    expect(await isOpen(owner)).toBe(false);
  });

  it('by an API key or a visitor', async () => {
    const owner = await createAccount(app);
    const key = await byKey(app, owner, 'write:profile', 'read:profile');
    expect((await close(key)).status).toBe(403);
    expect((await app.rest('GET', '/auth/me/closing', { token: key.token })).status).toBe(403);
    expect((await app.rest('POST', '/auth/me/close', { body: { confirmation: owner.email } })).status).toBe(401);
    expect(await isOpen(owner)).toBe(true);
  });

  it('as the last administrator', async () => {
    const ban = `update users set status = 'banned' where role = 'admin' and id <> $1`;
    await rows(app.ctx().em, ban, [admin.id]);
    expect(await shown(admin)).toMatchObject({ refusals: ['LAST_ADMIN'] });
    expect(outcome(await close(admin))).toEqual([409, 'LAST_ADMIN']);
    const second = await createAccount(app, { role: 'admin' });
    expect((await close(second)).status).toBe(200);
  });
});

it('is closed once by two calls at once', async () => {
  const owner = await createAccount(app);
  const answers = await Promise.all([close(owner), close(owner)]);
  // The slower one finds it closed, or its session ended.
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  for (const { status } of answers) expect([200, 401]).toContain(status);
  const text = 'select count(*)::int as n from audit_entries where subject_id = $1';
  expect(await row(app.ctx().em, text, [owner.id])).toEqual({ n: 1 });
});

describe('money that arrives later', () => {
  it('goes to the wallet and waits for an administrator', async () => {
    const owner = await createAccount(app);
    const order = await placeOrder(app, owner);
    const { authority, paymentUrl } = await givenUp(owner, order.id);
    const waitingBefore = await openBalances();
    expect((await close(owner)).status).toBe(200);
    expect(await openBalances()).toBe(waitingBefore);
    await atGateway(paymentUrl);
    expect((await verify(authority)).body).toMatchObject({ success: true });
    expect(await stored(owner)).toMatchObject({ isRemoved: true, balance: order.priceRials });
    expect(await siteOf(app, order.id)).toBeNull();
    expect(await openBalances()).toBe(waitingBefore + 1);
  });

  it('is neither lost nor doubled while the account is being closed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await createAccount(app);
      const order = await placeOrder(app, owner);
      const { authority, paymentUrl } = await givenUp(owner, order.id);
      await atGateway(paymentUrl, { do: 'close' });
      const [, closed] = await Promise.all([verify(authority), close(owner)]);
      await verify(authority);
      expect([200, 409]).toContain(closed.status);
      const text = `select outcome from payments where authority = $1 and status = 'completed'`;
      const settled = await row<{ outcome: string }>(app.ctx().em, text, [authority]);
      const { balance } = await stored(owner);
      expect(balance).toBe(settled?.outcome === 'applied' ? 0 : order.priceRials);
      expect(settled).not.toBeNull();
    }
  });
});
