import { requireAdmin, type Ctx } from '#platform/context.js';
import { CLOCK_NOTABLE_MS } from '#platform/time/database-clock.js';
import { row } from '#platform/db/rows.js';
import {
  HEALTH_CHECKS,
  type HealthCheckName,
  type HealthStatus,
  type PlatformHealthCheckType,
  type PlatformHealthType,
} from './platform-mode.types.js';

type Probe = (ctx: Ctx) => Promise<{ readonly status: HealthStatus; readonly detail: string }>;

/** A job counts as late when it could have run a minute ago. */
const LATE_MS = 60_000;
const JOBS = `
  select count(*) filter (where run_at < $1 and locked_at is null and attempts < max_attempts) as late,
         count(*) filter (where attempts >= max_attempts) as "givenUp"
  from graphile_worker.jobs`;

const PROBES: Readonly<Record<HealthCheckName, Probe>> = {
  database: async (ctx) => {
    await row(ctx.em, 'select 1 as one');
    return { status: 'ok', detail: 'answers' };
  },
  jobs: async (ctx) => {
    const before = new Date(ctx.clock.now().getTime() - LATE_MS);
    const found = await row<{ late: number; givenUp: number }>(ctx.em, JOBS, [before]);
    const { late = 0, givenUp = 0 } = found ?? {};
    return { status: late > 0 ? 'degraded' : 'ok', detail: `${late} late, ${givenUp} given up` };
  },
  clock: async (ctx) => {
    const ms = ctx.gauges.read('clockDifferenceMs');
    return { status: Math.abs(ms) > CLOCK_NOTABLE_MS ? 'degraded' : 'ok', detail: `${ms} ms from the database's` };
  },
  platform: async (ctx) => {
    const found = await row<{ mode: string }>(ctx.em, 'select mode from platform_settings');
    return found ? { status: 'ok', detail: found.mode } : { status: 'down', detail: 'not configured' };
  },
};

async function probe(ctx: Ctx, name: HealthCheckName): Promise<PlatformHealthCheckType> {
  const start = performance.now();
  const elapsed = (): number => Math.round((performance.now() - start) * 10) / 10;
  try {
    const { status, detail } = await PROBES[name](ctx);
    return { name, status, ms: elapsed(), detail };
  } catch (error) {
    ctx.log.warn({ err: error, check: name }, 'a health check failed');
    return { name, status: 'down', ms: elapsed(), detail: 'no answer' };
  }
}

/** The state of the worst check. @throws AppError FORBIDDEN. */
export async function platformHealth(ctx: Ctx): Promise<PlatformHealthType> {
  requireAdmin(ctx);
  const checks = await Promise.all(HEALTH_CHECKS.map((name) => probe(ctx, name)));
  const has = (status: HealthStatus): boolean => checks.some((check) => check.status === status);
  return { status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'ok', checks };
}
