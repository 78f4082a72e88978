/** The changes that the database itself refuses from every client. */
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { atGateway, fillWallet, openDeposit, openOrderPayment, placeOrder } from '#tests/helpers/money.js';

let app: TestApp;
let account: Account;
let client: pg.Client;
beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
  await fillWallet(app, account, 5000);
  await payTwice();
  client = new pg.Client({ connectionString: app.database.url });
  client.on('error', () => undefined);
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

/** An order and a top-up, both paid at the gateway. */
async function payTwice(): Promise<void> {
  const order = await openOrderPayment(app, account, (await placeOrder(app, account)).id);
  const deposit = await openDeposit(app, account);
  const verify = { '/payments/verify': order, '/wallets/me/deposit/verify': deposit };
  for (const [path, { paymentUrl, authority }] of Object.entries(verify)) {
    await atGateway(paymentUrl);
    const answer = await app.rest('POST', path, { token: account.token, body: { authority, status: 'OK' } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
}

/** The SQLSTATE that the statements, or their commit, end with. */
async function refusalOf(...statements: string[]): Promise<string | null> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback');
    return (error as pg.DatabaseError).code ?? 'unknown';
  }
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const RESTRICT_VIOLATION = '23001';

const A = `'01890000-0000-7000-8000-00000000000a'`;
const CLEARING = `'ffffffff-0000-7000-8000-000000000001'`;
const REVENUE = `'ffffffff-0000-7000-8000-000000000002'`;
const wallet = (): string => `(select id from ledger_accounts where user_id = '${account.id}')`;
const journal = `insert into ledger_journals (id, kind, key, fingerprint, reference_type, reference_id, description, created_at)
  values (${A}, 'adjustment', 'by hand', 'x', 'test', ${A}, 'x', now())`;
const entry = (id: string, on: string, amount: number): string =>
  `insert into ledger_entries (id, journal_id, account_id, seq, amount_rials, balance_before_rials, balance_after_rials, hash, created_at)
   select '01890000-0000-7000-8000-0000000000${id}', ${A}, a.id, a.entry_count + 1, ${amount}, a.balance_rials, a.balance_rials + ${amount}, 'x', now()
   from ledger_accounts a where a.id = ${on}`;

describe('history', () => {
  it.each(['ledger_entries', 'ledger_journals'])('cannot be updated in %s', async (table) => {
    expect(await refusalOf(`update ${table} set created_at = now()`)).toBe('BP004');
  });

  it.each(['ledger_entries', 'ledger_journals', 'ledger_accounts'])('cannot be deleted from %s', async (table) => {
    expect(await refusalOf(`delete from ${table}`)).toBe('BP004');
  });

  it('cannot be truncated', async () => {
    expect(await refusalOf('truncate ledger_entries')).toBe('BP004');
    expect(await refusalOf('truncate ledger_journals cascade')).toBe('BP004');
    expect(await refusalOf('truncate ledger_accounts cascade')).toBe('BP004');
  });
});

describe('a journal', () => {
  it('cannot sum to anything but zero', async () => {
    expect(
      await refusalOf(`select ledger_post(${A}, 'adjustment', 'odd', 'x', 'test', ${A}, 'x', null, now(),
      array['credit','credit'], array[${A}::uuid, gen_random_uuid()], array[${CLEARING}::uuid, ${REVENUE}::uuid], array[-10::bigint, 11::bigint])`),
    ).toBe('BP004');
  });

  it('cannot sum to anything but zero by its rows either', async () => {
    const move = (amount: number, on: string): string =>
      `update ledger_accounts set balance_rials = balance_rials + ${amount}, entry_count = entry_count + 1, chain_hash = 'x' where id = ${on}`;
    const [first, second] = [entry('01', CLEARING, -5), entry('02', REVENUE, 6)];
    expect(await refusalOf(journal, first, move(-5, CLEARING), second, move(6, REVENUE))).toBe('BP004');
  });

  it('cannot be posted again under its key with other amounts', async () => {
    const post = (
      amount: number,
    ): string => `select ledger_post(gen_random_uuid(), 'adjustment', 'again', 'of ${amount}',
      'test', ${A}, 'x', null, now(), array['credit', 'debit'], array[gen_random_uuid(), gen_random_uuid()],
      array[${CLEARING}::uuid, ${REVENUE}::uuid], array[-${amount}, ${amount}]::bigint[])`;
    expect(await refusalOf(post(10), post(10))).toBeNull();
    expect(await refusalOf(post(20))).toBe('BP002');
    const moved = await client.query(`select 1 from ledger_journals where key = 'again'`);
    expect(moved.rowCount).toBe(1);
  });

  it('cannot be empty', async () => {
    expect(await refusalOf(journal)).toBe('BP004');
  });

  it('cannot move money without the balances', async () => {
    expect(await refusalOf(journal, entry('01', CLEARING, -5), entry('02', REVENUE, 5))).toBe('BP004');
  });

  it('cannot touch an account that does not exist', async () => {
    expect(
      await refusalOf(`select ledger_post(${A}, 'adjustment', 'nowhere', 'x', 'test', ${A}, 'x', null, now(),
      array['credit','credit'], array[${A}::uuid, gen_random_uuid()], array[${CLEARING}::uuid, ${A}::uuid], array[-10::bigint, 10::bigint])`),
    ).toBe('BP003');
  });
});

describe('a balance', () => {
  it('cannot be written directly', async () => {
    expect(await refusalOf(`update ledger_accounts set balance_rials = 9000000 where id = ${wallet()}`)).toBe('BP004');
  });

  it('cannot fall below zero in a wallet', async () => {
    expect(await refusalOf(`update ledger_accounts set balance_rials = -1 where id = ${wallet()}`)).toBe('23514');
  });

  it('cannot fall below zero in a wallet by a posting', async () => {
    const overdraw = `select ledger_post(${A}, 'adjustment', 'too much', 'x', 'test', ${A}, 'x', null, now(),
      array['debit', null], array[${A}::uuid, gen_random_uuid()], array[${wallet()}, ${REVENUE}::uuid],
      array[-900000000000, 900000000000]::bigint[])`;
    expect(await refusalOf(overdraw)).toBe('BP001');
  });

  it('cannot change its owner', async () => {
    expect(await refusalOf(`update ledger_accounts set kind = 'revenue', user_id = null where id = ${wallet()}`)).toBe(
      'BP004',
    );
  });

  it('cannot begin with money', async () => {
    expect(
      await refusalOf(`insert into ledger_accounts (id, kind, user_id, balance_rials, entry_count, created_at)
      values (${A}, 'user_wallet', (select id from users where id <> '${account.id}' limit 1), 500, 0, now())`),
    ).toBe('23514');
  });
});

describe('a payment', () => {
  const order = `(select id from payments where purpose = 'order')`;
  const deposit = `(select id from payments where purpose = 'deposit' and gateway = 'zarinpal')`;
  const of = (column: string, payment: string): string => `(select ${column} from payments where id = ${payment})`;

  it('cannot have the authority of another one', async () => {
    const sql = `update payments set authority = ${of('authority', order)} where id = ${deposit}`;
    expect(await refusalOf(sql)).toBe(UNIQUE_VIOLATION);
  });

  it('cannot be settled by the journal of another one', async () => {
    const sql = `update payments set journal_id = ${of('journal_id', order)} where id = ${deposit}`;
    expect(await refusalOf(sql)).toBe(UNIQUE_VIOLATION);
  });

  it('cannot be settled by nothing, or by what is not there', async () => {
    expect(await refusalOf(`update payments set journal_id = null where id = ${order}`)).toBe(CHECK_VIOLATION);
    expect(await refusalOf(`update payments set journal_id = ${A} where id = ${order}`)).toBe(FOREIGN_KEY_VIOLATION);
  });

  it('cannot have two receipts, nor a receipt no payment', async () => {
    const receipt = (paymentId: string, number: string): string =>
      `insert into receipts select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', '${number}',
       'verify_code', '${number}', 'payment_id', ${paymentId}))).* from receipts r limit 1`;
    expect(await refusalOf(receipt(order, 'a second one'))).toBe(UNIQUE_VIOLATION);
    expect(await refusalOf(receipt(A, 'of nothing'))).toBe(FOREIGN_KEY_VIOLATION);
  });
});

it.each(['orders', 'invoices', 'payments', 'users'])('money keeps its %s', async (table) => {
  expect(await refusalOf(`delete from ${table}`)).toBe(RESTRICT_VIOLATION);
});
