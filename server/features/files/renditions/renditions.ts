/**
 * A stored picture in the sizes and formats for sites: WebP, and JPEG for browsers without WebP; PNG where parts are
 * transparent. No AVIF: at these sizes it is hardly smaller and costs ten times the work.
 */
import sharp, { type Sharp } from 'sharp';
import { cropPixels, WHOLE, type PictureCrop } from '#core/sections/picture-crop.js';
import type { BuiltPicture, PictureFile, PictureFormat } from '#sitekit/build/site-input.js';

/** Changes whenever the same bytes would give other pictures, so that nothing kept from before is taken for new. */
export const renditionRecipe = `renditions 1, sharp ${sharp.versions.sharp}`;

const WIDTHS = [320, 640, 1280, 1920] as const;
/** The bound of uploads (image.ts). */
const MAX_PIXELS = 30_000_000;

/** The steps that are smaller than the picture, then its own width where that is worth a file of its own. */
export function widthsFor(own: number): number[] {
  const largest = Math.min(own, WIDTHS[WIDTHS.length - 1] ?? own);
  const below = WIDTHS.filter((width) => width < largest);
  const last = below.at(-1);
  // A file that is hardly wider than the one before is not worth its bytes.
  return last !== undefined && largest < last * 1.15 ? below : [...below, largest];
}

function encoded(image: Sharp, format: PictureFormat): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 78, alphaQuality: 90, smartSubsample: true }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 9, palette: true, quality: 92 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/**
 * Upright, without metadata, cut to the crop. One size after the other: memory stays that of one decoded picture.
 * @throws Error for bytes that are no picture.
 */
export async function makeRenditions(bytes: Uint8Array, crop: PictureCrop | null = null): Promise<BuiltPicture> {
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient } = await source.metadata();
  const { isOpaque } = await source.stats();
  const part = cropPixels(crop ?? WHOLE, autoOrient);
  const shown = source.clone().autoOrient();
  if (crop) shown.extract(part);
  const widths = widthsFor(part.width);
  const files: PictureFile[] = [];
  for (const width of widths)
    for (const format of ['webp', isOpaque ? 'jpeg' : 'png'] as const)
      files.push({ format, width, bytes: await encoded(shown.clone().resize({ width }), format) });
  const width = widths.at(-1) ?? part.width;
  return { width, height: Math.max(1, Math.round((part.height * width) / part.width)), files };
}

/** px, as networks show the picture of a shared link. */
const SHARED = { width: 1200, height: 630 } as const;

/** The middle of a picture as JPEG of 1200 × 630 px. @throws Error for bytes that are no picture. */
export async function makeSharedPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ ...SHARED, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
