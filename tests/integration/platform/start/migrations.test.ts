/** Migrations and entities must describe one database: both are built, and PostgreSQL's own catalogue is compared. */
import pg from 'pg';
import { entities } from '#features/index.js';
import { initialSql } from '#server/migrations/initial/index.js';
import { catalogueOf } from '#platform/db/catalogue.js';
import { createOrm, RAW_TABLES } from '#platform/orm.js';
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database.js';
import { asAdministrator, testServer, withDatabase } from '#tests/helpers/run/test-server.js';

const BARE = `bare_${process.pid}`;
/**
 * The schema of tables, columns, constraints and indexes: no entity describes functions, triggers, sequences and
 * RAW_TABLES.
 */
const RAW = RAW_TABLES.join('|');
const DESCRIBED = new RegExp(`^(table|column|constraint) (?!(${RAW})\\b)|^index (?!.* ON (${RAW}) )`);
async function describedIn(url: string, prepare = ''): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(prepare);
    return (await catalogueOf(client, 'public')).filter((line) => DESCRIBED.test(line));
  } finally {
    await client.end();
  }
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
    const schema = await orm.schema.getCreateSchemaSQL({ wrap: false });
    await orm.close();
    // The first subject is what entities depend on, and no entity can describe.
    const described = await describedIn(bareUrl, `${initialSql()[0]};${schema}`);
    expect(described.filter((line) => line.startsWith('table ')).length).toBeGreaterThan(40);
    expect(await describedIn(migrated.url)).toEqual(described);
  });
});
