/**
 * Which workers are alive. graphile-worker keeps the job of a worker that died locked for four hours; here every worker
 * renews a row of its own, and each frees the jobs of workers whose row has expired. Times are the database's.
 */
import type { Pool } from 'pg';
import type { Logger } from '../log/log.js';

/** A row that has missed so many renewals belongs to a dead worker. */
const MISSED = 3;

const RENEW = `
  insert into job_workers (pool_id, seen_at) values ($1, clock_timestamp())
  on conflict (pool_id) do update set seen_at = excluded.seen_at`;
const FORGET = `delete from job_workers where seen_at < clock_timestamp() - $1 * interval '1 millisecond'`;
/** Not what was locked just now: its worker may not have had the time to write its row. */
const DEAD = `
  select distinct locked_by as id from graphile_worker.jobs
  where locked_at < clock_timestamp() - $1 * interval '1 millisecond'
    and not exists (select from job_workers where pool_id = locked_by)`;

export interface PresenceOptions {
  readonly pool: Pool;
  /** By which graphile-worker locks its jobs. */
  readonly poolId: string;
  /** Frees the jobs of these pools. */
  readonly unlock: (poolIds: string[]) => Promise<void>;
  readonly beatMs: number;
  readonly log: Logger;
}

export class Presence {
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  /** After an outage of the database all rows are old until their workers have had the time to renew them. */
  private wasSeen = false;

  constructor(private readonly options: PresenceOptions) {}

  /** @throws where the database does not answer. */
  async start(): Promise<void> {
    const { pool, poolId, beatMs } = this.options;
    await pool.query(RENEW, [poolId]);
    this.schedule(beatMs);
  }

  private schedule(ms: number): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat().finally(() => this.timer && this.schedule(ms));
    }, ms).unref();
  }

  private async beat(): Promise<void> {
    const { pool, poolId, log } = this.options;
    try {
      await pool.query(RENEW, [poolId]);
      if (this.wasSeen) await this.freeDead();
      this.wasSeen = true;
    } catch (error) {
      this.wasSeen = false;
      log.warn({ err: error }, 'the worker could not renew its row');
    }
  }

  private async freeDead(): Promise<void> {
    const { pool, beatMs, unlock, log } = this.options;
    const goneMs = beatMs * MISSED;
    await pool.query(FORGET, [goneMs]);
    const { rows } = await pool.query<{ id: string }>(DEAD, [goneMs]);
    if (rows.length === 0) return;
    const poolIds = rows.map(({ id }) => id);
    await unlock(poolIds);
    log.warn({ poolIds }, 'jobs of workers that have died are free again');
  }

  /** Jobs of this worker that are still locked are free as soon as the others see that its row is gone. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.beating;
    await this.options.pool.query('delete from job_workers where pool_id = $1', [this.options.poolId]);
  }
}
