/**
 * The pictures a customer has put into the sections, those of shared links, and the icon: `data:` addresses while in a
 * guest's browser, `file:<id>` once they are stored. The wizard of an order contains references only.
 */
import type { Design, DesignPage, DesignSection, WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { isContentFault } from '#core/errors/errors.files.js';
import { allSections, mapSections } from '#core/design/shared-sections.js';
import { iconsOf, withIcon } from '#core/design/site-icon.js';
import { requireViewer, type Ctx, type TxCtx, type OuterCtx } from '#platform/context.js';
import { assertRoom, attachFilesToOrder, fileLink, storeImage } from '#features/files/index.js';
import { storeLogo } from './order-logo.js';
import type { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';

const KEPT = 'file:';
const FIELD = 'wizardData.websiteFramework.dynamicDesign';

export interface KeptPictures {
  /** The wizard with every picture as `file:<id>`. */
  readonly data: WizardData;
  /** The files that sections, shared links, icon and logo show. */
  readonly fileIds: readonly string[];
}

/**
 * Stores new pictures and the logo; call it before the unit of work. Pictures that are stored already must be readable
 * by the viewer: a reference to another user's file, or to one that is gone, is left out, and the illustration is shown
 * again.
 * @throws AppError VALIDATION_ERROR naming the logo or the design, FILE_TOO_LARGE, FILE_QUOTA_EXCEEDED.
 */
export async function storePictures(ctx: OuterCtx, given: WizardData): Promise<KeptPictures> {
  const { dynamicDesign } = given.websiteFramework;
  const stored = await storeAll(ctx, imagesOf(dynamicDesign));
  const logo = await storeLogo(ctx, given);
  const design = withImages(dynamicDesign, stored);
  const data = { ...logo.data, websiteFramework: { ...logo.data.websiteFramework, dynamicDesign: design } };
  const shown = [...stored.values()].flatMap((each) => (each?.startsWith(KEPT) ? [each.slice(KEPT.length)] : []));
  return { data, fileIds: [...new Set(logo.fileId === null ? shown : [logo.fileId, ...shown])] };
}

/** Makes the files a part of the order, in its transaction. */
export async function attachPictures(
  tx: TxCtx,
  order: Pick<OrderEntity, 'id' | 'userId'>,
  { fileIds }: KeptPictures,
): Promise<void> {
  if (fileIds.length > 0) await attachFilesToOrder(tx, { fileIds, order });
}

/** Stored value to its replacement; null where there is none. */
type Replaced = ReadonlyMap<string, string | null>;

async function storeAll(ctx: OuterCtx, images: readonly string[]): Promise<Replaced> {
  const fresh = images.filter((image) => image.startsWith('data:'));
  const { userId: ownerId } = requireViewer(ctx);
  const bytes = fresh.reduce((sum, image) => sum + Math.ceil((image.length * 3) / 4), 0);
  if (fresh.length > 0) await assertRoom(ctx, ownerId, { files: fresh.length, bytes });
  const replaced = new Map<string, string | null>();
  for (const image of images) replaced.set(image, await kept(ctx, ownerId, image));
  return replaced;
}

async function kept(ctx: OuterCtx, ownerId: string, image: string): Promise<string | null> {
  if (image.startsWith(KEPT)) return (await isReadable(ctx, image.slice(KEPT.length))) ? image : null;
  if (!image.startsWith('data:')) return image;
  const name = ORDER_TEXTS.pictureName;
  try {
    const { id } = await storeImage(ctx, { ownerId, bucket: 'design-assets', category: 'images', image, name });
    return KEPT + id;
  } catch (error) {
    if (!(error instanceof AppError) || !isContentFault(error.code)) throw error;
    const fields = [{ path: FIELD, message: ORDER_TEXTS.pictureUnreadable }];
    throw new AppError('VALIDATION_ERROR', { fields, cause: error });
  }
}

async function isReadable(ctx: Ctx, id: string): Promise<boolean> {
  try {
    await fileLink(ctx, id);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Each once, however often it is shown. */
function imagesOf(design: Design): string[] {
  const shown = allSections(design).flatMap(({ customData }) => Object.values(customData.images ?? {}));
  const shared = design.pages.flatMap(({ seo }) => seo?.image ?? []);
  return [...new Set([...shown, ...shared, ...iconsOf(design)])];
}

function withImages(design: Design, replaced: Replaced): Design {
  const inSection = (section: DesignSection): DesignSection => {
    const { images } = section.customData;
    if (!images) return section;
    const entries = Object.entries(images).flatMap(([slot, image]) => {
      const now = replaced.get(image) ?? null;
      return now === null ? [] : [[slot, now] as const];
    });
    return { ...section, customData: { ...section.customData, images: Object.fromEntries(entries) } };
  };
  const ofPage = ({ seo }: DesignPage): Pick<DesignPage, 'seo'> => {
    if (!seo?.image) return seo ? { seo } : {};
    const { image, ...written } = seo;
    const now = replaced.get(image) ?? null;
    return { seo: now === null ? written : { ...written, image: now } };
  };
  const replacedIn = mapSections(design, inSection);
  const pages = replacedIn.pages.map((page) => ({ ...page, ...ofPage(page) }));
  return withIcon({ ...replacedIn, pages }, (icon) => replaced.get(icon) ?? null);
}
