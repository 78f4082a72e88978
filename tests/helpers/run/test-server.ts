/** What the global setup hands to the workers, and the administrator's connection of the tests. */
import pg from 'pg';

/** Set by the global setup, inherited by every worker. */
const SERVER = 'BARPA_TEST_SERVER_URL';
const TEMPLATE = 'BARPA_TEST_TEMPLATE';

export interface TestServer {
  /** A database to connect to for making and dropping others. */
  readonly url: string;
  /** A migrated, empty database that is copied for each test file. */
  readonly template: string;
}

export function announce(server: TestServer): void {
  process.env[SERVER] = server.url;
  process.env[TEMPLATE] = server.template;
}

/** @throws Error where the global setup has not run. */
export function testServer(): TestServer {
  const url = process.env[SERVER];
  const template = process.env[TEMPLATE];
  if (!url || !template) throw new Error('There is no test database: run through `npm run test:integration`.');
  return { url, template };
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function asAdministrator(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
