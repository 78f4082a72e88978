/**
 * One database transaction with an entity manager of its own, and the statements that run last in it (decision 042).
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { rows, type SqlValue } from './rows.js';

/** SQL that a transaction ends with. */
export interface Ending<Row extends object> {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** Before the events of the transaction are published. */
  readonly answered: (rows: readonly Row[]) => void;
  /** The error that the transaction throws for one of the database. */
  readonly refused: (error: unknown) => unknown;
}

export class Transaction {
  private readonly endings: Ending<object>[] = [];
  private hasEnded = false;

  constructor(private readonly own: EntityManager) {}

  /** @throws where the transaction has ended: a statement would then run outside of it. */
  get em(): EntityManager {
    if (this.hasEnded) throw new Error('the transaction has ended');
    return this.own;
  }

  /** In the order given, after all else. */
  endWith<Row extends object>(ending: Ending<Row>): void {
    this.endings.push(ending as unknown as Ending<object>);
  }

  /** Does now what the transaction would end with. */
  async flushEndings(): Promise<void> {
    if (this.endings.length === 0) return;
    await this.own.flush();
    for (let next = this.endings.shift(); next; next = this.endings.shift()) {
      const { text, values, answered, refused } = next;
      answered(await rows(this.own, text, values).catch((error: unknown) => Promise.reject(refused(error))));
    }
  }

  async commit(): Promise<void> {
    await this.flushEndings();
    await this.end();
    await this.own.commit();
  }

  async rollback(): Promise<void> {
    await this.end();
    await this.own.rollback();
  }

  /**
   * Waits for the statements that were not awaited: none may run after the COMMIT, on a connection that others use by
   * then.
   */
  private async end(): Promise<void> {
    this.hasEnded = true;
    const executor = this.own.getKysely().getExecutor();
    await executor.provideConnection(() => Promise.resolve());
  }
}

/** Commits what `work` did, or nothing where it throws. */
export async function inTransaction<Result>(
  em: EntityManager,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  if (em.isInTransaction()) throw new Error('a transaction was begun inside another');
  const own = em.fork();
  await own.begin();
  const transaction = new Transaction(own);
  try {
    const result = await work(transaction);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
