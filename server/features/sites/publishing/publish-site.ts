/** The next release of a site: its draft as a new one, or one that was made before. */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { auditIfAdmin } from '#features/identity/index.js';
import { followAddress } from '../addresses/follow-address.js';
import { recordPageAddresses } from '../addresses/page-addresses.js';
import { designOfRelease, shownDesign } from '../drafts/drafts.queries.js';
import { followRelease, storeSiteDesign } from '../drafts/drafts.store.js';
import { publishDraft } from '../drafts/publish-draft.js';
import { lockOpenSite, readSite } from '../site/read-site.js';
import { followSite } from '../site/site-rows.js';
import { ReleaseEntity, type SiteEntity } from '../site/sites.entity.js';
import { auditSubjectOf, isCustomLive, NOT_SCHEDULED, publishChange, queueRelease } from '../site/sites.store.js';
import type { SiteType } from '../site/sites.types.js';

interface Publishing {
  /** The same field as of `publishDraft`. */
  readonly draftVersion?: number | null;
  /** Custom code that visitors see may be replaced by the design. */
  readonly replaceCustom?: boolean | null;
}

/** @throws AppError NOT_FOUND, SITE_CLOSED, CUSTOM_RELEASE_LIVE, what `publishDraft` throws. */
export async function publishSite(
  ctx: Ctx,
  id: string,
  { draftVersion = null, replaceCustom = false }: Publishing = {},
): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    if (!replaceCustom && (await isCustomLive(tx, site))) throw new AppError('CUSTOM_RELEASE_LIVE');
    const isQueued = await publishDraft(tx, site, { draftVersion, askedBy: userId });
    await tx.em.flush();
    if (!isQueued) return;
    await auditIfAdmin(tx, { action: 'order.site_publish', subject: await auditSubjectOf(tx, site) });
  });
  return readSite(ctx, id);
}

/**
 * Shows a release that was made before, at once; one that is being made is given up. The design of one that shows
 * samples of ours is built anew, without them.
 * @throws AppError NOT_FOUND also for a release of another site, SITE_CLOSED.
 */
export async function rollbackSite(ctx: Ctx, id: string, releaseId: string): Promise<SiteType> {
  const { userId } = requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const site = await lockOpenSite(tx, id);
    const release = isId(releaseId) ? await tx.em.findOne(ReleaseEntity, { id: releaseId, siteId: site.id }) : null;
    if (!release) throw new AppError('NOT_FOUND');
    if (site.liveReleaseId === release.id && site.buildingNumber === null && site.failure === null) return;
    const before = { liveReleaseId: site.liveReleaseId };
    const after = { liveReleaseId: release.id };
    await auditIfAdmin(tx, { action: 'order.site_rollback', subject: await auditSubjectOf(tx, site), before, after });
    if (release.origin === 'design' && !release.holdsSamplesBack) return buildAnew(tx, site, release.id, userId);
    const shownBefore = await shownDesign(tx, site.id);
    // A design that waits for its time was scheduled before visitors saw custom code.
    const unscheduled = release.origin === 'custom' ? NOT_SCHEDULED : {};
    const givenUp = { buildingNumber: null, buildingDesignId: null, failure: null, buildFailures: 0 };
    const turned = { liveReleaseId: release.id, ...givenUp, ...unscheduled };
    tx.em.assign(site, { ...turned, updatedAt: tx.clock.now() });
    await tx.em.flush();
    const shown = await shownDesign(tx, site.id);
    await recordPageAddresses(tx, site.id, shownBefore);
    await recordPageAddresses(tx, site.id, shown);
    await followRelease(tx, site, shownBefore, shown);
    await followAddress(tx, site);
    publishChange(tx, site);
    await followSite(tx, 'show', site);
  });
  return readSite(ctx, id);
}

/** From the design of a release, in place of what is being made. */
async function buildAnew(tx: TxCtx, site: SiteEntity, releaseId: string, askedBy: string): Promise<void> {
  const design = await designOfRelease(tx, site.id, releaseId);
  if (!design) throw new AppError('NOT_FOUND');
  site.buildingDesignId = await storeSiteDesign(tx, site.id, design);
  await queueRelease(tx, site, askedBy);
  await followRelease(tx, site, await shownDesign(tx, site.id), design);
}
