/** Deletes backups that are older than they are kept. The last one of a site stays; content is left to the sweep. */
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import type { Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { keptDays } from './backups.queries.js';
import { FIRST_ID } from './take-backups.job.js';

/** Daily, before the sweep of content. */
export const PRUNE_BACKUPS_CRON: Cron = { job: 'prune_backups', hour: 0, minute: 10 };

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 200;

const OLD = `select distinct site_id as id from site_backups where taken_at < $1 and site_id > $2
  order by site_id limit ${BATCH}`;
const DELETE = `delete from site_backups b where b.site_id = any($1::uuid[]) and b.taken_at < $2
  and exists (select from site_backups n where n.site_id = b.site_id and n.taken_at > b.taken_at)`;

/** The job. May be killed anywhere and run twice at once. */
export async function pruneBackups(ctx: Ctx): Promise<void> {
  const before = (days: number): Date => new Date(ctx.clock.now().getTime() - days * DAY_MS);
  for (let after = FIRST_ID; ;) {
    const found = await rows<{ id: string }>(ctx.em, OLD, [before(SITE_BACKUPS.daysWithout), after]);
    const kept = await Promise.all(found.map(async ({ id }) => ({ id, days: await keptDays(ctx, id) })));
    for (const days of [SITE_BACKUPS.days, SITE_BACKUPS.daysWithout]) {
      const ids = kept.filter((each) => each.days === days).map(({ id }) => id);
      if (ids.length > 0) await rows(ctx.em, DELETE, [ids, before(days)]);
    }
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}
