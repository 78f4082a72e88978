/** From the draft of a site to the release that is asked for. */
import type { TxCtx } from '../../../platform/context.js';
import { ReleaseEntity, type SiteEntity } from '../sites.entity.js';
import { queueRelease } from '../sites.store.js';
import { readBought } from '../upgrades/upgrades.queries.js';
import { assertPaid, assertVersion, draftOf, keepDesign } from './drafts.store.js';

interface Asked {
  /** The version that is meant; null: whichever there is. */
  readonly draftVersion: number | null;
  /** A user. */
  readonly askedBy: string | null;
}

/**
 * Asks for a release of a locked site's draft; it is shown once it is whole. Without a draft the shown design is built
 * anew. While the same is being made the call changes nothing, unless that has failed already and waits for its next
 * try; while something older is being made, that is given up. Gives whether a release was asked for.
 * @throws AppError CONFLICT for another version of the draft, DESIGN_NOT_PAID.
 */
export async function publishDraft(tx: TxCtx, site: SiteEntity, { draftVersion, askedBy }: Asked): Promise<boolean> {
  const draft = await draftOf(tx, site.id);
  if (draftVersion !== null) assertVersion(draft ?? { version: 0, updatedAt: null }, draftVersion);
  if (draft) assertPaid((await readBought(tx, site.id)).counts, draft.design);
  const designId = draft ? await keepDesign(tx, site.id, draft.design) : await shownDesignId(tx, site);
  return publishDesign(tx, site, { designId, askedBy });
}

interface Kept {
  /** Of `keepDesign`; null: the design of its order. */
  readonly designId: string | null;
  /** A user. */
  readonly askedBy: string | null;
}

/** As `publishDraft`, of a design that is kept already and paid for. */
export async function publishDesign(tx: TxCtx, site: SiteEntity, { designId, askedBy }: Kept): Promise<boolean> {
  const isUnderWay = site.buildingNumber !== null && site.buildFailures === 0;
  if (isUnderWay && site.buildingDesignId === designId) return false;
  site.buildingDesignId = designId;
  site.publishAt = null;
  await queueRelease(tx, site, askedBy);
  return true;
}

async function shownDesignId(tx: TxCtx, { liveReleaseId }: SiteEntity): Promise<string | null> {
  if (liveReleaseId === null) return null;
  return (await tx.em.findOneOrFail(ReleaseEntity, { id: liveReleaseId })).designId;
}
