/**
 * Notifies the owners of sites that show samples of ours, and a week later builds these sites without what was not
 * confirmed, from the design of the live release and never from the draft. Each site is its own transaction: the job
 * may be killed anywhere and run twice at once. Closed sites and custom code are left alone.
 */
import { SAMPLE_REVIEW } from '#core/limits/limits.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import type { Cron } from '#platform/jobs/crons.js';
import { notify } from '#features/notifications/index.js';
import { shownDesign } from '../drafts/drafts.queries.js';
import type { SiteEntity } from '../site/sites.entity.js';
import { lockSite, queueRelease } from '../site/sites.store.js';
import { visitorAddress } from '../site/visitor-address.js';
import { SampleReviewEntity } from './sample-review.entity.js';
import { lacksName, samplesOf } from './samples-of-design.js';
import { SAMPLES_FOUND } from './sample-review.notifications.js';

/** Every hour. */
export const SAMPLES_CRON: Cron = { job: 'review_samples', minute: 50 };

const DAY_MS = 86_400_000;

const SHOWS_SAMPLES = `r.origin = 'design' and not r.holds_samples_back and s.stop is null and s.building_number is null`;
const UNNOTIFIED = `select s.id from releases r join sites s on s.live_release_id = r.id
  where ${SHOWS_SAMPLES} and not exists (select from sample_reviews v where v.site_id = s.id) and s.id <> all($1::uuid[])
  order by s.id limit ${SAMPLE_REVIEW.batch}`;
const DUE = `select s.id from sample_reviews v join sites s on s.id = v.site_id join releases r on r.id = s.live_release_id
  where v.due_at <= $2 and ${SHOWS_SAMPLES} and s.id <> all($1::uuid[]) order by v.due_at limit ${SAMPLE_REVIEW.batch}`;
const IS_OPEN = `select 1 from sites s join releases r on r.id = s.live_release_id where s.id = $1 and ${SHOWS_SAMPLES}`;

/** The job. A site at which it throws is left for the next run and does not keep the others waiting. */
export async function reviewSamples(ctx: Ctx): Promise<void> {
  await each(ctx, (failed) => rows(ctx.em, UNNOTIFIED, [failed]), notifyOwner);
  await each(ctx, (failed) => rows(ctx.em, DUE, [failed, ctx.clock.now()]), build);
}

async function each(
  ctx: Ctx,
  find: (failed: readonly string[]) => Promise<readonly { readonly id: string }[]>,
  work: (tx: TxCtx, site: SiteEntity) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const found = await find(failed);
    for (const { id } of found) {
      try {
        await unitOfWork(ctx, async (tx) => {
          const site = await lockSite(tx, { id });
          // It may have been closed or published since it was found.
          if (site && (await row(tx.em, IS_OPEN, [id]))) await work(tx, site);
        });
      } catch (error) {
        failed.push(id);
        ctx.log.error({ err: error, siteId: id }, 'the samples of a site were not reviewed');
      }
    }
    if (found.length < SAMPLE_REVIEW.batch) break;
  }
  if (failed.length > 0) throw new Error(`the samples of ${failed.length} sites were not reviewed`);
}

async function notifyOwner(tx: TxCtx, site: SiteEntity): Promise<void> {
  const siteId = site.id;
  if (await tx.em.findOne(SampleReviewEntity, { siteId })) return;
  const design = await shownDesign(tx, siteId);
  const sections = await samplesOf(design);
  const notifiedAt = tx.clock.now();
  const hasNone = sections.length === 0 && !lacksName(design);
  const dueAt = hasNone ? notifiedAt : new Date(notifiedAt.getTime() + SAMPLE_REVIEW.daysToConfirm * DAY_MS);
  tx.em.persist(tx.em.create(SampleReviewEntity, { id: newId(), siteId, designId: null, notifiedAt, dueAt }));
  await tx.em.flush();
  // The next build changes nothing that its owner would have to know.
  if (hasNone) return;
  const found = { siteId, address: await visitorAddress(tx, site), sections, dueAt };
  await notify(tx, site.userId, SAMPLES_FOUND, found);
}

async function build(tx: TxCtx, site: SiteEntity): Promise<void> {
  const review = await tx.em.findOne(SampleReviewEntity, { siteId: site.id });
  const now = tx.clock.now();
  if (!review || review.dueAt > now) return;
  // Again tomorrow, should it not be built until then.
  review.dueAt = new Date(now.getTime() + DAY_MS);
  site.buildingDesignId = review.designId;
  await queueRelease(tx, site, null);
  await tx.em.flush();
}
