/** Changes of history that bypass the triggers are detected by the chain (decision 010). */
import fc from 'fast-check';
import pg from 'pg';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, ledgerFaults } from '#tests/helpers/money.js';

let app: TestApp;
let people: Account[];
let client: pg.Client;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  people = [await createAccount(app), await createAccount(app)];
  client = new pg.Client({ connectionString: app.database.url });
  client.on('error', () => undefined);
  await client.connect();
  for (let at = 1; at <= 12; at += 1) await fillWallet(app, people[at % 2] as Account, at * 10);
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

/** The result of `ledger_faults` during the change; the change is then undone. */
async function faultsAfter(...statements: string[]): Promise<string[]> {
  await client.query('begin');
  try {
    // Changes rows like a thief with the keys of the database.
    for (const table of ['ledger_journals', 'ledger_entries', 'ledger_accounts'])
      await client.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await client.query(statement);
    return (await client.query<{ fault: string }>('select fault from ledger_faults()')).rows.map(({ fault }) => fault);
  } finally {
    await client.query('rollback');
  }
}

it('is sound as it was written', async () => {
  expect(await ledgerFaults(app)).toEqual([]);
});

it('finds any changed entry, journal or account', async () => {
  const place = fc.integer({ min: 0, max: 11 });
  const change = fc.constantFrom(
    (n: number) =>
      `update ledger_journals set description = description || '!' where id = (select id from ledger_journals order by id offset ${n} limit 1)`,
    (n: number) =>
      `update ledger_journals set actor_id = (select id from users limit 1) where id = (select id from ledger_journals order by id offset ${n} limit 1)`,
    (n: number) =>
      `update ledger_journals set created_at = created_at + interval '1 second' where id = (select id from ledger_journals order by id offset ${n} limit 1)`,
    (n: number) =>
      `update ledger_journals set reference_id = gen_random_uuid() where id = (select id from ledger_journals order by id offset ${n} limit 1)`,
    (n: number) =>
      `update ledger_entries set wallet_type = 'refund' where id = (select id from ledger_entries where wallet_type is not null order by id offset ${n} limit 1)`,
    (n: number) =>
      `update ledger_entries set hash = repeat('0', 64) where id = (select id from ledger_entries order by id offset ${n} limit 1)`,
    (n: number) =>
      `delete from ledger_entries where journal_id = (select id from ledger_journals order by id offset ${n} limit 1)`,
    () => `update ledger_accounts set chain_hash = repeat('a', 64) where kind = 'adjustments'`,
    () => `update ledger_accounts set balance_rials = balance_rials + 10 where kind = 'user_wallet'`,
  );
  await fc.assert(
    fc.asyncProperty(change, place, async (statement, n) => {
      expect(await faultsAfter(statement(n))).not.toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('finds a forged journal in which everything else adds up', async () => {
  const last = `(select journal_id from ledger_entries where wallet_type is not null order by created_at desc, seq desc limit 1)`;
  const more = (column: string): string => `${column} = ${column} + 10 * sign(e.amount_rials)::bigint`;
  const forged = [
    `update ledger_accounts a set ${more('balance_rials')} from ledger_entries e where e.account_id = a.id and e.journal_id = ${last}`,
    `update ledger_entries e set ${more('amount_rials')}, ${more('balance_after_rials')} where e.journal_id = ${last}`,
  ];
  const faults = await faultsAfter(...forged);
  expect(faults).toHaveLength(2);
  for (const fault of faults) expect(fault).toContain('does not carry its hash');
});

it('is checked for one account alone as well', async () => {
  const { rows } = await client.query(
    `select f.fault from ledger_accounts a, ledger_faults(a.id) f where a.user_id = $1`,
    [people[0]?.id],
  );
  expect(rows).toEqual([]);
});
