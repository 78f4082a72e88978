/** From the draft of a site to the requested release. */
import type { TxCtx } from '#platform/context.js';
import { ReleaseEntity, type SiteEntity } from '../site/sites.entity.js';
import { NOT_SCHEDULED, publishChange, queueRelease } from '../site/sites.store.js';
import { readBought } from '../services/bought.js';
import type { SiteDraftEntity } from './drafts.entity.js';
import { assertPaid, assertVersion, draftOf, storeSiteDesign } from './drafts.store.js';
import type { SiteDesign } from './site-design.js';

interface PublishRequest {
  /** The version that is meant; null: whichever there is. */
  readonly draftVersion: number | null;
  /** A user. */
  readonly askedBy: string | null;
}

/**
 * Requests a release of a locked site's draft; it is shown once it is whole. Without a draft the shown design is built
 * anew. While the same is being made the call changes nothing, unless that has failed already and waits for its next
 * try; while something older is being made, that is given up. A scheduled publication is cancelled. Returns whether a
 * release was queued.
 * @throws AppError CONFLICT for another version of the draft, DESIGN_NOT_PAID.
 */
export async function publishDraft(
  tx: TxCtx,
  site: SiteEntity,
  { draftVersion, askedBy }: PublishRequest,
): Promise<boolean> {
  const draft = await draftToPublish(tx, site, draftVersion);
  const designId = draft ? await storeSiteDesign(tx, site.id, draft.design) : await shownDesignId(tx, site);
  return publishDesign(tx, site, { designId, askedBy });
}

interface Kept {
  /** The id that `storeSiteDesign` answers; null: the design of its order. */
  readonly designId: string | null;
  /** A user. */
  readonly askedBy: string | null;
}

/** Like `publishDraft`, but of a design that is kept already and paid for. */
export async function publishDesign(tx: TxCtx, site: SiteEntity, { designId, askedBy }: Kept): Promise<boolean> {
  const isScheduled = site.publishAt !== null;
  // An earlier scheduled design would replace this release by an older one.
  tx.em.assign(site, NOT_SCHEDULED);
  const isUnderWay = site.buildingNumber !== null && site.buildFailures === 0;
  if (isUnderWay && site.buildingDesignId === designId) {
    if (isScheduled) publishChange(tx, site);
    return false;
  }
  site.buildingDesignId = designId;
  await queueRelease(tx, site, askedBy);
  return true;
}

/**
 * The draft of a locked site after the checks of publishing; null where there is none.
 * @throws AppError CONFLICT for another version of the draft, DESIGN_NOT_PAID.
 */
export async function draftToPublish(
  tx: TxCtx,
  site: SiteEntity,
  draftVersion: number | null,
): Promise<SiteDraftEntity | null> {
  const draft = await draftOf(tx, site.id);
  if (draftVersion !== null) assertVersion(draft ?? { version: 0, updatedAt: null }, draftVersion);
  if (draft) await assertPublishable(tx, site, draft.design);
  return draft;
}

/** Every rule that a design has to keep to be published on a locked site. @throws AppError DESIGN_NOT_PAID. */
export async function assertPublishable(tx: TxCtx, { id }: SiteEntity, design: SiteDesign): Promise<void> {
  assertPaid((await readBought(tx, id)).counts, design);
}

async function shownDesignId(tx: TxCtx, { liveReleaseId }: SiteEntity): Promise<string | null> {
  if (liveReleaseId === null) return null;
  return (await tx.em.findOneOrFail(ReleaseEntity, { id: liveReleaseId })).designId;
}
