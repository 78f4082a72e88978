/**
 * How Kysely, and MikroORM through it, reach PostgreSQL: by our own pool and its connections. A connection that has
 * died goes back to the pool, too; with Kysely's own driver (0.29) it would keep its place there for ever.
 */
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { PoolConnection } from './connection.js';
import { fromDatabase } from './lost-connection.js';

async function connectionOf(client: pg.PoolClient): Promise<PoolConnection> {
  try {
    return await PoolConnection.of(client);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

class PoolDriver implements Driver {
  private readonly connections = new WeakMap<pg.PoolClient, PoolConnection>();

  constructor(private readonly pool: pg.Pool) {}

  async init(): Promise<void> {
    // The pool connects by itself.
  }

  async acquireConnection(): Promise<PoolConnection> {
    const client = await fromDatabase(this.pool.connect());
    let connection = this.connections.get(client);
    if (!connection) this.connections.set(client, (connection = await fromDatabase(connectionOf(client))));
    return connection;
  }

  async beginTransaction(
    connection: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    connection.begin();
    const wishes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean);
    if (wishes.length > 0) await connection.run(`set transaction ${wishes.join(' ')}`);
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback();
  }

  savepoint(connection: PoolConnection, name: string): Promise<void> {
    return connection.run(`savepoint ${pg.escapeIdentifier(name)}`);
  }

  rollbackToSavepoint(connection: PoolConnection, name: string): Promise<void> {
    return connection.run(`rollback to ${pg.escapeIdentifier(name)}`);
  }

  releaseSavepoint(connection: PoolConnection, name: string): Promise<void> {
    return connection.run(`release ${pg.escapeIdentifier(name)}`);
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

export class PoolDialect implements Dialect {
  constructor(private readonly pool: pg.Pool) {}

  createDriver(): Driver {
    return new PoolDriver(this.pool);
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}
