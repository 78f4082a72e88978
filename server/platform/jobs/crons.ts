/**
 * Time-driven jobs. The times come from the database's clock; graphile-worker's own crontab goes by the clock of the
 * process, and one that is ahead would keep the others from running anything until they catch up.
 */
import type { Pool } from 'pg';
import type { Logger } from '../log/log.js';
import { JOB_LIMIT_MS, LOCK_GRACE_MS, type JobName } from './catalogue.js';

/** When a job runs, in UTC. */
export interface Cron {
  readonly job: JobName;
  /** The minute of the hour; every minute where it is left out. */
  readonly minute?: number;
  /** The hour of the day; every hour where it is left out. Needs `minute`. */
  readonly hour?: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Shorter than the shortest interval, so that the next run is always scheduled in time. */
const TICK_MS = 15_000;

/** The first time after `now` at which the job is to run. */
export function nextRun({ minute, hour }: Cron, now: Date): Date {
  const [period, offset] =
    minute === undefined
      ? [MINUTE_MS, 0]
      : hour === undefined
        ? [HOUR_MS, minute * MINUTE_MS]
        : [DAY_MS, hour * HOUR_MS + minute * MINUTE_MS];
  const passed = Math.floor((now.getTime() - offset) / period);
  return new Date((passed + 1) * period + offset);
}

/**
 * One waiting job for each cron, identified by its key, whichever process adds it. A running job is left alone for as
 * long as it may run; so is one that is retried before its next scheduled time.
 */
const ADD = `
  select graphile_worker.add_job($1, '{}'::json, job_key => $2, run_at => $3)
  where not exists (
    select from graphile_worker.jobs where key = $2 and (
      locked_at > clock_timestamp() - $4 * interval '1 millisecond'
      or locked_at is null and run_at <= $3 and attempts < max_attempts))`;

export class Crons {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly pool: Pool,
    private readonly crons: readonly Cron[],
    private readonly log: Logger,
  ) {}

  start(): void {
    if (this.isStopped) return;
    const tick = (): void => {
      // One that is not answered fails with its connection.
      this.tick().catch((error: unknown) => {
        this.log.warn({ err: error }, 'time-driven jobs could not be scheduled');
      });
    };
    tick();
    this.timer = setInterval(tick, TICK_MS).unref();
  }

  /** Adds what is missing. @throws what the database says. */
  async tick(): Promise<void> {
    const { rows } = await this.pool.query<{ now: Date }>('select clock_timestamp() as now');
    const now = rows[0]?.now;
    if (!now) return;
    for (const cron of this.crons) {
      const lockMs = JOB_LIMIT_MS[cron.job] + LOCK_GRACE_MS;
      await this.pool.query(ADD, [cron.job, `cron:${cron.job}`, nextRun(cron, now), lockMs]);
    }
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }
}
