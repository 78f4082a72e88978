/** Visits: how often customers' sites are visited, without cookies, scripts, or a record of who it was. */
import type { Ctx, TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Faults } from '#platform/log/faults.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import type { Clock } from '#platform/time/clock.js';
import { ACCOUNT_REMOVAL } from '#features/identity/index.js';
import { VisitCounter } from './counting/visit-counter.js';
import { writeVisits } from './counting/write-visits.js';
import { SiteVisitsResolver } from './read/visits.resolver.js';
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

/** An account is removed with the counts of its sites. */
async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  const ofOwner = 'where site_id in (select id from sites where user_id = $1)';
  await rows(tx.em, `delete from visit_counts ${ofOwner}`, [userId]);
  await rows(tx.em, `delete from visit_marks ${ofOwner}`, [userId]);
}

export const visitsFeature: Feature = {
  name: 'visits',
  entities: [VisitCountEntity, VisitMarkEntity, VisitSaltEntity],
  resolvers: [SiteVisitsResolver],
  routes: visitRoutes,
  jobs: { close_visit_days: closeVisitDays },
  crons: [CLOSE_DAYS_CRON],
  provides: [provide(ACCOUNT_REMOVAL, () => forgetOwner)],
};
