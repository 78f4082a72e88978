/** Visits: how often customers' sites are visited, without cookies, scripts, or a record of who it was. */
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Faults } from '#platform/log/faults.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import type { Clock } from '#platform/time/clock.js';
import { SITE_ROWS, type SiteRows } from '#features/sites/index.js';
import { VisitCounter } from './counting/visit-counter.js';
import { writeVisits } from './counting/write-visits.js';
import { SiteVisitsResolver, SiteWeekResolver } from './read/visits.resolver.js';
import { visitRoutes } from './read/visits.routes.js';
import { CLOSE_DAYS_CRON, closeVisitDays } from './rollup/close-visit-days.job.js';
import { VisitCountEntity, VisitMarkEntity, VisitSaltEntity } from './visits.entity.js';

export type { AnsweredPage, VisitCounter } from './counting/visit-counter.js';

/** One for each process; `contextNow` gives a new context for each writing. */
export function createVisitCounter(
  contextNow: () => Ctx,
  { clock, faults }: { readonly clock: Clock; readonly faults: Faults },
  flushMs?: number,
): VisitCounter {
  const onFault = (error: unknown): void => faults.note('visits', error);
  return new VisitCounter({ clock, write: (days) => writeVisits(contextNow(), days), onFault, flushMs });
}

const tables = ['visit_counts', 'visit_marks'];

/** An account is removed with the counts of its sites. */
const visitRows: SiteRows = {
  tables,
  forget: async (tx, { id }) => {
    for (const table of tables) await rows(tx.em, `delete from ${table} where site_id = $1`, [id]);
  },
};

export const visitsFeature: Feature = {
  name: 'visits',
  entities: [VisitCountEntity, VisitMarkEntity, VisitSaltEntity],
  resolvers: [SiteVisitsResolver, SiteWeekResolver],
  routes: visitRoutes,
  jobs: { close_visit_days: closeVisitDays },
  crons: [CLOSE_DAYS_CRON],
  provides: [provide(SITE_ROWS, () => visitRows)],
};
