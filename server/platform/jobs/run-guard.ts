/**
 * Keeps a run of a job that has been given up from writing: its job is free again, and another run may be under way.
 * JavaScript cannot be interrupted, so the run itself continues until it reaches for the database.
 */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row } from '../db/rows.js';

/** Why a run of a job was given up. */
export class JobGivenUp extends Error {}

/**
 * The row of the runner in `job_workers`. Its deletion, with which other processes begin to free its jobs, waits for
 * transactions that hold it, and those that come later do not find it.
 */
const HOLD = 'select 1 as held from job_workers where pool_id = $1 for key share';

export class RunGuard {
  constructor(
    /** By which graphile-worker has locked the job. */
    private readonly poolId: string,
    /** Aborts, with a JobGivenUp, at the job's limit or where its runner is replaced. For what the job waits for. */
    readonly signal: AbortSignal,
  ) {}

  /** Before every use of the database. @throws JobGivenUp. */
  assertOngoing(): void {
    this.signal.throwIfAborted();
  }

  /**
   * The last thing before a COMMIT: until then the job stays this run's. Outside of a transaction it only looks.
   * @throws JobGivenUp where it was given up, also by another process: nothing may be committed.
   */
  async lock(em: EntityManager): Promise<void> {
    this.assertOngoing();
    const held = await row(em, HOLD, [this.poolId]);
    this.assertOngoing();
    if (!held) throw new JobGivenUp('another process has freed the jobs of this runner');
  }
}
