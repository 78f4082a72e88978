/** Drafts and kept designs inside a transaction that holds the lock of their site. */
import { designCounts } from '#core/design/design.js';
import { designExcess, excessInWords, type DesignExcess } from '#core/design/design-excess.js';
import { AppError } from '#core/errors/errors.js';
import type { SiteCounts } from '#core/pricing/pricing-difference.js';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import type { SiteEntity } from '../site/sites.entity.js';
import { DRAFT_TEXTS } from './drafts.messages.js';
import { ReleaseDesignEntity, SiteDraftEntity } from './drafts.entity.js';
import { hashOfDesign, siteDesignOf, type SiteDesign } from './site-design.js';

/** Null where nothing was changed since the payment. */
export function draftOf(tx: TxCtx, siteId: string): Promise<SiteDraftEntity | null> {
  return tx.em.findOne(SiteDraftEntity, { siteId }, { refresh: true });
}

/** @throws AppError CONFLICT with the newer version and when it was saved. */
export function assertVersion(
  known: { readonly version: number; readonly updatedAt: Date | null },
  baseVersion: number,
): void {
  if (known.version === baseVersion) return;
  const { version, updatedAt } = known;
  throw new AppError('CONFLICT', { details: { version, updatedAt: updatedAt?.toISOString() ?? null } });
}

/** The id under which a design stays with its site for good; the same design has the same one. */
export async function storeSiteDesign(tx: TxCtx, siteId: string, design: SiteDesign): Promise<string> {
  const hash = hashOfDesign(design);
  const known = await tx.em.findOne(ReleaseDesignEntity, { siteId, hash });
  if (known) return known.id;
  const made = { id: newId(), siteId, hash, design: siteDesignOf(design), createdAt: tx.clock.now() };
  await tx.em.persist(tx.em.create(ReleaseDesignEntity, made)).flush();
  return made.id;
}

interface DraftContent {
  readonly design: SiteDesign;
  readonly basedOnId: string | null;
}

/** The next version of a site's draft. */
export async function writeDraft(tx: TxCtx, siteId: string, { design, basedOnId }: DraftContent): Promise<void> {
  const known = await draftOf(tx, siteId);
  const content = {
    design: siteDesignOf(design),
    hash: hashOfDesign(design),
    basedOnId,
    version: (known?.version ?? 0) + 1,
    updatedAt: tx.clock.now(),
  };
  if (known) tx.em.assign(known, content);
  else tx.em.persist(tx.em.create(SiteDraftEntity, { id: newId(), siteId, ...content }));
  await tx.em.flush();
}

/** The excess of a design over what is bought; null where there is none. Services are no part of a design. */
export function excessOf(bought: SiteCounts, design: SiteDesign): DesignExcess | null {
  return designExcess(bought, { ...designCounts(design), services: [] });
}

/** @throws AppError DESIGN_NOT_PAID with what is too much, for programs and in words. */
export function assertPaid(bought: SiteCounts, design: SiteDesign): void {
  const excess = excessOf(bought, design);
  if (excess)
    throw new AppError('DESIGN_NOT_PAID', { details: { ...excess }, fa: DRAFT_TEXTS.excess(excessInWords(excess)) });
}

/** A draft in which nothing waits to be published follows a release that is shown from now on. */
export async function followRelease(tx: TxCtx, site: SiteEntity, before: SiteDesign, shown: SiteDesign): Promise<void> {
  const draft = await draftOf(tx, site.id);
  if (!draft || draft.hash !== hashOfDesign(before)) return;
  await writeDraft(tx, site.id, { design: shown, basedOnId: site.liveReleaseId });
}
