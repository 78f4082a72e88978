import { requireAdmin, type Ctx } from '../../platform/context.js';
import { CLOCK_NOTABLE_MS } from '../../platform/database-clock.js';
import { row } from '../../platform/db/rows.js';

export type HealthStatus = 'ok' | 'degraded' | 'down';

export interface HealthCheck {
  readonly name: string;
  readonly status: HealthStatus;
  readonly ms: number;
  /** Facts in English, for whoever looks after it. */
  readonly detail: string;
}

export interface PlatformHealth {
  readonly status: HealthStatus;
  readonly checks: readonly HealthCheck[];
}

type Probe = (ctx: Ctx) => Promise<{ readonly status: HealthStatus; readonly detail: string }>;

/** A job counts as late when it could have run a minute ago. */
const LATE_MS = 60_000;
const JOBS = `
  select count(*) filter (where run_at < $1 and locked_at is null and attempts < max_attempts) as late,
         count(*) filter (where attempts >= max_attempts) as "givenUp"
  from graphile_worker.jobs`;

const PROBES: Readonly<Record<string, Probe>> = {
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
  site: async (ctx) => {
    const found = await row<{ mode: string }>(ctx.em, 'select mode from site_config');
    return found ? { status: 'ok', detail: found.mode } : { status: 'down', detail: 'not configured' };
  },
};

async function probe(ctx: Ctx, name: string, ask: Probe): Promise<HealthCheck> {
  const start = performance.now();
  const elapsed = (): number => Math.round((performance.now() - start) * 10) / 10;
  try {
    const { status, detail } = await ask(ctx);
    return { name, status, ms: elapsed(), detail };
  } catch (error) {
    ctx.log.warn({ err: error, check: name }, 'a health check failed');
    return { name, status: 'down', ms: elapsed(), detail: 'no answer' };
  }
}

/** As bad as the worst check. @throws AppError FORBIDDEN. */
export async function platformHealth(ctx: Ctx): Promise<PlatformHealth> {
  requireAdmin(ctx);
  const checks = await Promise.all(Object.entries(PROBES).map(([name, ask]) => probe(ctx, name, ask)));
  const has = (status: HealthStatus): boolean => checks.some((check) => check.status === status);
  return { status: has('down') ? 'down' : has('degraded') ? 'degraded' : 'ok', checks };
}
