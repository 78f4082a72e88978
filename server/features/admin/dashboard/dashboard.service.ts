/** Summary cards, the stats tab and its charts (specification 2 §2). */
import { z } from 'zod';
import { rial, type Rial } from '#core/money.js';
import { systemContext, requireAdmin, type Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { Key, provide } from '#platform/provided.js';
import { countMails } from '#features/emails/index.js';
import { selectSeries, selectStats } from './dashboard.queries.js';
import type { DashboardDayType, DashboardStatsType } from './dashboard.types.js';
import { createSampler, type Sampler } from './sampler.js';

/** One decimal, 0 where there is nothing to divide by. */
function ratioOf(overdue: number, pending: number): number {
  return pending === 0 ? 0 : Math.round((overdue / pending) * 10) / 10;
}

/** Rounded to the whole rial, 0 where there is nothing to divide by. */
function averageOf(total: number, count: number): Rial {
  return rial(count === 0 ? 0 : Math.round(total / count));
}

async function readStats(ctx: Ctx): Promise<DashboardStatsType> {
  const [{ revenueRials, paidOrders, paidOrdersRials, ...counts }, { today }] = await Promise.all([
    selectStats(ctx),
    countMails(ctx),
  ]);
  return {
    ...counts,
    totalRevenueRials: revenueRials,
    averageOrderRials: averageOf(paidOrdersRials, paidOrders),
    emailsToday: today,
    overdueRatio: ratioOf(counts.overdueInvoices, counts.pendingInvoices),
    averageTransactionRials: averageOf(revenueRials, counts.totalTransactions),
  };
}

/** @throws AppError FORBIDDEN. */
export function dashboardStats(ctx: Ctx): Promise<DashboardStatsType> {
  requireAdmin(ctx);
  return readStats(ctx);
}

const seriesSchema = z.object({ days: z.number().int().min(1).max(366) });
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last `days` days, today included, by Tehran's midnights. @throws AppError FORBIDDEN, VALIDATION_ERROR. */
export function dashboardSeries(ctx: Ctx, given: z.input<typeof seriesSchema>): Promise<readonly DashboardDayType[]> {
  requireAdmin(ctx);
  const { days } = parseInput(seriesSchema, given);
  const now = ctx.clock.now();
  return selectSeries(ctx, new Date(now.getTime() - (days - 1) * DAY_MS), now);
}

const EVERY_MS = 3000;
/** Made by the first who watches. */
const SAMPLER = new Key<{ made: Sampler<DashboardStatsType> | null }>('sampler of statistics');

export const statsSampler = provide(SAMPLER, () => ({ made: null }));

/**
 * The dashboard's numbers, again and again while it is watched, read once for all viewers. @throws AppError FORBIDDEN.
 */
export function watchStats(ctx: Ctx): AsyncIterableIterator<DashboardStatsType> {
  requireAdmin(ctx);
  const sampler = ctx.provided.one(SAMPLER);
  if (sampler.made) return sampler.made.watch();
  const system = systemContext(ctx);
  const failed = (error: unknown): void => system.log.warn({ err: error }, 'the dashboard could not be read');
  sampler.made = createSampler({ everyMs: EVERY_MS, take: () => readStats(systemContext(system)), failed });
  return sampler.made.watch();
}
