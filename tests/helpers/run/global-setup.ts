/**
 * Once for all database tests: a PostgreSQL (the one in TEST_DATABASE_URL, else the embedded one in a separate folder)
 * and the migrated template that every test file copies.
 */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '#features/index.js';
import { createLogger } from '#platform/log/log.js';
import { migrateDatabase } from '#platform/migrate.js';
import { startEmbeddedPostgres } from '#platform/postgres/launcher.js';
import { cleanup } from './global-cleanup.js';
import { announce, asAdministrator, dropDatabase, withDatabase } from './test-server.js';

export default async function globalSetup(): Promise<void> {
  // Ctrl-C ends Jest without its teardown; the database server would stay.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanup.run().then(() => process.exit(130)));
  try {
    const url = process.env['TEST_DATABASE_URL'] ?? (await startServer());
    const template = `template_${randomUUID().replaceAll('-', '')}`;
    await asAdministrator(url, `create database ${template}`);
    cleanup.add(() => dropDatabase(url, template));
    await migrateDatabase(withDatabase(url, template), entities, createLogger('warn'));
    announce({ url, template });
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}

async function startServer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-postgres-'));
  cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  // Root's database user passes through it to its own folder.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    log: { info: () => undefined, error: () => undefined },
  });
  cleanup.add(() => server.stop());
  return server.url;
}
