/** Copies of designs in the content store, of which backups are made: what visitors see, with its pictures. */
import type { WizardData } from '#core/design/design.js';
import { linkedFileName } from '#core/sections/linked-files.js';
import type { Ctx } from '#platform/context.js';
import { assertRoom, dropOriginals, ownedFileIds, storeLinkedFile, storeOriginal } from '#features/files/index.js';
import { orderToBuild } from '#features/orders/index.js';
import { readContent } from '../content/content-store.js';
import type { Manifest } from '../site/manifest.js';
import { saveDraft } from '../drafts/drafts.service.js';
import { shownDesign } from '../drafts/drafts.queries.js';
import type { SiteDraftType } from '../drafts/drafts.types.js';
import { hashOfDesign, siteDesignOf } from '../drafts/site-design.js';
import { withOwnPictures } from './own-pictures.js';
import { findSite } from '../site/sites.queries.js';
import { DESIGN_FILE, designFileSchema, wizardOfDesignFile, type DesignFile } from './design-file.js';
import { storeDesign } from './release-source.js';

const KEPT = 'file:';

export interface DesignCopy {
  /** The hash that `hashOfDesign` makes. */
  readonly designHash: string;
  /** `design.json`, the pictures under `originals/`, and the files that links lead to. */
  readonly manifest: Manifest;
  /** The ids of the owner's files by the paths of their pictures and linked files. */
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * Copies the design that visitors see; where that is the one of `known`, nothing is written and `known` is returned.
 * Null where there is no such site or its order has ended.
 */
export async function copyDesign(ctx: Ctx, siteId: string, known: DesignCopy | null): Promise<DesignCopy | null> {
  const site = await findSite(ctx, siteId);
  const order = site && (await orderToBuild(ctx, site.orderId));
  if (!order) return null;
  const design = await shownDesign(ctx, siteId);
  const designHash = hashOfDesign(design);
  if (known?.designHash === designHash) return known;
  const given: WizardData = { ...order.wizardData, ...siteDesignOf(design) };
  const { manifest, names } = await storeDesign(ctx, await withOwnPictures(ctx, given, order.userId));
  const pictures = [...names].map(([reference, path]) => [path, reference.slice(KEPT.length)] as const);
  return { designHash, manifest, pictures: Object.fromEntries(pictures) };
}

/** Reads the design of a copy back. @throws Error where it is not what was stored. */
export async function designInCopy(ctx: Ctx, manifest: Manifest): Promise<DesignFile> {
  const entry = manifest[DESIGN_FILE];
  if (!entry) throw new Error(`a copy of a design has no ${DESIGN_FILE}`);
  return designFileSchema.parse(JSON.parse((await readContent(ctx, entry.hash)).toString('utf8')));
}

interface Restored {
  readonly siteId: string;
  /** The version of the draft that is replaced. */
  readonly baseVersion: number;
}

/**
 * Makes the draft of a site the design of a copy. Files that were deleted are stored again.
 * @throws AppError what `saveDraft` throws, FILE_QUOTA_EXCEEDED.
 */
export async function restoreDesign(
  ctx: Ctx,
  { siteId, baseVersion }: Restored,
  { manifest, pictures }: Pick<DesignCopy, 'manifest' | 'pictures'>,
): Promise<SiteDraftType> {
  const design = await designInCopy(ctx, manifest);
  const site = await findSite(ctx, siteId);
  if (!site) throw new Error(`there is no site ${siteId}`);
  const stored = await storeMissing(ctx, site.userId, { manifest, pictures });
  const known = new Map([...Object.entries(pictures), ...stored]);
  const renamed = (path: string): string | null => (known.has(path) ? `${KEPT}${known.get(path) ?? ''}` : null);
  try {
    return await saveDraft(ctx, { id: siteId, baseVersion, design: { ...wizardOfDesignFile(design, renamed) } });
  } catch (error) {
    await dropOriginals(ctx, [...stored.values()]);
    throw error;
  }
}

/** The new files by the paths of their pictures: all of them or none. */
async function storeMissing(
  ctx: Ctx,
  ownerId: string,
  { manifest, pictures }: Pick<DesignCopy, 'manifest' | 'pictures'>,
): Promise<Map<string, string>> {
  const own = await ownedFileIds(ctx, Object.values(pictures), ownerId);
  const missing = Object.entries(manifest).filter(([path]) => path in pictures && !own.has(pictures[path] ?? ''));
  const bytes = missing.reduce((sum, [, { size }]) => sum + size, 0);
  if (missing.length > 0) await assertRoom(ctx, ownerId, { files: missing.length, bytes });
  const stored = new Map<string, string>();
  try {
    for (const [path, { hash }] of missing) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const original = { ownerId, bytes: await readContent(ctx, hash), name, isOurs: true };
      const linked = linkedFileName(path);
      const kept = linked ? storeLinkedFile(ctx, { ...original, name: linked }) : storeOriginal(ctx, original);
      stored.set(path, (await kept).id);
    }
    return stored;
  } catch (error) {
    await dropOriginals(ctx, [...stored.values()]);
    throw error;
  }
}
