import { runMigrations } from 'graphile-worker';
import type { EntityClass } from '@mikro-orm/core';
import { migrations } from '#server/migrations/index.js';
import { adoptReplaced } from './adopt-replaced.js';
import { assertUsable, connectOnce } from './db/fitness.js';
import { workerLogger } from './jobs/worker-logger.js';
import type { Logger } from './log/log.js';
import { createOrm } from './orm.js';

/**
 * Brings a database up to date: the job queue's schema first, because postings queue jobs, then ours.
 * @throws StartError where the database cannot be reached, is too old, is ahead of this code, or cannot be adopted.
 * Safe to run at every start and from several processes: PostgreSQL's advisory lock serialises them.
 */
export async function migrateDatabase(
  databaseUrl: string,
  entities: readonly EntityClass<object>[],
  log: Logger,
): Promise<void> {
  const { orm, pool } = await createOrm({ databaseUrl, entities, poolMax: 2 });
  try {
    const client = await connectOnce(pool, databaseUrl);
    try {
      await assertUsable(
        client,
        migrations.map(({ name }) => name),
      );
      await client.query('select pg_advisory_lock(20261121)');
      await adoptReplaced(client);
      await runMigrations({ connectionString: databaseUrl, logger: workerLogger(log) });
      await orm.migrator.up();
    } finally {
      await client.query('select pg_advisory_unlock(20261121)');
      client.release();
    }
  } finally {
    await orm.close();
  }
}
