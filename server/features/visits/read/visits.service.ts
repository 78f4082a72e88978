/** Reads the visits of a site for owners and administrators, for both APIs. */
import { z } from 'zod';
import { addDays, dayOf } from '#core/dates/calendar.js';
import { VISITS } from '#core/limits/limits.js';
import type { VisitDimension } from '#core/sites/site-visits.js';
import type { Ctx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { periodFrom, periodTo } from '#platform/time/period.js';
import { readSite, servicesLoader, siteHasService } from '#features/sites/index.js';
import { VISITS_TEXTS } from './visits.messages.js';
import { readDays, readTables, readTotals, weekLoader } from './visits.queries.js';
import type { SiteVisitsType, VisitCountType, VisitTotalsType } from './visits.types.js';

export const visitsSchema = z.object({
  from: periodFrom.nullish(),
  to: periodTo.nullish(),
});
export type VisitsInput = z.input<typeof visitsSchema>;

export interface Days {
  readonly from: string;
  readonly to: string;
  /** How many they are. */
  readonly count: number;
}

const USUAL_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The last thirty days, where not said. @throws AppError VALIDATION_ERROR. */
export function daysOf(ctx: Ctx, given: VisitsInput): Days {
  const requested = parseInput(visitsSchema, given);
  const to = dayOf(requested.to ?? ctx.clock.now());
  const from = requested.from ? dayOf(requested.from) : addDays(to, 1 - USUAL_DAYS);
  const count = daysBetween(from, to) + 1;
  parseInput(z.object({ from: z.string().refine(() => count >= 1 && count <= VISITS.reportDays, VISITS_TEXTS.days) }), {
    from,
  });
  return { from, to, count };
}

/**
 * The visits of one's own site, or of any for an administrator. @throws AppError NOT_FOUND also for a foreign one,
 * VALIDATION_ERROR.
 */
export async function readVisits(ctx: Ctx, siteId: string, given: VisitsInput): Promise<SiteVisitsType> {
  const { id } = await readSite(ctx, siteId);
  const { from, to, count } = daysOf(ctx, given);
  const [isCounted, days, before, tables] = await Promise.all([
    siteHasService(ctx, id, 'analyticsSetup'),
    readDays(ctx, id, from, to),
    readTotals(ctx, id, addDays(from, -count), addDays(from, -1)),
    readTables(ctx, id, from, to),
  ]);
  const of = (dimension: VisitDimension): VisitCountType[] => tables.filter((each) => each.dimension === dimension);
  return {
    isCounted,
    from,
    to,
    views: days.reduce((sum, { views }) => sum + views, 0),
    visitors: days.reduce((sum, { visitors }) => sum + visitors, 0),
    before,
    days,
    pages: of('page'),
    sources: of('source'),
    referrers: of('referrer'),
    devices: of('device'),
    countries: of('country'),
  };
}

/** The visits of the last days of one of many sites; null where they are not counted. Callers check permissions. */
export async function visitsOfWeek(ctx: Ctx, siteId: string): Promise<VisitTotalsType | null> {
  const [bought, counted] = await Promise.all([servicesLoader(ctx).load(siteId), weekLoader(ctx).load(siteId)]);
  if (!bought?.services.includes('analyticsSetup')) return null;
  return { views: counted?.views ?? 0, visitors: counted?.visitors ?? 0 };
}
