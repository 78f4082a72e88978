/**
 * Takes the daily backups of all sites. May be killed anywhere and run twice at once: what was taken is left out by the
 * next run, and one of a day is kept.
 */
import { SITE_BACKUPS } from '#core/sites/site-backups.js';
import { unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Jobs } from '#platform/jobs/catalogue.js';
import type { Cron } from '#platform/jobs/crons.js';
import { dayOf, takeBackup, verifyBackup } from './take-backup.js';

/** Every hour, for sites that have just come online and for those that failed an hour before. */
export const TAKE_CRON: Cron = { job: 'take_backups', minute: 35 };

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const DUE = `select s.id from sites s where s.live_release_id is not null and s.id > $1
    and not exists (select from site_backups b where b.site_id = s.id and b.day = $2)
  order by s.id limit ${SITE_BACKUPS.sitesOfRun}`;
const UNVERIFIED = `select id from site_backups where site_id = $1 and day = $2 and verified_at is null`;

/** The job. One run takes so many sites and queues the next. */
export async function takeBackups(ctx: Ctx, { after = FIRST_ID }: Jobs['take_backups']): Promise<void> {
  const due = await rows<{ id: string }>(ctx.em, DUE, [after, dayOf(ctx.clock.now())]);
  for (const { id } of due) await backUp(ctx, id);
  const last = due.at(-1);
  if (!last || due.length < SITE_BACKUPS.sitesOfRun) return;
  await unitOfWork(ctx, (tx) => tx.enqueue('take_backups', { after: last.id }, { key: 'take_backups:next' }));
}

/** One site that fails does not keep the others waiting: it is logged, and tried again in an hour. */
async function backUp(ctx: Ctx, siteId: string): Promise<void> {
  try {
    const day = dayOf(ctx.clock.now());
    await takeBackup(ctx, siteId);
    for (const { id } of await rows<{ id: string }>(ctx.em, UNVERIFIED, [siteId, day])) await verifyBackup(ctx, id);
  } catch (error) {
    ctx.log.error({ err: error, siteId }, 'a site was not backed up');
  }
}
