/** Whether a database can be used at all, checked before anything in it is changed. */
import type { Pool, PoolClient } from 'pg';
import { LAST_REPLACED, LAST_REPLACED_VERSION } from '#server/migrations/replaced.js';
import { StartError } from '../log/start-error.js';

/** `fold_text` needs the collation pg_unicode_fast, which came with PostgreSQL 18. */
const LEAST_MAJOR = 18;

/** @throws StartError with a sentence that names the host, never the password. */
export async function connectOnce(pool: Pool, databaseUrl: string): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new StartError(refusal(cause, new URL(databaseUrl)), { cause });
  }
}

function refusal(error: unknown, { host, username, pathname }: URL): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const user = decodeURIComponent(username);
  if (code === '28P01' || code === '28000')
    return `The database at ${host} refuses the user "${user}" or its password. Check DATABASE_URL.`;
  if (code === '3D000')
    return `The database at ${host} has no "${pathname.slice(1)}". Create it, or check DATABASE_URL.`;
  if (code === '53300') return `The database at ${host} has no free connection. Raise its max_connections.`;
  return `The database at ${host} cannot be reached (${code ?? message}). Check DATABASE_URL, and that it runs.`;
}

/**
 * @param known names of the migrations that this version of the product has
 * @throws StartError where the server is too old, or the schema newer than this code.
 */
export async function assertUsable(client: PoolClient, known: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version_num') as version`);
  assertVersion(Number(rows[0]?.version));
  assertKnown(await appliedMigrations(client), known, 'The database');
}

/** @param version as server_version_num says it: 180004 is 18.4 */
export function assertVersion(version: number): void {
  const [major, minor] = [Math.floor(version / 10_000), version % 10_000];
  if (major >= LEAST_MAJOR) return;
  throw new StartError(`PostgreSQL ${LEAST_MAJOR} or newer is required; the database is ${major}.${minor}.`);
}

/** @throws StartError where something was made by a newer version of the product, or by one that is too old. */
export function assertKnown(applied: readonly string[], known: readonly string[], what: string): void {
  const foreign = applied.filter((name) => !known.includes(name));
  const last = foreign.at(-1);
  // Nothing is foreign, or the next start adopts it.
  if (last === undefined || last === LAST_REPLACED) return;
  // Names begin with the time at which they were made.
  if (last < LAST_REPLACED)
    throw new StartError(
      `${what} is from an early version of Barpa (${last}). Start ${LAST_REPLACED_VERSION} on it once, then this one.`,
    );
  throw new StartError(
    `${what} is from a newer version of Barpa (${foreign.join(', ')}). Run that version or a newer one.`,
  );
}

/** In the order they were applied; none for an empty database. */
export async function appliedMigrations(client: { query: PoolClient['query'] }): Promise<string[]> {
  const table = await client.query<{ name: string | null }>(`select to_regclass('mikro_orm_migrations')::text as name`);
  if (!table.rows[0]?.name) return [];
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
}
