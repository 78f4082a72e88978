/**
 * A transaction of ours, that MikroORM is handed when entities are first used (decisions 007 and 042): its entity
 * manager is passed along by hand, and a transaction that needs none makes none.
 */
import {
  DummyDriver,
  PostgresDialect,
  SingleConnectionProvider,
  Transaction as KyselyTransaction,
  type ConnectionProvider,
  type DatabaseConnection,
  type Kysely,
} from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PoolConnection, type Statement } from './connection.js';
import { statementOf, type SqlValue } from './rows.js';

/** SQL that a transaction ends with. */
export interface Ending<Row extends object> {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** Before the events of the transaction are published. */
  readonly answered: (rows: readonly Row[]) => void;
  /** What the transaction throws for an error of the database. */
  readonly refused: (error: unknown) => unknown;
}

export class Transaction implements ConnectionProvider {
  private manager: EntityManager | null = null;
  private readonly queue: SingleConnectionProvider;
  private hasEnded = false;
  private readonly endings: Ending<object>[] = [];

  constructor(
    private readonly outer: EntityManager,
    private readonly connection: PoolConnection,
  ) {
    connection.begin();
    this.queue = new SingleConnectionProvider(connection);
  }

  /** Its own fork, made on first use; flushed before the endings. */
  get em(): EntityManager {
    if (!this.manager) {
      this.manager = this.outer.fork();
      this.manager.setTransactionContext(kyselyOn(this, this.outer.getKysely()));
    }
    return this.manager;
  }

  /** One after the other. What still waits when the transaction ends is not to run after it. */
  provideConnection<Answer>(use: (connection: DatabaseConnection) => Promise<Answer>): Promise<Answer> {
    return this.queue.provideConnection((connection) => {
      if (this.hasEnded) throw new Error('the transaction has ended');
      return use(connection);
    });
  }

  /** In the order given, after all else; the last of them goes with the COMMIT. */
  endWith<Row extends object>(ending: Ending<Row>): void {
    this.endings.push(ending as unknown as Ending<object>);
  }

  /** Does now what the transaction would end with. */
  async flushEndings(): Promise<void> {
    if (this.endings.length === 0) return;
    await this.manager?.flush();
    for (let next = this.endings.shift(); next; next = this.endings.shift())
      await this.end(next, async (statement) => (await this.connection.executeQuery<object>(statement)).rows);
  }

  async commit(): Promise<void> {
    await this.manager?.flush();
    this.hasEnded = true;
    const last = this.endings.pop();
    await this.flushEndings();
    if (last) await this.end(last, (statement) => this.connection.commitWith(statement));
    else await this.connection.commit();
  }

  private async end(
    { text, values, answered, refused }: Ending<object>,
    run: (statement: Statement) => Promise<readonly object[]>,
  ): Promise<void> {
    const answer = await run(statementOf(text, values)).catch((error: unknown) => Promise.reject(refused(error)));
    answered(answer);
  }

  /** After the statement that is under way. */
  rollback(): Promise<void> {
    this.hasEnded = true;
    return this.queue.provideConnection(() => this.connection.rollback());
  }
}

/** Nothing connects through them: a transaction asks by its executor alone. */
const driver = new DummyDriver();
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction opens no pool')) });

/** As MikroORM wants a transaction to be: Kysely on this one connection. */
function kyselyOn(connections: ConnectionProvider, pooled: Kysely<unknown>): KyselyTransaction<unknown> {
  const executor = pooled.getExecutor().withConnectionProvider(connections);
  return new KyselyTransaction({ config: { dialect }, dialect, driver, executor });
}

/** Commits what `work` did, or nothing where it throws. */
export async function inTransaction<Result>(
  em: EntityManager,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (em.isInTransaction()) throw new Error('a transaction was begun inside another');
  return em
    .getKysely()
    .getExecutor()
    .provideConnection(async (connection) => {
      if (!(connection instanceof PoolConnection)) throw new TypeError('the connection is not one of our pool');
      const transaction = new Transaction(em, connection);
      try {
        const result = await work(transaction);
        await transaction.commit();
        return result;
      } catch (error) {
        await transaction.rollback();
        throw error;
      }
    });
}
