/** The state of the job queue as seen from outside: whether it does work, whichever process it is of. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { row } from '../db/rows.js';
import { JOB_LIMIT_MS, LOCK_GRACE_MS } from './catalogue.js';

/** Times are whole seconds. */
export interface QueueState {
  /** Runners of all processes that have worked within the last minute. */
  readonly runners: number;
  /** Since a job last ended; where none has, since the oldest runner started; null without runners. */
  readonly lastFinishedSeconds: number | null;
  /** How long the oldest job that could run has waited; 0 where none waits. */
  readonly oldestDueSeconds: number;
  /** Jobs that are locked for longer than they may run. */
  readonly lockedBeyondLimit: number;
}

const STATE = `
  with limits as (select * from unnest($1::text[], $2::int[]) as given (task, ms)),
    workers as (select * from job_workers where queue = 'graphile_worker')
  select
    (select count(*)::int from workers where seen_at > clock_timestamp() - interval '1 minute') as runners,
    (select extract(epoch from clock_timestamp() - coalesce(max(finished_at), min(started_at)))::int from workers)
      as "lastFinishedSeconds",
    (select coalesce(max(extract(epoch from clock_timestamp() - run_at))::int, 0) from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= clock_timestamp()) as "oldestDueSeconds",
    (select count(*)::int from graphile_worker.jobs join limits on task = task_identifier
      where locked_at < clock_timestamp() - (ms + $3) * interval '1 millisecond') as "lockedBeyondLimit"`;

/** Also looks at what is locked: a job whose runner is dead neither waits nor runs. */
export async function queueState(em: EntityManager): Promise<QueueState> {
  const found = await row<QueueState>(em, STATE, [
    Object.keys(JOB_LIMIT_MS),
    Object.values(JOB_LIMIT_MS),
    LOCK_GRACE_MS,
  ]);
  return found ?? { runners: 0, lastFinishedSeconds: null, oldestDueSeconds: 0, lockedBeyondLimit: 0 };
}
