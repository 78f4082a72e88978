/** Checks every component once a minute, and adds the result to the sums of its day. */
import { TIME_ZONE, UPTIME } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { checkAll, type Measured } from './checks.js';

/** Every minute. */
export const UPTIME_CRON: Cron = { job: 'measure_uptime' };

const MINUTE_MS = 60_000;

/**
 * One statement: the minute and the sums of its day change together, and a minute that is there already changes none.
 */
const RECORD = `
  with measured as (
    insert into uptime_minutes (component, minute, checks, failures, ms)
    select component, $1::timestamptz, checks, failures, nullif(ms, -1)
    from unnest($2::text[], $3::int[], $4::int[], $5::int[]) as given (component, checks, failures, ms)
    on conflict do nothing
    returning component, minute, checks, failures
  )
  insert into uptime_days (component, day, minutes, checks, failures, first_minute)
  select component, (minute at time zone '${TIME_ZONE}')::date, 1, checks, failures, minute from measured
  on conflict (component, day) do update set
    minutes = uptime_days.minutes + 1,
    checks = uptime_days.checks + excluded.checks,
    failures = uptime_days.failures + excluded.failures,
    first_minute = least(uptime_days.first_minute, excluded.first_minute)`;

/** The first of several processes that measured the same minute counts. */
export async function recordMinute(ctx: Ctx, minute: Date, measured: readonly Measured[]): Promise<void> {
  if (measured.length === 0) return;
  await rows(ctx.em, RECORD, [
    minute,
    measured.map(({ component }) => component),
    measured.map(({ checks }) => checks),
    measured.map(({ failures }) => failures),
    // No answer has a negative time: the statement has no arrays with nulls.
    measured.map(({ ms }) => ms ?? -1),
  ]);
}

const OLD_MINUTES = 'delete from uptime_minutes where minute < $1';
const OLD_DAYS = 'delete from uptime_days where day < $1::date';

async function forgetOld(ctx: Ctx, minute: Date): Promise<void> {
  const before = (ms: number): Date => new Date(minute.getTime() - ms);
  await rows(ctx.em, OLD_MINUTES, [before(UPTIME.minutesKeptMs)]);
  await rows(ctx.em, OLD_DAYS, [before(UPTIME.daysKeptMs)]);
}

/** The job. @throws what the database says; that minute then stays unmeasured. */
export async function measureUptime(ctx: Ctx): Promise<void> {
  const minute = new Date(Math.floor(ctx.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  await recordMinute(ctx, minute, await checkAll(ctx, minute));
  if (minute.getUTCMinutes() === 0) await forgetOld(ctx, minute);
}
