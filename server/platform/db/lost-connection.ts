/** Connections that PostgreSQL's end has cut, and a pool that outlives them. */
import type { Pool, PoolClient } from 'pg';

/** The server ends or ended (57P01, 57P02), the connection broke (class 08), or the system says so. */
const LOST = /^(57P0[12]|08...|ECONNREFUSED|ECONNRESET|EPIPE|ENOTCONN)$/;
/** What the driver itself says of a connection that is no more: no code, only words. */
const GONE = /connection terminated|not queryable/i;
const FRAME = /^\s*(begin|start transaction|rollback)\b(?!\s+to\b)/i;

export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === undefined ? GONE.test(error.message) : typeof code === 'string' && LOST.test(code);
}

type Query = (...args: unknown[]) => unknown;

function watch(client: PoolClient): void {
  // Asked each time: what is put upon the class later, such as a counter of statements, is not passed by.
  const driver = Object.getPrototypeOf(client) as { query: Query };
  const watched: Query = (...args) => {
    const asked = driver.query.apply(client, args);
    return asked instanceof Promise && isFrame(args[0]) ? forgiving(asked) : asked;
  };
  Object.assign(client, { query: watched });
}

function isFrame(asked: unknown): boolean {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' && FRAME.test(text);
}

async function forgiving(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked;
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    return { rows: [], rowCount: 0, command: '', fields: [], oid: 0 };
  }
}

/**
 * Kysely 0.29 gives a transaction's connection back to the pool only after a BEGIN or ROLLBACK that succeeds; on a
 * connection that has died neither does, and each such transaction would cost the pool a place for ever. On a dead
 * connection there is nothing to begin or to roll back: both end quietly, every other statement, COMMIT above all,
 * still fails, and the pool throws the dead connection away when it comes back.
 */
export async function outliveLostConnections(pool: Pool): Promise<void> {
  pool.on('connect', watch);
  // The ORM has made one to see that there is a database; it is replaced by one that is watched.
  (await pool.connect()).release(true);
}
