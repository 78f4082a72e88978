/** The picture of an order's design, for an `<img>` (D-32): its owner and administrators only. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { wizardDataSchema, type Branding, type DesignPage, type WizardData } from '#core/design/design.js';
import { isFileReference } from '#core/design/file-reference.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { AppError } from '#core/errors/errors.js';
import { pictureKey } from '#core/sections/picture-crop.js';
import { drawnPages } from '#core/design/shared-sections.js';
import type { Ctx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { sharedFonts, signedAddress, signedQuerySchema, sitePicture, viewerOfLink } from '#features/files/index.js';
import { ownLook } from '../design/design-options.js';
import { DesignEntity } from '../design/designs.entity.js';
import { mayUseDesign } from '../design/designs.policy.js';
import { pageOfAddress, previewPageLoader, previewPath } from './preview-address.js';
import { PREVIEW_ORDER, type PreviewOrder } from '../design/preview-source.js';
import { VERSION } from '#platform/version.js';

/**
 * `top` for a card that shows the beginning of the page; `small` for a thumbnail, on which no text can be read: without
 * fonts, and with small pictures.
 */
export const previewSizeSchema = z.enum(['full', 'top', 'small']).default('full');

/** px of a picture of `top`: the card with the tallest part of a page on the site's page shows 1346 (480 by 428 px). */
const TOP_HEIGHT = 1400;

export const previewSchema = signedQuerySchema.extend({
  orderId: z.string().max(100),
  /** A page by its id; where none is named the chosen one (`preview-url`), else the first. */
  page: z.string().max(80).optional(),
  size: previewSizeSchema,
});
type Size = z.output<typeof previewSizeSchema>;

export interface Preview {
  /** The tag of the content; equal designs have equal ones. */
  readonly etag: string;
  /** The SVG, compressed by gzip. */
  readonly gzip: () => Promise<Buffer>;
}

const KEPT_BYTES = 24 * 1024 * 1024;
const rendered = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length });
const compress = promisify(gzip);
/** The section library's hundreds of modules come with the first picture: the server starts without them. */
let drawing: ReturnType<typeof loadDrawing> | null = null;

async function loadDrawing() {
  const { siteCss, tradeOf, fontsOf } = await import('#sitekit/index.js');
  const { previewSvg } = await import('./preview-svg.js');
  // A new version of the program or of the styles renders another picture of the same design.
  const renderer = createHash('sha256').update(`${VERSION}:${siteCss}`).digest('hex');
  return { previewSvg, tradeOf, fontsOf, renderer };
}

/** The subject of the signature. */
const subjectOf = (orderId: string): string => `design-preview:${orderId}`;

/** Good for as long as every signed address. @throws AppError UNAUTHORIZED. */
export function previewLink(ctx: Ctx, orderId: string): string {
  return signedAddress(ctx, previewPath(orderId), subjectOf(orderId));
}

interface Source extends PreviewOrder {
  readonly previewUrl: string | null;
}

/** The source of a preview by its id: the design of an order, or one without an order. */
async function sourceOf(ctx: Ctx, id: string): Promise<Source | null> {
  const order = await ctx.provided.one(PREVIEW_ORDER)(ctx, id);
  if (order) return { ...order, previewUrl: (await previewPageLoader(ctx).load(id))?.previewUrl ?? null };
  const design = await ctx.em.fork().findOne(DesignEntity, { id, orderId: null });
  if (!design) return null;
  const { userId, snapshot, previewUrl } = design;
  const websiteFramework = { dynamicDesign: snapshot };
  const wizardData = wizardDataSchema.parse({ websiteFramework, branding: ownLook(design), userInfo: {} });
  return { userId, wizardData, previewUrl };
}

/** By a signed address, or for the viewer. @throws AppError NOT_FOUND, also for another user's design. */
export async function readPreview(ctx: Ctx, input: z.output<typeof previewSchema>): Promise<Preview> {
  const { orderId, page: pageId, size } = input;
  const viewer = (await viewerOfLink(ctx, subjectOf(orderId), input)) ?? ctx.viewer;
  const source = isId(orderId) ? await sourceOf(ctx, orderId) : null;
  if (!source || !viewer || !mayUseDesign(viewer, source)) throw new AppError('NOT_FOUND');
  const page = pageOf(source, pageId);
  if (!page) throw new AppError('NOT_FOUND');
  return previewOf(ctx, { ...source.wizardData, label: source.wizardData.userInfo.domain }, page, size);
}

/** The part of a wizard that a picture shows. */
export interface DrawnDesign extends Pick<WizardData, 'siteType' | 'websiteFramework' | 'branding'> {
  /** The label of the domain, which names a site without a name; empty where it has none yet. */
  readonly label: string;
}

/** The picture of a design's first page; null where it has none. The caller has decided who may see it. */
export async function firstPagePreview(ctx: Ctx, design: DrawnDesign, size: Size): Promise<Preview | null> {
  const [page] = drawnPages(design.websiteFramework.dynamicDesign);
  return page ? previewOf(ctx, design, page, size) : null;
}

async function previewOf(ctx: Ctx, design: DrawnDesign, page: DesignPage, size: Size): Promise<Preview> {
  const etag = await etagOf(design, page, size);
  return { etag, gzip: () => renderPreview(ctx, etag, { design, page, size }) };
}

/** The requested page, else the chosen one, else the first. */
function pageOf({ wizardData, previewUrl }: Source, requested: string | undefined): DesignPage | undefined {
  const pages = drawnPages(wizardData.websiteFramework.dynamicDesign);
  const withId = (id: string | null): DesignPage | undefined => pages.find((each) => each.id === id);
  return requested === undefined ? (withId(pageOfAddress(previewUrl)) ?? pages[0]) : withId(requested);
}

async function etagOf(design: DrawnDesign, page: DesignPage, size: Size): Promise<string> {
  const { siteType, websiteFramework, branding, label } = design;
  const { renderer } = await (drawing ??= loadDrawing());
  const { templateId, dynamicDesign } = websiteFramework;
  const names = dynamicDesign.pages.map(({ id, name }) => [id, name]);
  const content = JSON.stringify([
    renderer,
    size,
    siteType,
    templateId,
    branding,
    label,
    names,
    page,
    dynamicDesign.facts,
    dynamicDesign.menu,
  ]);
  return createHash('sha256').update(content).digest('base64url');
}

interface Drawn {
  readonly design: DrawnDesign;
  readonly page: DesignPage;
  readonly size: Size;
}

async function renderPreview(ctx: Ctx, etag: string, { design, page, size }: Drawn): Promise<Buffer> {
  const known = rendered.get(etag);
  if (known) return known;
  const { previewSvg, tradeOf, fontsOf } = await (drawing ??= loadDrawing());
  const { siteType, branding, label } = design;
  const { templateId, dynamicDesign } = design.websiteFramework;
  const svg = await previewSvg({
    page,
    pages: drawnPages(dynamicDesign),
    facts: dynamicDesign.facts,
    menu: dynamicDesign.menu,
    branding,
    label,
    trade: tradeOf(templateId, siteType, dynamicDesign.facts?.trade),
    ...(size === 'top' && { maxHeight: TOP_HEIGHT }),
    pictures: await picturesOf(ctx, branding, page, SHARP_WIDTH[size]),
    fonts: async (characters) => {
      const fonts = size === 'small' ? [] : fontsOf(branding);
      return (await Promise.all(fonts.map((font) => sharedFonts(ctx, font, characters)))).flat();
    },
  });
  const bytes = await compress(svg);
  rendered.set(etag, bytes);
  return bytes;
}

/** The pictures that the page names, by their keys (pictureKey). One that is gone is left out. */
async function picturesOf(
  ctx: Ctx,
  branding: Branding,
  page: DesignPage,
  sharpWidth: number,
): Promise<Map<string, string>> {
  const cropped = page.sections.flatMap(({ customData: { images = {}, crops = {} } }) =>
    Object.entries(images).map(([slot, image]) => [image, crops[slot]] as const),
  );
  const named = [...(branding.logo === null ? [] : [[branding.logo, undefined] as const]), ...cropped];
  const pictures = new Map<string, string>();
  for (const [reference, crop] of named) {
    const key = pictureKey(reference, crop);
    if (!(isFileReference(reference) || isStockReference(reference)) || pictures.has(key)) continue;
    const bytes = await smallPicture(ctx, reference, crop, sharpWidth);
    if (bytes) pictures.set(key, `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`);
  }
  return pictures;
}

/** px: as wide as a picture of the preview is sharp enough; in a thumbnail each one is. */
const SHARP_WIDTH: Readonly<Record<Size, number>> = { full: 800, top: 800, small: 0 };

/** The smallest size of a kept picture, or of its crop, that is sharp; else its largest. */
async function smallPicture(
  ctx: Ctx,
  reference: string,
  crop: string | undefined,
  sharpWidth: number,
): Promise<Uint8Array | undefined> {
  const files = (await sitePicture(ctx, reference, crop))?.files.filter(({ format }) => format === 'webp');
  return (files?.find(({ width }) => width >= sharpWidth) ?? files?.at(-1))?.bytes;
}
