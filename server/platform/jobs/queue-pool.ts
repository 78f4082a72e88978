/**
 * The job queue's connections. graphile-worker 0.18 writes a job's end without awaiting it, and repeats that only for
 * codes that it knows: a connection that PostgreSQL's end has cut has another code or none, and such a rejection,
 * which nobody hears, would end our process. Here every lost connection carries a code that is repeated.
 */
import { Pool, type PoolClient } from 'pg';
import { isLostConnection } from '../db/lost-connection.js';
import type { Logger } from '../log.js';

const POOL_MAX = 5;
/** "No connection to the server": among the codes that graphile-worker repeats, from 3 s upwards. */
const REPEATED = 'EHOSTUNREACH';
export function asRepeatable(error: unknown): unknown {
  return isLostConnection(error) ? Object.assign(error, { code: REPEATED }) : error;
}

async function repeatable<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw asRepeatable(error);
  }
}

type Query = (...args: unknown[]) => unknown;

function watch(client: PoolClient): void {
  const query = client.query.bind(client) as Query;
  const watched: Query = (...args) => {
    const asked = query(...args);
    return asked instanceof Promise ? repeatable(asked) : asked;
  };
  Object.assign(client, { query: watched });
}

export function createQueuePool(databaseUrl: string, log: Logger): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_MAX, application_name: 'barpa-jobs' });
  // A connection that PostgreSQL ends while idle is news, not a reason to die.
  const tell = (error: Error): void => log.warn({ err: error }, 'a connection of the job queue was lost');
  pool.on('error', tell);
  pool.on('connect', (client) => {
    client.on('error', tell);
    watch(client);
  });
  const connect = pool.connect.bind(pool) as Query;
  // `pool.query` asks with a callback; it handles its errors itself.
  const watched: Query = (...args) => {
    const asked = connect(...args);
    return asked instanceof Promise ? repeatable(asked) : asked;
  };
  return Object.assign(pool, { connect: watched as Pool['connect'] });
}
