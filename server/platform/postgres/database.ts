/** The launcher's questions to a running server: whether it is ours; and it makes our role and database. */
import pg from 'pg';

const ROLE = 'barpa';
const DATABASE = 'barpa';

export const applicationUrl = (port: number, password: string): string =>
  `postgresql://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** The folder of the server on that port; null where it rejects our password or is no PostgreSQL. */
export async function queryDataFolder(port: number, superuserPassword: string): Promise<string | null> {
  try {
    return await asSuperuser(port, superuserPassword, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory ?? null;
    });
  } catch {
    // Refused, foreign or gone: each means the same to the caller, that this is not our server.
    return null;
  }
}

/**
 * The application is no superuser, as it would not be on a rented database either: it owns its database and
 * may make others, which the tests do.
 */
export async function ensureDatabase(port: number, superuserPassword: string, password: string): Promise<void> {
  await asSuperuser(port, superuserPassword, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    if (role.rowCount === 0) await client.query(`create role ${ROLE} login createdb password '${password}'`);
    const database = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  });
}

/** Lends a connection of the cluster's own superuser. */
export async function asSuperuser<T>(
  port: number,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connection = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A server that stops while we are idle reports it here; the pending query, if any, rejects by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
