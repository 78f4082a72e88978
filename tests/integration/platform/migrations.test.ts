/** Migrations and entities must describe one database: both are built, and PostgreSQL's own catalogue is compared. */
import pg from 'pg';
import { entities } from '../../../server/features/index.js';
import { FOLD_TEXT } from '../../../server/migrations/Migration20261125150000_fold_sigma.js';
import { createOrm } from '../../../server/platform/orm.js';
import { createTestDatabase, type TestDatabase } from '../../helpers/database.js';
import { asAdministrator, testServer, withDatabase } from '../../helpers/test-server.js';

const BARE = `bare_${process.pid}`;
const OF_ENTITIES = `select tablename from pg_tables where schemaname = 'public'`;
const CATALOGUE = `
  select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
  from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 't' and contype <> 'n'
  union all select tablename || ' ' || indexdef from pg_indexes where schemaname = 'public'`;

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function catalogue(url: string, tables: ReadonlySet<string>): Promise<string[]> {
  const lines = await query<{ line: string }>(url, CATALOGUE);
  return lines
    .map(({ line }) => line)
    .filter((line) => tables.has(line.split(/[. ]/)[0] ?? ''))
    .sort();
}

describe('migrations', () => {
  let migrated: TestDatabase;
  const bareUrl = withDatabase(testServer().url, BARE);

  beforeAll(async () => {
    migrated = await createTestDatabase();
    await asAdministrator(testServer().url, `create database ${BARE}`);
  });
  afterAll(async () => {
    await migrated.drop();
    await asAdministrator(testServer().url, `drop database ${BARE}`);
  });

  it('build exactly what the entities describe', async () => {
    const { orm } = await createOrm({ databaseUrl: bareUrl, entities, poolMax: 1 });
    // What no entity can describe but an index needs.
    await query(bareUrl, 'create extension pg_trgm');
    await query(bareUrl, FOLD_TEXT);
    await query(bareUrl, await orm.schema.getCreateSchemaSQL({ wrap: false }));
    await orm.close();
    const tables = new Set((await query<{ tablename: string }>(bareUrl, OF_ENTITIES)).map((row) => row.tablename));
    expect(tables.size).toBeGreaterThan(10);
    expect(await catalogue(migrated.url, tables)).toEqual(await catalogue(bareUrl, tables));
  });
});
