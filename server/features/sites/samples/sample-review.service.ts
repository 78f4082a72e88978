/** The acts of owners on samples of ours that their sites still show, for both APIs. */
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { keptDesign, shownDesign } from '../drafts/drafts.queries.js';
import { draftOf, storeSiteDesign, writeDraft } from '../drafts/drafts.store.js';
import { hashOfDesign } from '../drafts/site-design.js';
import { lockOpenSite, readSite } from '../site/read-site.js';
import { auditSubjectOf, isCustomLive } from '../site/sites.store.js';
import { SampleReviewEntity } from './sample-review.entity.js';
import type { SampleReviewType } from './sample-review.types.js';
import { lacksName, samplesOf, textsIn, withConfirmed, type ConfirmedSection } from './samples-of-design.js';

/**
 * Without sections for a site that shows none, or whose owner has not been notified yet.
 * @throws AppError NOT_FOUND also for a foreign site.
 */
export async function readSampleReview(ctx: Ctx, id: string): Promise<SampleReviewType> {
  const site = await readSite(ctx, id);
  const review = await ctx.em.fork().findOne(SampleReviewEntity, { siteId: site.id });
  if (!review || (await isCustomLive(ctx, site))) return { id: site.id, dueAt: null, lacksName: false, sections: [] };
  const design = await reviewedDesign(ctx, review);
  return { id: site.id, dueAt: review.dueAt, lacksName: lacksName(design), sections: await samplesOf(design) };
}

/**
 * Makes the claims of one section the owner's own words: the site keeps them when it is built, and so does its draft
 * where it has the same texts there.
 * Repeating the call changes nothing, as does one for a site without samples. Telephones and addresses of ours are not
 * among them. @throws AppError NOT_FOUND also for a foreign site, SITE_CLOSED.
 */
export async function confirmSiteSamples(ctx: Ctx, id: string, section: ConfirmedSection): Promise<SampleReviewType> {
  requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    const review = await tx.em.findOne(SampleReviewEntity, { siteId: site.id });
    if (!review) return;
    const reviewed = await reviewedDesign(tx, review);
    const confirmed = await withConfirmed(reviewed, section);
    if (hashOfDesign(confirmed) === hashOfDesign(reviewed)) return;
    review.designId = await storeSiteDesign(tx, site.id, confirmed);
    await tx.em.flush();
    const draft = await draftOf(tx, site.id);
    if (!draft) await writeDraft(tx, site.id, { design: confirmed, basedOnId: site.liveReleaseId });
    // A section that has other texts in the draft was not what the owner has read.
    else if ((await textsIn(draft.design, section)) === (await textsIn(reviewed, section))) {
      const design = await withConfirmed(draft.design, section);
      await writeDraft(tx, site.id, { design, basedOnId: draft.basedOnId });
    }
    await auditIfAdmin(tx, { action: 'order.site_samples', subject: await auditSubjectOf(tx, site) });
  });
  return readSampleReview(ctx, id);
}

/** The design from which the site is built when the review is due. */
function reviewedDesign(ctx: Ctx, { designId, siteId }: SampleReviewEntity) {
  return designId === null ? shownDesign(ctx, siteId) : keptDesign(ctx, designId);
}
