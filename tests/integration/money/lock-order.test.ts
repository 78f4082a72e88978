/** Money under contention: whoever locks rows does it in one order, and a deadlock that happens anyway is repeated. */
import { unitOfWork, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { atGateway, balanceOf, ledgerFaults, openDeposit } from '#tests/helpers/money.js';

import { drainLockFaults } from '#tests/helpers/run/lock-watch.js';
import { lockedTables } from '#tests/helpers/run/locked-tables.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app?.close());

const AMOUNT = 1_000_000;
const ROUNDS = 8;
const CANCEL = 'mutation ($id: ID!) { cancelPayment(id: $id) { id status } }';

function newDeposit(account: Account): ReturnType<TestApp['rest']> {
  return app.rest('POST', '/wallets/me/deposit', { token: account.token, body: { amount: AMOUNT } });
}

function settleDeposit(account: Account, authority: string): ReturnType<TestApp['rest']> {
  const body = { authority, status: 'OK' };
  return app.rest('POST', '/wallets/me/deposit/verify', { token: account.token, body });
}

async function runSql(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await rows(app.ctx().em, statement);
}

const paymentsOf = ({ id }: Account): Promise<{ id: string }[]> =>
  rows(app.ctx().em, 'select id from payments where user_id = $1', [id]);

/** Inserts of payments fail with the given error, as often as said; the database says so itself. */
async function failPayments(times: number, state: string): Promise<void> {
  await runSql([
    'create sequence if not exists failures',
    'alter sequence failures restart',
    `create or replace function fail_payments() returns trigger language plpgsql as $$ begin
       if nextval('failures') <= ${times} then raise exception 'simulated' using errcode = '${state}'; end if;
       return new;
     end $$`,
    'create or replace trigger fail_payments before insert on payments for each row execute function fail_payments()',
  ]);
}

/** Two units of work that lock two users in opposite orders, so that the database ends one of them. */
async function lockCrosswise(one: Account, other: Account): Promise<string[]> {
  const ran: string[] = [];
  let waiting = 2;
  let bothHold = (): void => undefined;
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  const lock = (tx: TxCtx, { id }: Account): Promise<unknown> =>
    rows(tx.em, 'select id from users where id = $1 for no key update', [id]);
  const work = (name: string, first: Account, second: Account): Promise<void> =>
    unitOfWork(app.ctx(), async (tx) => {
      ran.push(name);
      await lock(tx, first);
      if ((waiting -= 1) === 0) bothHold();
      await both;
      await lock(tx, second);
      tx.publish('wallet.changed', { userId: first.id });
    });
  await Promise.all([work('one', one, other), work('other', other, one)]);
  return ran;
}

describe('a unit of work that the database ends for another one', () => {
  afterEach(() => runSql(['drop trigger if exists fail_payments on payments']));

  it('runs again after a deadlock, with a new transaction', async () => {
    const ran = await lockCrosswise(await createAccount(app), await createAccount(app));
    expect(ran).toHaveLength(3);
    expect(drainLockFaults(app.database.url)).toEqual([expect.stringContaining('a deadlock')]);
  });

  it.each(['40P01', '40001'])('is repeated twice after %s, and acts once', async (state) => {
    const account = await createAccount(app);
    await failPayments(2, state);
    expect(await newDeposit(account)).toMatchObject({ status: 200 });
    expect(await paymentsOf(account)).toHaveLength(1);
    drainLockFaults(app.database.url);
  });

  it('cannot go on for ever: the third failure is 503 with Retry-After', async () => {
    const account = await createAccount(app);
    await failPayments(3, '40P01');
    const refused = await newDeposit(account);
    expect(refused).toMatchObject({ status: 503, body: { success: false, error_code: 'SERVICE_UNAVAILABLE' } });
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await paymentsOf(account)).toHaveLength(0);
    drainLockFaults(app.database.url);
  });

  it('is not repeated after any other error', async () => {
    const account = await createAccount(app);
    await failPayments(1, '23514');
    expect(await newDeposit(account)).toMatchObject({ status: 500 });
    expect(await paymentsOf(account)).toHaveLength(0);
  });
});

describe('what a statement locks', () => {
  it.each([
    ['select * from payments where id = $1', ''],
    [
      'select "p0".* from "payments" as "p0" where "p0"."id" = \'for update\' limit 1 for no key update',
      'payments waits',
    ],
    ['select id from sites where id = $1 for update', 'sites strong'],
    ['select m.id from messages m join sites s on s.id = m.site_id for no key update of m', 'messages waits'],
    [
      'with due as (select id from payments where x in (select y from orders) for no key update skip locked) ' +
        'update payments p set status = $1 where id in (select id from due)',
      'payments skips, payments waits',
    ],
    ['insert into invoices (id) values ($1) on conflict do update set id = $1', 'invoices new'],
    ['delete from "domain_claims" where order_id = $1', 'domain_claims waits'],
    ['select wallet_users from ledger_post($1)', 'ledger_accounts waits'],
  ])('%s', (text, locked) => {
    expect(
      lockedTables(text)
        .map(({ table, how }) => `${table} ${how}`)
        .join(', '),
    ).toBe(locked);
  });
});

it('a lock out of order is found by the tests', async () => {
  const account = await createAccount(app);
  await openDeposit(app, account);
  await unitOfWork(app.ctx(), async (tx) => {
    await rows(tx.em, 'select id from payments where user_id = $1 for no key update', [account.id]);
    await rows(tx.em, 'select id from users where id = $1 for no key update', [account.id]);
  });
  expect(drainLockFaults(app.database.url)).toEqual([expect.stringContaining('users is locked after payments')]);
});

it('a new deposit races the settlement of the previous one', async () => {
  const account = await createAccount(app);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const opened = await openDeposit(app, account, AMOUNT);
    await atGateway(opened.paymentUrl);
    const [settled, ...others] = await Promise.all([
      settleDeposit(account, opened.authority),
      ...Array.from({ length: 3 }, () => newDeposit(account)),
    ]);
    expect(settled).toMatchObject({ status: 200, body: { success: true } });
    for (const other of others) expect([200, 409]).toContain(other.status);
    const won = others.find(({ status }) => status === 200);
    expect(others.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    if (won) await app.graphql(CANCEL, { id: won.body['order_id'] }, account.token);
    expect(await balanceOf(app, account)).toBe(round * AMOUNT);
  }
  expect(await ledgerFaults(app)).toEqual([]);
});
