/** Publishing the draft of a site at a chosen time, for both APIs. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { parseInput } from '#platform/input.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { shownDesign } from '../drafts/drafts.queries.js';
import { storeSiteDesign } from '../drafts/drafts.store.js';
import { draftToPublish } from '../drafts/publish-draft.js';
import type { SiteEntity } from '../site/sites.entity.js';
import { lockOpenSite, readSite } from '../site/read-site.js';
import { publishSite } from './publish-site.js';
import { auditSubjectOf, isCustomLive, lockSite, NOT_SCHEDULED, publishChange } from '../site/sites.store.js';
import type { SiteType } from '../site/sites.types.js';
import { SCHEDULE_TEXTS } from './scheduling.messages.js';

const publishSchema = z.object({
  draftVersion: z.number().int().nullish(),
  /** The same flag as of `publishSite`. */
  replaceCustom: z.boolean().nullish(),
  /** With its offset from UTC where it is a text. Null: at once. */
  publishAt: z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))]).nullish(),
});
export type PublishInput = z.input<typeof publishSchema>;

/**
 * Publishes the draft at once, or, with `publishAt`, freezes it now and leaves it to the job `publish_scheduled`.
 * Scheduling again replaces the time and the frozen draft.
 * @throws AppError NOT_FOUND, SITE_CLOSED, CUSTOM_RELEASE_LIVE, CONFLICT, DESIGN_NOT_PAID, VALIDATION_ERROR for a time
 * out of bounds.
 */
export async function publishNowOrLater(ctx: Ctx, id: string, raw: PublishInput): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  const { draftVersion = null, replaceCustom, publishAt } = parseInput(publishSchema, raw);
  if (!publishAt) return publishSite(ctx, id, { draftVersion, replaceCustom: replaceCustom ?? false });
  assertInRange(publishAt, ctx.clock.now());
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    if (!replaceCustom && (await isCustomLive(tx, site))) throw new AppError('CUSTOM_RELEASE_LIVE');
    const draft = await draftToPublish(tx, site, draftVersion);
    const publishDesignId = await storeSiteDesign(tx, site.id, draft?.design ?? (await shownDesign(tx, site.id)));
    await setSchedule(tx, site, { publishAt, publishDesignId, publishById: userId });
  });
  return readSite(ctx, id);
}

/** A site for which nothing is scheduled stays as it is. @throws AppError NOT_FOUND. */
export async function cancelScheduledPublishing(ctx: Ctx, id: string): Promise<SiteType> {
  const { id: siteId } = await readSite(ctx, id);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockSite(tx, { id: siteId });
    if (site && site.publishAt !== null) await setSchedule(tx, site, NOT_SCHEDULED);
  });
  return readSite(ctx, id);
}

type Schedule = Pick<SiteEntity, 'publishAt' | 'publishDesignId' | 'publishById'>;

async function setSchedule(tx: TxCtx, site: SiteEntity, schedule: Schedule): Promise<void> {
  const before = { publishAt: site.publishAt };
  tx.em.assign(site, { ...schedule, updatedAt: tx.clock.now() });
  await tx.em.flush();
  publishChange(tx, site);
  const after = { publishAt: schedule.publishAt };
  await auditIfAdmin(tx, { action: 'order.site_schedule', subject: await auditSubjectOf(tx, site), before, after });
}

function assertInRange(publishAt: Date, now: Date): void {
  const ahead = publishAt.getTime() - now.getTime();
  const { leastMs, mostMs } = SCHEDULED_PUBLISHING;
  if (ahead >= leastMs && ahead <= mostMs) return;
  const message = ahead < leastMs ? SCHEDULE_TEXTS.tooSoon : SCHEDULE_TEXTS.tooLate;
  throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'publishAt', message }] });
}
