/**
 * Publishes the designs whose chosen time has come. Each site is its own transaction, which clears the schedule: the
 * job may be killed anywhere and run twice at once.
 */
import { AppError } from '#core/errors/errors.js';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import type { Cron } from '#platform/jobs/crons.js';
import { notify } from '#features/notifications/index.js';
import { keptDesign } from '../drafts/drafts.queries.js';
import { assertPublishable } from '../drafts/publish-draft.js';
import type { SiteEntity } from '../site/sites.entity.js';
import { lockSite, NOT_SCHEDULED, publishChange, queueRelease } from '../site/sites.store.js';
import { visitorAddress } from '../site/visitor-address.js';
import { SCHEDULE_TEXTS } from './scheduling.messages.js';
import { SITE_NOTIFICATIONS } from '../site/sites.notifications.js';

/** Every minute. */
export const SCHEDULE_CRON: Cron = { job: 'publish_scheduled' };

const { batch: BATCH } = SCHEDULED_PUBLISHING;
const DUE = `select id from sites where publish_at <= $1 and id <> all($2::uuid[]) order by publish_at limit ${BATCH}`;

/** The job. A site whose publishing throws is left for the next run and does not keep the others waiting. */
export async function publishScheduled(ctx: Ctx): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const due = await rows<{ id: string }>(ctx.em, DUE, [ctx.clock.now(), failed]);
    for (const { id } of due) {
      try {
        await unitOfWork(ctx, (tx) => publishDue(tx, id));
      } catch (error) {
        failed.push(id);
        ctx.log.error({ err: error, siteId: id }, 'a scheduled publication failed');
      }
    }
    if (due.length < BATCH) break;
  }
  if (failed.length > 0) throw new Error(`scheduled publications of ${failed.length} sites failed`);
}

async function publishDue(tx: TxCtx, id: string): Promise<void> {
  const site = await lockSite(tx, { id });
  if (!site) return;
  const { publishAt, publishDesignId, publishById } = site;
  // It may have been changed or cancelled since it was found.
  if (publishAt === null || publishDesignId === null || publishAt > tx.clock.now()) return;
  const refusal = await refusalOf(tx, site, publishDesignId);
  tx.em.assign(site, { ...NOT_SCHEDULED, updatedAt: tx.clock.now() });
  if (refusal === null) {
    site.buildingDesignId = publishDesignId;
    await queueRelease(tx, site, publishById);
  }
  await tx.em.flush();
  publishChange(tx, site);
  const { scheduleBegun, scheduleFailed } = SITE_NOTIFICATIONS;
  const scheduled = { siteId: id, address: await visitorAddress(tx, site), publishAt };
  if (refusal === null) await notify(tx, site.userId, scheduleBegun, scheduled);
  else await notify(tx, site.userId, scheduleFailed, { ...scheduled, refusal });
}

const MAY_PUBLISH = `select id from users where id = $1 and status = 'active' and anonymised_at is null
  and (id = $2 or role = 'admin')`;

/** Why it cannot be published now, Persian; null where it can. What was true when it was scheduled may be over. */
async function refusalOf(tx: TxCtx, site: SiteEntity, designId: string): Promise<string | null> {
  if (site.stop !== null) return SCHEDULE_TEXTS.closed;
  if (!(await row(tx.em, MAY_PUBLISH, [site.publishById, site.userId]))) return SCHEDULE_TEXTS.notAllowed;
  try {
    await assertPublishable(tx, site, await keptDesign(tx, designId));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.fa;
    throw error;
  }
}
