/**
 * Closed sites are kept for a while, so that their owners can export them or have them opened again; the owner is
 * notified of the date beforehand. Then their releases are deleted, and the sweep deletes content without a release.
 */
import { SITE_RETENTION } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { notify } from '#features/notifications/index.js';
import { keptUntil } from './kept-until.js';
import { followSite } from '../site/site-rows.js';
import { ReleaseEntity, type SiteEntity } from '../site/sites.entity.js';
import { lockSite, publishChange } from '../site/sites.store.js';
import { visitorAddress } from '../site/visitor-address.js';
import { SITE_NOTIFICATIONS } from '../site/sites.notifications.js';

/** Daily, in the morning of Tehran, since it sends mails. */
export const RETIRE_CRON: Cron = { job: 'retire_sites', hour: 6, minute: 40 };

const BATCH = 100;

const TO_TELL = `select id from sites where stopped_at <= $1 and removal_told_at is null and removed_at is null
  order by stopped_at limit ${BATCH}`;
const TO_REMOVE = `select id from sites where stopped_at <= $1 and removal_told_at <= $2 and removed_at is null
  order by stopped_at limit ${BATCH}`;

/** The job. May be killed anywhere and run twice at once. */
export async function retireSites(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime();
  const { keptMs, noticeMs } = SITE_RETENTION;
  const notifiedBefore = new Date(now - (keptMs - noticeMs));
  await each(ctx, TO_TELL, [notifiedBefore], (tx, site) => notifyOfRemoval(tx, site, notifiedBefore));
  // Nothing is deleted without a warning, however long this job did not run.
  const [kept, warned] = [new Date(now - keptMs), new Date(now - noticeMs)];
  await each(ctx, TO_REMOVE, [kept, warned], (tx, site) => removeReleases(tx, site, kept));
}

async function each(
  ctx: Ctx,
  text: string,
  values: Date[],
  act: (tx: TxCtx, site: SiteEntity) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await rows<{ id: string }>(ctx.em, text, values);
    for (const { id } of found)
      await unitOfWork(ctx, async (tx) => {
        const site = await lockSite(tx, { id });
        if (site) await act(tx, site);
      });
    if (found.length < BATCH) return;
  }
}

/** It may have been opened since it was looked for. */
const isDue = ({ stoppedAt, removedAt }: SiteEntity, before: Date): boolean =>
  stoppedAt !== null && stoppedAt <= before && removedAt === null;

async function notifyOfRemoval(tx: TxCtx, site: SiteEntity, before: Date): Promise<void> {
  if (!isDue(site, before) || site.stoppedAt === null || site.removalToldAt !== null) return;
  const now = tx.clock.now();
  tx.em.assign(site, { removalToldAt: now, updatedAt: now });
  await tx.em.flush();
  const removal = { siteId: site.id, address: await visitorAddress(tx, site), until: keptUntil(site, now) ?? now };
  await notify(tx, site.userId, SITE_NOTIFICATIONS.removalSoon, removal);
}

async function removeReleases(tx: TxCtx, site: SiteEntity, before: Date): Promise<void> {
  if (!isDue(site, before)) return;
  const now = tx.clock.now();
  const live = site.liveReleaseId && (await tx.em.findOne(ReleaseEntity, { id: site.liveReleaseId }));
  // Opened again, it is built from what was shown.
  const later = { buildingNumber: null, buildingDesignId: live ? live.designId : null };
  const gone = { liveReleaseId: null, ...later, failure: null, buildFailures: 0 };
  tx.em.assign(site, { ...gone, status: 'offline', removedAt: now, updatedAt: now });
  await tx.em.flush();
  await followSite(tx, 'deleteReleases', site);
  publishChange(tx, site);
  await notify(tx, site.userId, SITE_NOTIFICATIONS.removed, { address: await visitorAddress(tx, site) });
}
