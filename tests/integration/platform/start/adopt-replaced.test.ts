/**
 * A database of the migrations that the initial one has replaced becomes as a fresh one, with every row; or stays as it
 * was. Its schema (tests/fixtures/replaced-schema.sql) was read from the catalogue of one that they had made, and so
 * its columns have another order.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { entities } from '#features/index.js';
import { migrations } from '#server/migrations/index.js';
import { LAST_REPLACED } from '#server/migrations/replaced.js';
import { backUp } from '#platform/backup/back-up.js';
import { restore } from '#platform/backup/restore.js';
import { catalogueOf } from '#platform/db/catalogue.js';
import { appliedMigrations, assertKnown } from '#platform/db/fitness.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { projectPath } from '#platform/paths.js';
import { startEmbeddedPostgres } from '#platform/postgres/launcher.js';
import { createAccount } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { ledgerFaults } from '#tests/helpers/money.js';
import { asAdministrator, dropDatabase, testServer, withDatabase } from '#tests/helpers/run/test-server.js';
import { paidOrder, untilSite } from '#tests/helpers/sites.js';

const SCHEMA = readFileSync(projectPath('tests/fixtures/replaced-schema.sql'), 'utf8');
const KNOWN = migrations.map(({ name }) => name);
const BEFORE_IT = 'Migration20261129024607_unreachable_payments';
const HISTORY = `
  drop table if exists mikro_orm_migrations;
  create table mikro_orm_migrations (id serial primary key, name varchar(255) not null,
    executed_at timestamptz not null default current_timestamp);
  insert into mikro_orm_migrations (name) values ('${BEFORE_IT}'), ('${LAST_REPLACED}')`;

const migrate = (url: string): Promise<void> => migrateDatabase(url, entities, createLogger('silent'));

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The value of the one column of the one row. */
async function one<Value>(client: pg.Client, sql: string): Promise<Value> {
  const { rows } = await client.query<[Value]>({ text: sql, rowMode: 'array' });
  const [first] = rows;
  if (!first || rows.length > 1) throw new Error(`${rows.length} rows: ${sql}`);
  return first[0];
}

const TABLES = `select array_agg(tablename::text order by 1) from pg_tables
  where schemaname = 'public' and tablename not like 'mikro%'`;

/** Every row of every table, as it reads. */
async function allRows(client: pg.Client): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const table of await one<string[]>(client, TABLES))
    all[table] = await one(
      client,
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from "${table}" t`,
    );
  return all;
}

const OWN_COLUMNS = `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
  where attrelid = to_regclass('public.' || quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = ''`;
const REFERENCES = `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as leave,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Puts rows of a newer schema into the tables of an older one. Tables that it does not have are left out. */
async function putRows(client: pg.Client, all: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows: references } = await client.query<{ leave: string; put: string }>(REFERENCES);
  // Each table alone may be incomplete meanwhile: the rows are sound as a whole.
  for (const { leave } of references) await client.query(leave);
  for (const [table, rows] of Object.entries(all)) {
    const [{ columns } = { columns: null }] = (await client.query<{ columns: string | null }>(OWN_COLUMNS, [table]))
      .rows;
    if (columns === null) continue;
    await client.query(`alter table "${table}" disable trigger user; delete from "${table}"`);
    const insert = `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`;
    await client.query(insert, [JSON.stringify(rows)]);
    await client.query(`alter table "${table}" enable trigger user`);
  }
  for (const { put } of references) await client.query(put);
}

/** The tables that have rows. */
const filled = (all: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(all).filter(([, rows]) => (rows as unknown[]).length > 0));

async function freshly<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const fresh = await createTestDatabase();
  try {
    return await connected(fresh.url, work);
  } finally {
    await fresh.drop();
  }
}

/** An empty database as the replaced migrations have made it. */
async function makeReplaced(url: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query('drop schema public cascade; create schema public');
    await client.query(`begin; ${SCHEMA}; commit`);
    await client.query(`reset all; ${HISTORY}`);
  });
}

/** The same with rows: two orders with their sites, one of them refunded in part. Copied for each test. */
let world: TestDatabase;
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  world = await createTestDatabase();
  const app = await createTestApp({ database: world });
  try {
    await fill(app);
  } finally {
    await app.close();
  }
  const made = await connected(world.url, allRows);
  await makeReplaced(world.url);
  await connected(world.url, (there) => putRows(there, made));
});
afterAll(() => world.drop());

async function fill(app: TestApp): Promise<void> {
  const [owner, admin] = [await createAccount(app), await createAccount(app, { role: 'admin' })];
  for (const orderId of [await paidOrder(app, owner), await paidOrder(app, owner)]) await untilSite(app, orderId);
  const payment = `select id from payments where purpose = 'order' limit 1`;
  const refunded = await app.rest('POST', '/payments/refund', {
    body: { payment_id: await connected(world.url, (there) => one(there, payment)), amount: 1_000_000, reason: null },
    token: admin.token,
  });
  expect(refunded.status).toBe(200);
}

beforeEach(async () => {
  const { url } = testServer();
  const name = `${new URL(world.url).pathname.slice(1)}_copy`;
  await asAdministrator(url, `create database ${name} template ${new URL(world.url).pathname.slice(1)}`);
  database = { url: withDatabase(url, name), drop: () => dropDatabase(url, name) };
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** The words of a start that refuses; everything is then as it was. */
async function refusal(): Promise<string> {
  const state = async (): Promise<unknown> => [
    await catalogueOf(client, 'public'),
    await appliedMigrations(client),
    await allRows(client),
  ];
  const before = await state();
  const message = await migrate(database.url).then(
    () => 'adopted',
    (error: Error) => error.message,
  );
  expect(await state()).toEqual(before);
  expect(await one(client, `select count(*)::int from pg_namespace where nspname = 'barpa_expected'`)).toBe(0);
  return message;
}

it('an empty database of the replaced migrations has the schema and the rows of a fresh one', async () => {
  await makeReplaced(database.url);
  await migrate(database.url);
  const state = async (there: pg.Client): Promise<unknown> => {
    const { ledger_accounts: accounts, ...others } = await allRows(there);
    const undated = (accounts as object[]).map((account) => ({ ...account, created_at: null }));
    return [await catalogueOf(there, 'public'), await appliedMigrations(there), { ...others, undated }];
  };
  expect(await state(client)).toEqual(await freshly(state));
});

describe('a database of the replaced migrations with rows', () => {
  it('becomes what a fresh one is, and keeps every row', async () => {
    const before = await allRows(client);
    for (const table of ['orders', 'invoices', 'payments', 'credit_notes', 'sites', 'releases', 'ledger_entries'])
      expect([table, (before[table] as unknown[]).length > 0]).toEqual([table, true]);
    await migrate(database.url);
    expect(await catalogueOf(client, 'public')).toEqual(await freshly((there) => catalogueOf(there, 'public')));
    expect(await appliedMigrations(client)).toEqual(KNOWN);
    expect(filled(await allRows(client))).toEqual(filled(before));
  });

  it('works: its books are sound, and the next order is paid and built', async () => {
    await migrate(database.url);
    const app = await createTestApp({ database });
    try {
      const orderId = await paidOrder(app, await createAccount(app));
      expect((await untilSite(app, orderId)).status).toBe('online');
      expect(await ledgerFaults(app)).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('is adopted once, however many processes start', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(await appliedMigrations(client)).toEqual(KNOWN);
  });

  it('keeps no queued run of a job that is gone', async () => {
    const queued = `select array_agg(task_identifier order by 1) from graphile_worker.jobs`;
    await client.query(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
    for (const job of ['backfill_renewals', 'backfill_credit_notes', 'backfill_sites', 'send_mail'])
      await client.query('select graphile_worker.add_job($1)', [job]);
    await migrate(database.url);
    expect(await one(client, queued)).toEqual(['send_mail']);
  });

  it('is refused where it is not as they left it, naming what differs', async () => {
    await client.query(`alter table orders add note text; drop trigger ledger_entries_sound on ledger_entries;
      create index mine on users (role, id);
      alter table health_probe alter filler set storage extended;
      create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return new; end'`);
    const message = await refusal();
    expect(message).toMatch(/^The database is not as its last migration left it, and was not changed: /);
    for (const part of [
      'it has column orders.note text',
      'it lacks trigger ledger_entries.ledger_entries_sound',
      'it has index CREATE INDEX mine ON users',
      'it lacks column health_probe.filler text storage e not null',
    ])
      expect(message).toContain(part);
  });

  it.each([
    [
      '1 paid invoices of orders have no terms of renewal (backfill_renewals)',
      `update invoices set renewal = null where id = (select id from invoices where kind = 'order' limit 1)`,
    ],
    [
      '1 completed refunds of invoices have no credit note (backfill_credit_notes)',
      'delete from credit_notes; update invoices set credited_rials = 0, credited_vat_rials = 0',
    ],
    [
      '1 paid orders have no site (backfill_sites)',
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number', 'WZ-1',
        'draft_id', null, 'idempotency_key', null))).* from orders o limit 1`,
    ],
    [
      '1 sites do not have the domain of their order (backfill_sites)',
      'delete from site_domains where site_id = (select id from sites limit 1)',
    ],
    [
      '1 sites show pages that do not name their domain (backfill_sites)',
      `update releases set address = null;
       update site_domains set state = 'connected', connected_at = now(), bare_here = true, is_primary = true
       where id = (select id from site_domains limit 1)`,
    ],
  ])('is refused while %s', async (what, sql) => {
    const guarded = ['credit_notes', 'invoices', 'releases'];
    const triggers = (act: string): string =>
      guarded.map((table) => `alter table ${table} ${act} trigger user`).join('; ');
    await client.query(triggers('disable'));
    await client.query(sql);
    await client.query(triggers('enable'));
    const message = await refusal();
    expect(message).toMatch(/^The database was not changed, for jobs of its version have not finished: /);
    expect(message).toContain(what);
    expect(message).toContain(`whose last migration is ${LAST_REPLACED}`);
  });

  it.each([BEFORE_IT, 'Migration20261126230000_free_drafts_of_deleted_orders'])(
    'is refused where it is older (%s), and says which version comes first',
    async (last) => {
      await client.query(`delete from mikro_orm_migrations where name = '${LAST_REPLACED}'`);
      await client.query('update mikro_orm_migrations set name = $1', [last]);
      expect(await refusal()).toBe(
        `The database is from an early version of Barpa (${last}). Start the version of 29 November 2026 whose last migration is ${LAST_REPLACED} on it once, then this one.`,
      );
    },
  );
});

it('a backup of an older database cannot be restored', () => {
  expect(() => assertKnown([BEFORE_IT, LAST_REPLACED], KNOWN, 'The backup')).not.toThrow();
  expect(() => assertKnown([BEFORE_IT], KNOWN, 'The backup')).toThrow('The backup is from an early version');
  expect(() => assertKnown(['Migration99990101000000_later'], KNOWN, 'The backup')).toThrow('newer version');
});

it('a database out of an archive is adopted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-adopted-'));
  chmodSync(folder, 0o711);
  const log = { info: () => undefined, error: () => undefined };
  const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'backup.tar.gz')];
  try {
    const before = await startEmbeddedPostgres({ dataDir: from, log, durable: false });
    await makeReplaced(before.url);
    await connected(before.url, (there) =>
      there.query(`insert into users (id, email, password_hash, role, status, user_metadata, created_at, updated_at)
        values (gen_random_uuid(), 'a@b.ir', 'x', 'user', 'active', '{}', now(), now())`),
    );
    const kept = await connected(before.url, allRows);
    await before.stop();
    await backUp({ dataDir: from, file, log, at: new Date() });
    await restore({ dataDir: to, file, migrations: KNOWN, at: new Date() });
    const restored = await startEmbeddedPostgres({ dataDir: to, log, durable: false });
    try {
      await migrate(restored.url);
      await connected(restored.url, async (there) => {
        expect(await appliedMigrations(there)).toEqual(KNOWN);
        expect(filled(await allRows(there))).toEqual(filled(kept));
        expect(await catalogueOf(there, 'public')).toEqual(await freshly((fresh) => catalogueOf(fresh, 'public')));
      });
    } finally {
      await restored.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
