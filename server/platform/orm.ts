import { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { EntityClass } from '@mikro-orm/core';
import { migrations } from '../migrations/index.js';

export interface OrmOptions {
  readonly databaseUrl: string;
  readonly entities: readonly EntityClass<object>[];
  /** Connections of this process; the bench and tests choose their own. */
  readonly poolMax?: number;
}

/** Tables that raw migrations own, beside the entities' own. */
const RAW_TABLES = ['rate_limits'];

/** Connects nothing yet: MikroORM opens its pool with the first query. */
export function createOrm({ databaseUrl, entities, poolMax = 20 }: OrmOptions): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: databaseUrl,
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    pool: { min: 0, max: poolMax },
    forceUtcTimezone: true,
    // Its chatter is nobody's news; errors reach us as exceptions.
    debug: false,
    logger: () => undefined,
    // The ledger's triggers and functions are raw migrations' own.
    schemaGenerator: {
      ignoreSchema: ['graphile_worker', 'sandbox'],
      skipTables: RAW_TABLES,
      ignoreTriggers: true,
      ignoreRoutines: true,
    },
    // The cache and the folder search of MikroORM 7 use a function of Node 22; we run on Node 20 (decision 007).
    metadataCache: { enabled: false },
    migrations: { migrationsList: [...migrations], snapshot: false, allOrNothing: true },
  });
}
