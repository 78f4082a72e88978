/**
 * How Kysely, and MikroORM through it, reach PostgreSQL: a driver for our own pool of node-postgres. Unlike Kysely's
 * own (0.29) it passes on the names of prepared statements, refuses to take a COMMIT that rolled back for a commit, and
 * gives back a connection whose BEGIN or ROLLBACK failed.
 */
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { fromDatabase, isLostConnection, markAway } from './lost-connection.js';
import { NulInStatement } from './sql-state.js';

/** A statement as rows.ts makes it. The ORM's own have their values in the text, and no name. */
export interface Statement extends CompiledQuery {
  /** Name of the prepared statement: equal names mean equal texts. */
  readonly name?: string;
  readonly types?: pg.CustomTypesConfig;
}

/** The last answer: for a text with several statements pg gives a list. */
const lastOf = (answer: pg.QueryResult | readonly pg.QueryResult[]): pg.QueryResult | undefined =>
  'at' in answer ? answer.at(-1) : answer;

class PoolConnection implements DatabaseConnection {
  private isLost = false;
  private isReleased = false;

  constructor(private readonly client: pg.PoolClient) {}

  /** The answer of the last statement of the text. */
  async executeQuery<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.execute(statement);
    const isWrite = rowCount !== null && command !== 'SELECT';
    return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(rowCount) }) };
  }

  async run(text: string): Promise<pg.QueryResult> {
    return this.execute(CompiledQuery.raw(text));
  }

  private async execute({ sql: text, parameters, name, types }: Statement): Promise<pg.QueryResult> {
    if (text.includes('\0')) throw new NulInStatement();
    const config = { text, values: [...parameters], ...(name && { name }), ...(types && { types }) };
    try {
      const answer = lastOf(await this.client.query(config));
      if (!answer) throw new Error('the database answered nothing');
      return answer;
    } catch (error) {
      // The stack of the caller, not of the place where the answer arrived.
      if (error instanceof Error) Error.captureStackTrace(error);
      // pg emits this before it marks the connection as lost itself.
      if (isLostConnection(error)) this.isLost = true;
      markAway(error);
      throw error;
    }
  }

  /** Where it cannot be said, the connection is given up, and the database rolls back by itself. */
  async rollback(): Promise<void> {
    if (!this.isLost) await this.run('rollback').catch(() => (this.isLost = true));
  }

  /** Back to the pool, which throws a lost one away. */
  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(this.isLost);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows in batches are read by db/cursor.ts');
  }
}

class PoolDriver implements Driver {
  constructor(private readonly pool: pg.Pool) {}

  async init(): Promise<void> {
    // The pool connects by itself.
  }

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await fromDatabase(this.pool.connect()));
  }

  async beginTransaction(
    connection: PoolConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel && `isolation level ${isolationLevel}`;
    try {
      await connection.run(['begin', isolation, accessMode].filter(Boolean).join(' '));
    } catch (error) {
      connection.release();
      throw error;
    }
  }

  /** @throws what the database says; or that it has rolled back, where the error of a statement was overlooked. */
  async commitTransaction(connection: PoolConnection): Promise<void> {
    const { command } = await connection.run('commit');
    if (command !== 'COMMIT') throw new Error('a statement of this transaction had failed: nothing is committed');
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback();
  }

  async savepoint(connection: PoolConnection, name: string): Promise<void> {
    await connection.run(`savepoint ${pg.escapeIdentifier(name)}`);
  }

  async rollbackToSavepoint(connection: PoolConnection, name: string): Promise<void> {
    await connection.run(`rollback to ${pg.escapeIdentifier(name)}`);
  }

  async releaseSavepoint(connection: PoolConnection, name: string): Promise<void> {
    await connection.run(`release ${pg.escapeIdentifier(name)}`);
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
