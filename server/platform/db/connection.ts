/**
 * A connection of the pool, as Kysely and units of work use it. BEGIN goes with the first statement of its transaction,
 * and a last statement with COMMIT: a transaction costs fewer ways to the database, one that asks nothing costs none,
 * and what its last statement locks is locked no longer than the commit takes.
 */
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import pg from 'pg';
import { serialize } from 'pg-protocol';
import { isLostConnection, markAway } from './lost-connection.js';

/** A statement as rows.ts makes it. The ORM's own have their values in the text, and no name. */
export interface Statement extends CompiledQuery {
  /** Of the prepared statement: equal names stand for equal texts. */
  readonly name?: string;
  readonly types?: pg.CustomTypesConfig;
}

type Config = pg.QueryConfig & { readonly queryMode?: 'extended' };
type Results = readonly pg.QueryResult[];

/** What goes before a statement and after it, in the same message. */
interface Frame {
  readonly before: readonly Buffer[];
  readonly after: readonly Buffer[];
}

const BEGIN = 'begin';
const COMMIT = 'commit';

/** The bytes that execute what each connection has prepared under its own text. */
function executing(name: string): Buffer {
  return Buffer.concat([serialize.bind({ statement: name }), serialize.execute()]);
}

const EXECUTE_BEGIN = executing(BEGIN);
const EXECUTE_COMMIT = executing(COMMIT);

/** Of a text with several statements pg gives a list. */
const listOf = (results: pg.QueryResult | Results): Results => ('at' in results ? results : [results]);

/** For a statement to write itself into `bytes`, and behind it `after`. */
function recording(connection: pg.Connection, bytes: Buffer[], after: readonly Buffer[]): pg.Connection {
  const stream = { writable: true, write: (more: Buffer) => bytes.push(more) };
  // Not before the Sync: there is one, too, where a value could not be sent and nothing is executed.
  const execute: pg.Connection['execute'] = (config, more) => {
    connection.execute.call(recorded, config, more);
    bytes.push(...after);
  };
  const recorded = Object.create(connection, { stream: { value: stream }, execute: { value: execute } });
  return recorded as pg.Connection;
}

/**
 * One message with one Sync at its end: after an error PostgreSQL skips to the Sync, so that no statement runs where
 * BEGIN has failed, and no COMMIT where the statement has.
 * https://www.postgresql.org/docs/18/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
function queryFramed(client: pg.PoolClient, config: Config, { before, after }: Frame): Promise<Results> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(config, (error: Error | undefined, results: pg.QueryResult | Results) =>
      error ? reject(error) : resolve(listOf(results)),
    );
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      const bytes = [...before];
      const fault: unknown = submit(recording(connection, bytes, after));
      if (!fault && connection.stream.writable) connection.stream.write(Buffer.concat(bytes));
      return fault;
    };
    client.query(query);
  });
}

/**
 * With a callback from the beginning. pg's own promise gives the query its callback later, by a closure that holds the
 * query: measured, twice as much outlives each young collection then, for a sixth of the CPU that a list takes.
 */
function query(client: pg.PoolClient, config: Config): Promise<Results> {
  return new Promise((resolve, reject) => {
    client.query(config, (error: Error | null, result) => (error ? reject(error) : resolve(listOf(result))));
  });
}

export class PoolConnection implements DatabaseConnection {
  /** BEGIN has not been sent yet. */
  private isBeginDue = false;
  private isLost = false;

  private constructor(private readonly client: pg.PoolClient) {}

  static async of(client: pg.PoolClient): Promise<PoolConnection> {
    for (const text of [BEGIN, COMMIT]) await client.query({ name: text, text });
    return new PoolConnection(client);
  }

  /** What the last statement of the text answers. */
  async executeQuery<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const result = (await this.heard(this.ask(statement))).at(-1);
    if (!result) throw new Error('the database answered nothing');
    const { command, rowCount, rows } = result;
    const isWrite = rowCount !== null && command !== 'SELECT';
    return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(rowCount) }) };
  }

  async run(text: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(text));
  }

  private async ask(statement: Statement): Promise<Results> {
    const config = configOf(statement);
    if (!this.isBeginDue) return query(this.client, config);
    this.isBeginDue = false;
    // The ORM may have several statements in one text, which only the simple protocol takes.
    if (!statement.name && statement.parameters.length === 0)
      return query(this.client, { ...config, text: `${BEGIN}; ${config.text}` });
    return queryFramed(this.client, config, { before: [EXECUTE_BEGIN], after: [] });
  }

  begin(): void {
    this.isBeginDue = true;
  }

  /** @throws what the database says; or that it has rolled back, where the error of a statement was overlooked. */
  async commit(): Promise<void> {
    if (this.isBeginDue) this.isBeginDue = false;
    else checkCommitted((await this.heard(query(this.client, { text: COMMIT }))).at(-1));
  }

  /** The statement's rows, once it and all before it are committed. @throws what the database says of either. */
  async commitWith<Row>(statement: Statement): Promise<Row[]> {
    const before = this.isBeginDue ? [EXECUTE_BEGIN] : [];
    this.isBeginDue = false;
    const config: Config = { ...configOf(statement), queryMode: 'extended' };
    const frame = { before, after: [EXECUTE_COMMIT] };
    const results = await this.heard(queryFramed(this.client, config, frame));
    checkCommitted(results.at(-1));
    return results.at(-2)?.rows as Row[];
  }

  /** Where it cannot be said, the connection is given up, and the database rolls back by itself. */
  async rollback(): Promise<void> {
    if (this.isBeginDue) this.isBeginDue = false;
    else if (!this.isLost) await this.client.query('rollback').catch(() => (this.isLost = true));
  }

  private async heard<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      // Where it was asked, not where the answer came in.
      if (error instanceof Error) Error.captureStackTrace(error);
      // pg says so before it knows itself that the connection is gone.
      if (isLostConnection(error)) this.isLost = true;
      markAway(error);
      throw error;
    }
  }

  /** Back to the pool, which throws a lost one away. */
  release(): void {
    this.client.release(this.isLost);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows in batches are read by db/cursor.ts');
  }
}

function configOf({ sql: text, parameters, name, types }: Statement): Config {
  return { text, values: [...parameters], ...(name && { name }), ...(types && { types }) };
}

function checkCommitted(result: pg.QueryResult | undefined): void {
  if (result?.command !== 'COMMIT') throw new Error('a statement of this transaction had failed: nothing is committed');
}
