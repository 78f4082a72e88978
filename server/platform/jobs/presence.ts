/**
 * Which runners of the job queue work. graphile-worker keeps the job of a process that died locked for four hours; here
 * each runner renews a row of its own for as long as it does work, and every runner frees the jobs of those whose row
 * has expired, and of those that hold a job beyond its limit. Times are the database's.
 */
import type { Pool, PoolClient } from 'pg';
import { within } from '../lifecycle/within.js';
import type { Logger } from '../log/log.js';
import { JOB_LIMIT_MS, LOCK_GRACE_MS } from './catalogue.js';
import type { Sign } from './pulse.js';

/** A row that has missed so many renewals belongs to a runner that has stopped; other processes free its jobs. */
const MISSED = 3;
/** A process notices it earlier of its own. */
const OWN_MISSED = 2;
/** A database that does not answer by then does not answer, ms. */
const ANSWER_MS = 5000;
/** For a transaction that is about to commit as a runner that counts as stopped, ms; tried again at the next beat. */
const LOCK_WAIT_MS = 2000;

const ENTER = 'insert into job_workers (pool_id, queue, seen_at) values ($1, $2, clock_timestamp())';
const RENEW = `update job_workers set seen_at = clock_timestamp(),
  finished_at = case when $2 then clock_timestamp() else finished_at end where pool_id = $1`;
const EXPIRED = `select pool_id as id from job_workers
  where queue = $2 and seen_at < clock_timestamp() - $1 * interval '1 millisecond'`;
const overdue = (schema: string): string => `select distinct locked_by as id from ${schema}.jobs
  join unnest($1::text[], $2::float8[]) as limits (task, ms) on task = task_identifier
  where locked_at < clock_timestamp() - (ms + ${LOCK_GRACE_MS}) * interval '1 millisecond'`;
/** Not what was locked just now: its runner may not have had the time to write its row. */
const rowless = (schema: string): string => `select distinct locked_by as id from ${schema}.jobs
  where locked_at < clock_timestamp() - $1 * interval '1 millisecond'
    and not exists (select from job_workers where pool_id = locked_by)`;

const LIMITS = [Object.keys(JOB_LIMIT_MS), Object.values(JOB_LIMIT_MS)];

export interface PresenceOptions {
  readonly pool: Pool;
  /** The schema of the queue's tables. */
  readonly schema: string;
  /** By which graphile-worker locks its jobs. */
  readonly poolId: string;
  /** Whether the runner works. */
  readonly sign: () => Sign;
  /** Is called once the runner has stopped working, or others have freed its jobs. */
  readonly lost: (reason: Error) => void;
  readonly beatMs: number;
  readonly log: Logger;
}

interface Id {
  readonly id: string;
}

export class Presence {
  private timer: NodeJS.Timeout | undefined;
  private missed = 0;
  /** After an outage of the database all rows are old until their runners have had the time to renew them. */
  private wasSeen = false;
  private hasEnded = false;

  constructor(private readonly options: PresenceOptions) {}

  /** @throws where the database does not answer. */
  async enter(): Promise<void> {
    const { pool, poolId, schema } = this.options;
    await within(ANSWER_MS, pool.query(ENTER, [poolId, schema]));
    this.schedule();
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      void this.beat().finally(() => this.hasEnded || this.schedule());
    }, this.options.beatMs).unref();
  }

  private async beat(): Promise<void> {
    const { sign, lost, log } = this.options;
    const { works, hasFinished } = sign();
    try {
      if (works) await this.renew(hasFinished);
      this.missed = works ? 0 : this.missed + 1;
      if (this.wasSeen) await this.freeStopped();
      this.wasSeen = true;
    } catch (error) {
      this.missed += 1;
      this.wasSeen = false;
      log.warn({ err: error }, 'the job queue could not renew its row');
    }
    if (this.missed >= OWN_MISSED) lost(new Error('the runner of the job queue has done nothing'));
  }

  private async renew(hasFinished: boolean): Promise<void> {
    const { pool, poolId, lost } = this.options;
    const { rowCount } = await within(ANSWER_MS, pool.query(RENEW, [poolId, hasFinished]));
    if (rowCount === 0 && !this.hasEnded) lost(new Error('another process has freed the jobs of this runner'));
  }

  private async freeStopped(): Promise<void> {
    const { pool, schema, beatMs, log } = this.options;
    const goneMs = beatMs * MISSED;
    const found = await within(
      ANSWER_MS,
      Promise.all([
        pool.query<Id>(EXPIRED, [goneMs, schema]),
        pool.query<Id>(overdue(schema), LIMITS),
        pool.query<Id>(rowless(schema), [goneMs]),
      ]),
    );
    const poolIds = [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))];
    if (poolIds.length === 0) return;
    await freeJobsOf(pool, schema, poolIds);
    log.warn({ poolIds }, 'jobs of runners that have stopped are free again');
  }

  /** No further beat. */
  end(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
  }
}

/**
 * Frees the jobs of runners. Their rows go first, and with them the right to commit (`RunGuard.lock`): a transaction
 * that holds its row commits before, and any later one is refused. `schema`: of the queue's tables.
 * @throws where the database does not answer; what is still locked then is freed by a later beat of any process.
 */
export async function freeJobsOf(pool: Pool, schema: string, poolIds: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await within(ANSWER_MS, deleteRowsAndUnlock(client, schema, poolIds));
    client.release();
  } catch (error) {
    // Also one that is still waiting: the transaction ends with its connection.
    client.release(true);
    throw error;
  }
}

async function deleteRowsAndUnlock(client: PoolClient, schema: string, poolIds: readonly string[]): Promise<void> {
  await client.query(`begin; set local lock_timeout = ${LOCK_WAIT_MS}`);
  await client.query('delete from job_workers where pool_id = any($1::text[])', [poolIds]);
  await client.query(`select ${schema}.force_unlock_workers($1::text[])`, [poolIds]);
  await client.query('commit');
}
