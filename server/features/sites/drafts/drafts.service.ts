/** The acts of owners and administrators on the draft of a site, for both APIs. */
import { z } from 'zod';
import { compareDesigns, type DesignChange } from '#core/design/design-change-records.js';
import { designChanges } from '#core/design/design-changes.js';
import type { WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { SLUG_FAULT_TEXTS, slugFaults } from '#core/design/page-address.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import {
  designWarnings,
  normalizeWizardData,
  parseWizardData,
  refuseUnknownFilesOfWizard,
  storedDesign,
  type DesignWarning,
} from '#features/designs/index.js';
import { attachPictures, storePictures, selectDocuments } from '#features/orders/index.js';
import { lockOpenSite, readSite } from '../site/read-site.js';
import type { SiteType } from '../site/sites.types.js';
import { readBought } from '../services/bought.js';
import { SiteDraftEntity } from './drafts.entity.js';
import { designOfRelease, hasCustom, keptDesign, shownDesign } from './drafts.queries.js';
import { assertVersion, draftOf, excessOf, writeDraft } from './drafts.store.js';
import type { SiteDraftType } from './drafts.types.js';
import { hashOfDesign, type SiteDesign } from './site-design.js';

/** @throws AppError NOT_FOUND also for a foreign site. */
export async function readDraft(ctx: Ctx, id: string): Promise<SiteDraftType> {
  const site = await readSite(ctx, id);
  const draft = await ctx.em.fork().findOne(SiteDraftEntity, { siteId: site.id });
  const shown = await shownDesign(ctx, site.id);
  const bought = await readBought(ctx, site.id);
  const design = draft?.design ?? shown;
  return {
    id: site.id,
    version: draft?.version ?? 0,
    hasChanges: draft !== null && draft.hash !== hashOfDesign(shown),
    isScheduled: await isScheduledDesign(ctx, site, design),
    basedOnId: draft ? draft.basedOnId : site.liveReleaseId,
    updatedAt: draft?.updatedAt ?? null,
    excess: excessOf(bought.counts, design),
    changes: designChanges(shown, design),
    design,
  };
}

/** Suggestions for the design that publishing the site takes. The caller has decided who may see it. */
export async function publishedWarnings(ctx: Ctx, siteId: string): Promise<readonly DesignWarning[]> {
  const draft = await ctx.em.fork().findOne(SiteDraftEntity, { siteId });
  return designWarnings(draft?.design ?? (await shownDesign(ctx, siteId)));
}

/** Whether this design is the one that waits for the time at which it is published. */
async function isScheduledDesign(ctx: Ctx, { publishDesignId }: SiteType, design: SiteDesign): Promise<boolean> {
  if (publishDesignId === null) return false;
  return hashOfDesign(await keptDesign(ctx, publishDesignId)) === hashOfDesign(design);
}

const saveDraftSchema = z.object({
  id: z.string(),
  baseVersion: z.number().int().min(0),
  design: z.record(z.string(), z.unknown()),
});

/**
 * Saves a whole draft, checked and limited as the design of an order is. It may contain more than was paid: publishing
 * refuses that.
 * @throws AppError NOT_FOUND, SITE_CLOSED, VALIDATION_ERROR naming `wizardData.…` fields, FILE_TOO_LARGE,
 * FILE_QUOTA_EXCEEDED, CONFLICT with the newer version after another save since `baseVersion`.
 */
export async function saveDraft(ctx: Ctx, raw: z.input<typeof saveDraftSchema>): Promise<SiteDraftType> {
  const { userId } = requireViewer(ctx);
  const { id, baseVersion, design } = parseInput(saveDraftSchema, raw);
  const site = await readSite(ctx, id);
  if (site.stop !== null) throw new AppError('SITE_CLOSED');
  const before = await readDraft(ctx, id);
  assertVersion(before, baseVersion);
  const { wizardData } = await selectDocuments(ctx, site.orderId);
  const given = parseDesign(wizardData, before.design, design);
  const stored = () => [storedDesign(before.design)];
  await refuseUnknownFilesOfWizard(ctx, given, { owners: [site.userId, userId], stored });
  assertNewSlugs(before.design, given);
  const pictures = await storePictures(ctx, given);
  await unitOfWork(ctx, async (tx) => {
    const locked = await lockOpenSite(tx, id);
    const known = await draftOf(tx, id);
    assertVersion(known ?? { version: 0, updatedAt: null }, baseVersion);
    await writeDraft(tx, id, { design: pictures.data, basedOnId: known ? known.basedOnId : locked.liveReleaseId });
    await attachPictures(tx, { id: locked.orderId, userId: locked.userId }, pictures);
  });
  return readDraft(ctx, id);
}

function parseDesign(order: WizardData, before: SiteDesign, raw: Readonly<Record<string, unknown>>): WizardData {
  const given = normalizeWizardData(raw);
  const taken = Object.fromEntries(
    (['siteType', 'websiteFramework', 'branding'] as const).flatMap((key) =>
      raw[key] === undefined && given[key] === undefined ? [] : [[key, given[key]] as const],
    ),
  );
  return parseWizardData({ ...order, ...before, ...taken }, [storedDesign(before)]);
}

/**
 * A slug must be what its page gets. Those that are in the draft already are left alone: the designer has no field for
 * them and could not save any more. @throws AppError VALIDATION_ERROR at each slug that cannot be had.
 */
function assertNewSlugs(before: SiteDesign, after: SiteDesign): void {
  const known = new Map(before.websiteFramework.dynamicDesign.pages.map(({ id, seo }) => [id, seo?.slug]));
  const { pages } = after.websiteFramework.dynamicDesign;
  const faults = slugFaults(pages);
  const fields = pages.flatMap(({ id, seo }, at) => {
    const fault = faults.get(id);
    if (!fault || (known.has(id) && known.get(id) === seo?.slug)) return [];
    const path = `wizardData.websiteFramework.dynamicDesign.pages.${at}.seo.slug`;
    return [{ path, message: SLUG_FAULT_TEXTS[fault] }];
  });
  if (fields.length > 0) throw new AppError('VALIDATION_ERROR', { fields });
}

interface Reset {
  readonly id: string;
  /** Null: the live one. */
  readonly releaseId: string | null;
  readonly baseVersion: number;
}

/**
 * Begins the draft anew from the design of a release; what was not published is gone.
 * @throws AppError NOT_FOUND also for a release of another site, SITE_CLOSED, CONFLICT.
 */
export async function resetDraft(ctx: Ctx, { id, releaseId, baseVersion }: Reset): Promise<SiteDraftType> {
  requireViewer(ctx);
  const site = await readSite(ctx, id);
  await unitOfWork(ctx, async (tx) => {
    const { liveReleaseId } = await lockOpenSite(tx, site.id);
    assertVersion((await draftOf(tx, site.id)) ?? { version: 0, updatedAt: null }, baseVersion);
    const design = releaseId === null ? await shownDesign(tx, site.id) : await designOf(tx, site, releaseId);
    await writeDraft(tx, site.id, { design, basedOnId: releaseId ?? liveReleaseId });
  });
  return readDraft(ctx, id);
}

async function designOf(tx: TxCtx, site: SiteType, releaseId: string): Promise<SiteDesign> {
  const design = isId(releaseId) ? await designOfRelease(tx, site.id, releaseId) : null;
  if (!design) throw new AppError('NOT_FOUND');
  return design;
}

/** The differences between two releases. @throws AppError NOT_FOUND also for releases of another site. */
export async function compareReleases(
  ctx: Ctx,
  { id, from, to }: { readonly id: string; readonly from: string; readonly to: string },
): Promise<readonly DesignChange[]> {
  const site = await readSite(ctx, id);
  const designs = [from, to].map((each) => (isId(each) ? designOfRelease(ctx, site.id, each) : null));
  const [before, after] = await Promise.all(designs);
  if (!before || !after) throw new AppError('NOT_FOUND');
  const changes = compareDesigns(before, after);
  return (await hasCustom(ctx, [from, to])) ? [{ kind: 'custom_code' }, ...changes] : changes;
}
