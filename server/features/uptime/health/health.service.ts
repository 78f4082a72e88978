/** The results of the watch over the platform, for administrators and for programs that monitor it. */
import { healthFaultText, type HealthFigureName } from '#core/health.js';
import { requireAdmin, type Ctx } from '#platform/context.js';
import type { SystemCheckType, SystemHealthType } from './health.types.js';
import { latestRound, watchOf } from './health-watch.js';

/** For work of the app itself: callers check who asks. Reads from memory, at most `HEALTH.freshMs` old. */
export async function readHealth(ctx: Ctx): Promise<SystemHealthType> {
  const { at, results } = await latestRound(ctx);
  const { outages } = watchOf(ctx);
  const checks = results.map(({ check, fault, figures, ms }): SystemCheckType => {
    const entries = Object.entries(figures) as [HealthFigureName, number][];
    return {
      check,
      fault,
      message: healthFaultText(check, fault),
      since: fault && (outages.get(check)?.since ?? at),
      ms,
      figures: entries.map(([name, value]) => ({ name, value })),
    };
  });
  return { checkedAt: at, checks };
}

/** @throws AppError FORBIDDEN. */
export async function systemHealth(ctx: Ctx): Promise<SystemHealthType> {
  requireAdmin(ctx);
  return readHealth(ctx);
}
