/** A separate database for each test file: a copy of the migrated template. */
import { randomUUID } from 'node:crypto';
import { asAdministrator, dropDatabase, testServer, withDatabase } from './run/test-server.js';

export interface TestDatabase {
  readonly url: string;
  /** Closes all remaining connections, and removes it. */
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = testServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, `create database ${name} template ${template}`);
  return {
    url: withDatabase(url, name),
    drop: () => dropDatabase(url, name),
  };
}
