/** The connections of one runner of the job queue. They end with it, also those that no longer answer. */
import { Pool, type PoolClient } from 'pg';
import type { Logger } from '../log/log.js';

const POOL_MAX = 6;
/** A free or new connection, ms; see platform/orm.ts. */
const CONNECTION_WAIT_MS = 10_000;
/** After it an idle connection is asked whether its other end is still there, ms. */
const KEEP_ALIVE_MS = 10_000;

export interface Connections {
  readonly pool: Pool;
  /** Ends all of them at once: statements under way fail, and no further one is sent. */
  cut(): void;
}

export function openConnections(databaseUrl: string, log: Logger): Connections {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_MAX,
    application_name: 'barpa-jobs',
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  const open = new Set<PoolClient>();
  // A connection that PostgreSQL ends while idle is logged, and no reason to exit.
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the job queue was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', warn);
  });
  pool.on('remove', (client) => open.delete(client));
  return {
    pool,
    cut: () => {
      pool.end().catch(() => undefined);
      // The pool waits for those in use; a statement that is never answered would keep one for good.
      for (const client of open) client.end().catch(() => undefined);
    },
  };
}
