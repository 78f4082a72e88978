/** PNG, JPEG, GIF and WebP that are kept as they came: proven to be pictures, and of a size that memory bears. */
import sharp from 'sharp';
import { isTaken, Refused } from './judged.js';

/** The pixels of all frames together. A camera's 50 megapixels pass; a picture that unpacks to gigabytes does not. */
const MAX_PIXELS = 60_000_000;
const MAX_FRAMES = 600;
/** px. Decoding to this size reads the whole file without keeping it. */
const PROBE_SIDE = 16;

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

/** @throws Refused FILE_TOO_COMPLEX, FILE_BROKEN for what cannot be decoded to its end. */
export async function judgePicture(bytes: Buffer, kind: PictureKind): Promise<void> {
  try {
    // The number of pixels is compared below: the decoder's own bound does not say what it refuses for.
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) throw new Refused('FILE_BROKEN', `${format}, not ${kind}`);
    if (pages > MAX_FRAMES || width * height * pages > MAX_PIXELS) throw new Refused('FILE_TOO_COMPLEX', 'pixels');
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    await image.resize(PROBE_SIDE, PROBE_SIDE, { fit: 'inside' }).raw().toBuffer();
  } catch (error) {
    if (error instanceof Refused) throw error;
    // Any error of the decoder means that the file is no usable picture.
    throw new Refused('FILE_BROKEN', 'not decoded', error);
  }
}

export function isPicture(bytes: Buffer, kind: PictureKind): Promise<boolean> {
  return isTaken(() => judgePicture(bytes, kind));
}

/** px. Enough to read a scanned page by. */
const KEPT_SIDE = 4096;

/**
 * The same picture encoded again in its format and upright: without its metadata, and without whatever else the file
 * held. @throws Refused as `judgePicture`.
 */
export async function withoutMetadata(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
    const size = { width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    return await image.resize(size).toFormat(kind, { quality: 88 }).toBuffer();
  } catch (error) {
    throw new Refused('FILE_BROKEN', 'not encoded', error);
  }
}
