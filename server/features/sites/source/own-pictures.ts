/**
 * Which pictures and linked files a site may be built of. Whoever saves a design keeps only pictures that they may
 * read; this is the check at the last moment before a file is published and put into a zip.
 */
import type { WizardData } from '#core/design/design.js';
import type { Ctx } from '#platform/context.js';
import { ownedFileIds } from '#features/files/index.js';
import { linkedFilesOf, picturesOf, renamePictures } from './design-file.js';

const KEPT = 'file:';

/** The design without the stored files that are not `ownerId`'s: samples are shown and usual targets linked instead. */
export async function withOwnPictures(ctx: Ctx, data: WizardData, ownerId: string): Promise<WizardData> {
  const { branding, websiteFramework } = data;
  const { dynamicDesign } = websiteFramework;
  const { pages, shared, menu, settings } = dynamicDesign;
  const all = [
    ...picturesOf({ branding, pages, shared, settings }),
    ...linkedFilesOf({ pages, shared, menu, settings }),
  ];
  const named = all.flatMap((each) => (each.startsWith(KEPT) ? [each.slice(KEPT.length)] : []));
  const own = await ownedFileIds(ctx, named, ownerId);
  if (named.every((id) => own.has(id))) return data;
  const ownOnly = (reference: string): string | null =>
    !reference.startsWith(KEPT) || own.has(reference.slice(KEPT.length)) ? reference : null;
  const kept = renamePictures({ branding, pages, shared, menu, settings }, ownOnly);
  return {
    ...data,
    branding: kept.branding,
    websiteFramework: { ...websiteFramework, dynamicDesign: { ...dynamicDesign, settings: undefined, ...kept.drawn } },
  };
}
