/** A database of the migrations before the initial one becomes as a fresh one, with every row; or stays as it was. */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { foldForSearch } from '#core/text/digits.js';
import { entities } from '#features/index.js';
import { EARLIER } from '#server/migrations/earlier/index.js';
import { migrations } from '#server/migrations/index.js';
import { catalogueOf } from '#platform/db/catalogue.js';
import { appliedMigrations, assertKnown } from '#platform/db/fitness.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { projectPath } from '#platform/paths.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';

const fixture = (name: string): string => readFileSync(projectPath(`tests/fixtures/earlier-${name}.sql`), 'utf8');
const HISTORY = `create table mikro_orm_migrations (id serial primary key, name varchar(255) not null,
  executed_at timestamptz not null default current_timestamp)`;
const NOWHERE = `'01890000-0000-7000-8000-00000000dead'`;
const CARD = `(select id from payments where gateway = 'zarinpal' and purpose = 'order')`;

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
  await client.query(fixture('schema'));
  await client.query(`begin; ${fixture('rows')}; commit`);
  await client.query(HISTORY);
  await client.query('insert into mikro_orm_migrations (name) select unnest($1::text[])', [EARLIER]);
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const migrate = (): Promise<void> => migrateDatabase(database.url, entities, createLogger('silent'));

async function one<Value>(sql: string): Promise<Value> {
  const { rows } = await client.query<[Value]>({ text: sql, rowMode: 'array' });
  const [first] = rows;
  if (!first || rows.length > 1) throw new Error(`${rows.length} rows: ${sql}`);
  return first[0];
}

/** Every row of every table, as it reads. */
async function allRows(): Promise<Map<string, unknown>> {
  const tables = await one<string[]>(
    `select array_agg(tablename::text order by 1) from pg_tables where schemaname = 'public' and tablename not like 'mikro%'`,
  );
  const read = tables.map(async (table) => {
    const text = `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${table} t`;
    return [table, await one<unknown>(text)] as const;
  });
  return new Map(await Promise.all(read));
}

async function freshCatalogue(): Promise<string[]> {
  const fresh = await createTestDatabase();
  const there = new pg.Client({ connectionString: fresh.url });
  await there.connect();
  try {
    return await catalogueOf(there, 'public');
  } finally {
    await there.end();
    await fresh.drop();
  }
}

/** What a start says that refuses; everything is then as it was. */
async function refusal(): Promise<string> {
  const before = [await catalogueOf(client, 'public'), await appliedMigrations(client), await allRows()];
  const message = await migrate().then(
    () => 'adopted',
    (error: Error) => error.message,
  );
  expect([await catalogueOf(client, 'public'), await appliedMigrations(client), await allRows()]).toEqual(before);
  expect(await one(`select count(*)::int from pg_namespace where nspname = 'barpa_expected'`)).toBe(0);
  return message;
}

describe('a database that the earlier migrations have made', () => {
  it('becomes what a fresh one is, and keeps every row', async () => {
    const before = await allRows();
    // Words are found without their spaces now.
    for (const [table, rows] of before)
      before.set(
        table,
        (rows as { search_text?: string }[]).map((kept) =>
          kept.search_text === undefined ? kept : { ...kept, search_text: foldForSearch(kept.search_text) },
        ),
      );
    await migrate();
    expect(await catalogueOf(client, 'public')).toEqual(await freshCatalogue());
    expect(await appliedMigrations(client)).toEqual(migrations.map(({ name }) => name));
    const after = await allRows();
    // The file of one attachment has been deleted before; the other is left.
    const files = 'select array_agg(file_id::text order by file_id nulls last) from support_attachments';
    expect(await one(files)).toEqual([await one('select id::text from files'), null]);
    const [{ length }] = [before.get('support_attachments') as unknown[]];
    expect(after.get('support_attachments')).toHaveLength(length);
    const renamed = JSON.stringify(before.get('invoices')).replaceAll('"settled_by"', '"settled_by_id"');
    const invoices = (JSON.parse(renamed) as { id: string }[]).sort((a, b) => a.id.localeCompare(b.id));
    expect((after.get('invoices') as { id: string }[]).sort((a, b) => a.id.localeCompare(b.id))).toEqual(invoices);
    for (const table of ['support_attachments', 'invoices']) [before, after].forEach((rows) => rows.delete(table));
    // Their names today.
    const config = before.get('site_config') as object[];
    before.set(
      'platform_settings',
      config.map((kept) => ({ ...kept, key: 'platform' })),
    );
    before.set('platform_changes', before.get('site_changes'));
    for (const table of ['site_config', 'site_changes']) before.delete(table);
    // Renewals may be stopped and paused now; none of these is.
    const renewals = before.get('renewals') as object[];
    before.set(
      'renewals',
      renewals.map((kept) => ({ ...kept, ends_at: null, ended_at: null, end_told_at: null, paused_at: null })),
    );
    // References repeat in none of these payments, and none is in review.
    const payments = before.get('payments') as object[];
    before.set(
      'payments',
      payments.map((kept) => ({ ...kept, merchant_id: null, reference_repeats: false, review_reason: null })),
    );
    // How many sections were meant is kept now; none of these orders says it.
    const orders = before.get('orders') as object[];
    before.set(
      'orders',
      orders.map((kept) => ({ ...kept, planned_sections: null })),
    );
    // Scopes of keys were divided; none of these had one of sites.
    const keys = before.get('api_keys') as object[];
    before.set(
      'api_keys',
      keys.map((kept) => ({ ...kept, lost_scopes: [], lost_told_at: null })),
    );
    expect([...before].map(([table]) => [table, after.get(table)])).toEqual([...before]);
    expect(after.get('payments')).toHaveLength(3);
  });

  it('says of the platform what it said of the site', async () => {
    const by = `(select id from users where role = 'admin')`;
    const entry = (action: string, subject: string, id: string, after: string, words: string): string =>
      `insert into audit_entries (id, actor_id, action, subject_type, subject_id, after, reason, request_id, search_text, created_at)
       values (gen_random_uuid(), ${by}, '${action}', '${subject}', '${id}', '${after}', 'علي', 'r', '${words}', now())`;
    await client.query(`${entry('site.schedule', 'site', 'w', '{"state": "canceled"}', 'علی site.schedule w')};
      ${entry('order.site_publish', 'order', 'o', '{}', 'علی order.site_publish o')};
      insert into site_changes values (gen_random_uuid(), 'mode', 'normal', 'update_mode', null, null, 'why', '[]', ${by}, now());
      insert into maintenance_windows values
        (gen_random_uuid(), now(), now() + interval '1 hour', 'update_mode', null, null, 'canceled', null, ${by}, now(), now())`);
    const before = await one<number>('select count(*)::int from audit_entries');
    await migrate();
    const [platform, order] = await one<
      object[]
    >(`select jsonb_agg(jsonb_build_array(action, subject_type, subject_id, after,
      search_text) order by action desc) from audit_entries where action ~ 'platform|site'`);
    expect(platform).toEqual([
      'platform.schedule',
      'platform',
      'w',
      { state: 'cancelled' },
      foldForSearch('علي platform.schedule w'),
    ]);
    expect(order).toEqual(['order.site_publish', 'order', 'o', {}, foldForSearch('علی order.site_publish o')]);
    expect(await one('select count(*)::int from audit_entries')).toBe(before);
    expect(await one('select reason from platform_changes')).toBe('why');
    expect(await one('select state from maintenance_windows')).toBe('cancelled');
    await expect(client.query(`update audit_entries set reason = 'x'`)).rejects.toThrow('append-only');
    const old = `select array_agg(name) from (select conname as name from pg_constraint union select relname from pg_class) n
      where name like 'site\\_config%' or name like 'site\\_changes%'`;
    expect(await one(old)).toBeNull();
  });

  it('marks payments whose reference an earlier one has', async () => {
    const first = await one<string>(`select id::text from payments where id = ${CARD}`);
    const again = (authority: string, changes: object): string =>
      `insert into payments select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'authority',
        '${authority}', 'idempotency_key', null, 'journal_id', null, 'settled_at', null, 'outcome', null, 'refunded_rials', 0,
        'returned_rials', 0) || '${JSON.stringify(changes)}')).* from payments p where id = '${first}'`;
    const other = await one<string>(`select id::text from ledger_journals where id not in
      (select journal_id from payments where journal_id is not null) limit 1`);
    const settled = { settled_at: '2099-01-01T00:00:00Z', outcome: 'applied', journal_id: other };
    await client.query(again('SETTLED-TOO', settled));
    await client.query(again('IN-REVIEW', { status: 'needs_review', ref_id: null }));
    const books = await one(`select jsonb_agg(to_jsonb(l) order by l.id) from ledger_entries l`);
    await migrate();
    const kept = `select jsonb_agg(jsonb_build_array(status, reference_repeats, review_reason) order by authority) from payments
      where id = '${first}' or authority in ('SETTLED-TOO', 'IN-REVIEW')`;
    expect(await one(kept)).toEqual(
      expect.arrayContaining([
        ['completed', false, null],
        ['completed', true, null],
        ['needs_review', false, 'amount'],
      ]),
    );
    expect(await one(`select jsonb_agg(to_jsonb(l) order by l.id) from ledger_entries l`)).toEqual(books);
    expect(await one(`select reference_repeats from payments where id = '${first}'`)).toBe(false);
  });

  it('has sound books, which go on', async () => {
    await migrate();
    expect((await client.query('select * from ledger_faults()')).rows).toEqual([]);
    await client.query(`select ledger_post(gen_random_uuid(), 'adjustment', 'after', 'x', 'test', gen_random_uuid(), 'x', null,
      now(), array['credit', null], array[gen_random_uuid(), gen_random_uuid()],
      array[(select id from ledger_accounts where kind = 'user_wallet'), 'ffffffff-0000-7000-8000-000000000003'::uuid],
      array[10, -10]::bigint[])`);
    expect((await client.query('select * from ledger_faults()')).rows).toEqual([]);
    expect(await one(`select next_order_number(0) > 1700000000000`)).toBe(true);
  });

  it('is adopted once, however many processes start', async () => {
    await Promise.all([migrate(), migrate(), migrate()]);
    const adopted = await catalogueOf(client, 'public');
    await migrate();
    expect(await catalogueOf(client, 'public')).toEqual(adopted);
    expect(await appliedMigrations(client)).toHaveLength(migrations.length);
  });

  it('loses what tickets, files and designs say of orders that are not there', async () => {
    await client.query(`update support_tickets set order_id = 'no id', payment_id = ${NOWHERE}`);
    await client.query(`update files set order_id = ${NOWHERE}`);
    await client.query(`update designs set order_id = ${NOWHERE} where id = (select min(id::text)::uuid from designs)`);
    await migrate();
    expect(await one('select to_jsonb(t) from support_tickets t')).toMatchObject({ order_id: null, payment_id: null });
    expect(await one('select order_id from files')).toBeNull();
    expect(await one('select count(*)::int from designs where order_id is null')).toBe(1);
  });

  it.each([
    ['payments.order_id', `update payments set order_id = ${NOWHERE} where id = ${CARD}`],
    ['receipts.payment_id', `update receipts set payment_id = ${NOWHERE} where payment_id = ${CARD}`],
    ['invoices.settled_by', `update invoices set settled_by = ${NOWHERE} where payment_id = ${CARD}`],
    ['domain_claims.order_id', `insert into domain_claims values (gen_random_uuid(), 'a.ir', ${NOWHERE}, now())`],
  ])('is refused where %s points nowhere', async (what, sql) => {
    await client.query(sql);
    expect(await refusal()).toMatch(new RegExp(`${what} of [0-9a-f-]{36} points to ${NOWHERE.slice(1, -1)}`));
  });

  it('is refused where it is not as they left it, naming what differs', async () => {
    await client.query(`alter table orders add note text; drop trigger ledger_entries_sound on ledger_entries;
      alter table payments alter description drop not null; create index mine on users (role, id);
      create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return new; end'`);
    const message = await refusal();
    expect(message).toMatch(/^The database is not as its last migration left it, and was not changed: /);
    for (const part of [
      'it has column orders.note text',
      'it lacks trigger ledger_entries.ledger_entries_sound',
      'it lacks column payments.description text not null; ',
      'it has index CREATE INDEX mine ON users',
      'it has function ledger_refuse_change()',
    ])
      expect(message).toContain(part);
  });

  it('is refused where the step cannot be taken', async () => {
    await client.query('drop index payments_user_id_index');
    expect(await refusal()).toContain('index "payments_user_id_index" does not exist');
  });

  it('is refused where it is older, and says which version comes first', async () => {
    await client.query('delete from mikro_orm_migrations where name = $1', [EARLIER.at(-1)]);
    const message = await refusal();
    expect(message).toContain(`(${EARLIER.at(-2)}). Start the version of commit e484b00 on it once, then this one.`);
  });
});

it('a backup of such a database may be restored, and of an older one not', () => {
  const known = migrations.map(({ name }) => name);
  expect(() => assertKnown(EARLIER, known, 'The backup')).not.toThrow();
  expect(() => assertKnown(EARLIER.slice(0, 5), known, 'The backup')).toThrow('The backup is from an early version');
});
