import { createPostgreSqlTypeParsers, MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { EntityClass } from '@mikro-orm/core';
import pg from 'pg';
import { migrations } from '#server/migrations/index.js';
import { PoolDialect } from './db/dialect.js';

export interface OrmOptions {
  readonly databaseUrl: string;
  readonly entities: readonly EntityClass<object>[];
  /** Connections of this process; the bench and tests choose their own. */
  readonly poolMax?: number;
  /** Is called for lost connections. */
  readonly onLost?: (error: Error) => void;
}

export interface Database {
  readonly orm: MikroORM;
  /** The ORM's pool, for statements that do not use the ORM. */
  readonly pool: pg.Pool;
}

/** Tables that raw migrations own, beside the entities' own. */
export const RAW_TABLES: readonly string[] = [
  'rate_limits',
  'job_workers',
  'health_probe',
  'health_turn',
  'health_faults',
];

/** `text[]`, which the driver's list of types leaves out. */
const TEXT_ARRAY: number = 1009;

/** The ORM turns texts of instants and intervals into values itself. */
function ormTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const texts = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => string[];
  const parsers = createPostgreSqlTypeParsers(texts);
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  return types;
}

/**
 * Keys never change, so rows that point to a locked row may be written meanwhile. `for update`, which is all that the
 * ORM's lock modes say, would make those wait, and two transactions that lock in different orders would end each other.
 */
const lockWithoutKey = (sql: string): string =>
  sql.replace(/ for update( skip locked| nowait)?$/, ' for no key update$1');

/** The name of its connections in `pg_stat_activity`. */
export const POOL_NAME = 'barpa';

/** Time to wait for a free or new connection; after it the call fails instead of waiting for good. */
const CONNECTION_WAIT_MS = 20_000;

/** A new connection costs some 50 ms: those that a peak has opened wait for the next one. */
const IDLE_CONNECTION_MS = 300_000;

/** After it the other end of an idle connection is asked whether it is still there, ms. */
const KEEP_ALIVE_MS = 10_000;

function createPool(databaseUrl: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: POOL_NAME,
    max,
    types: ormTypes(),
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The statement on a lost connection fails by itself, and the pool opens another one; without a listener, its error
  // event would end the process. The pool repeats the errors of its idle clients.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** Connects nothing yet: the pool does with the first query. It ends with the ORM. */
export async function createOrm(options: OrmOptions): Promise<Database> {
  const { databaseUrl, entities, poolMax = 20, onLost = () => undefined } = options;
  const pool = createPool(databaseUrl, poolMax, onLost);
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    driverOptions: () => new PoolDialect(pool),
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    forceUtcTimezone: true,
    onQuery: lockWithoutKey,
    // Its log output is not needed; errors are thrown.
    debug: false,
    logger: () => undefined,
    // The ledger's triggers and functions are raw migrations' own.
    schemaGenerator: {
      ignoreSchema: ['graphile_worker', 'sandbox'],
      skipTables: [...RAW_TABLES],
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
    // Decorators are read at once, so that there is nothing to keep.
    metadataCache: { enabled: false },
    migrations: { migrationsList: [...migrations], snapshot: false, allOrNothing: true },
  });
  return { orm, pool };
}
