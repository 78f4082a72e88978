/**
 * Uploaded pictures are never stored as they came: they are decoded and encoded again, which drops metadata, hidden
 * payloads and all other content. Only four formats reach the decoder.
 */
import sharp from 'sharp';
import { AppError } from '#core/errors/errors.js';
import { PICTURES } from '#core/limits/limits.js';

const FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const;
type Format = (typeof FORMATS)[number];

/** Decoding takes four bytes a pixel; a small file can claim gigabytes. */
const { sentPixels: MAX_PIXELS, maxSide: MAX_SIDE } = PICTURES;

export interface CleanImage {
  readonly bytes: Buffer;
  readonly mime: `image/${Format}` | 'image/svg+xml';
  readonly extension: Format | 'svg';
}

/** By the first bytes; the name and the claimed type prove nothing. Null for every other format, SVG too. */
export function sniffImage(bytes: Buffer): Format | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : null;
}

/** The bytes of a base64 `data:` address of a picture; null for any other text. */
export function bytesOfDataUrl(url: string): Buffer | null {
  const match = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url);
  return match?.[1] ? Buffer.from(match[1], 'base64') : null;
}

/** Why the decoder failed. */
async function faultOf(bytes: Buffer, cause: unknown): Promise<AppError> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isTooLarge = size !== null && size.width * size.height > MAX_PIXELS;
  return new AppError(isTooLarge ? 'FILE_TOO_COMPLEX' : 'FILE_BROKEN', { cause });
}

async function redraw(bytes: Buffer, format: Format): Promise<CleanImage> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
  // Lines and letters of a logo stay sharp in PNG; photographs would only grow by it.
  const lossless = format === 'png' || format === 'gif';
  const rendered = await (lossless ? image.png({ compressionLevel: 9 }) : image.webp({ quality: 90 })).toBuffer();
  return lossless
    ? { bytes: rendered, mime: 'image/png', extension: 'png' }
    : { bytes: rendered, mime: 'image/webp', extension: 'webp' };
}

/** px. Twice the largest place it is shown at, for dense screens. */
const AVATAR_SIDE = 256;

/**
 * The middle of a picture of a person as a square. GIF is not among the documented formats (S-176). @throws as
 * `cleanImage`.
 */
export async function squareImage(bytes: Buffer): Promise<CleanImage> {
  const format = sniffImage(bytes);
  if (!format || format === 'gif') throw new AppError('FILE_TYPE_UNSUPPORTED');
  try {
    const rendered = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover', position: 'centre' })
      .webp({ quality: 88 })
      .toBuffer();
    return { bytes: rendered, mime: 'image/webp', extension: 'webp' };
  } catch (error) {
    throw await faultOf(bytes, error);
  }
}

/**
 * @throws AppError FILE_TYPE_UNSUPPORTED for what is no picture, FILE_BROKEN, FILE_TOO_COMPLEX for what is far too
 * large when unpacked.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const format = sniffImage(bytes);
  if (!format) throw new AppError('FILE_TYPE_UNSUPPORTED');
  try {
    return await redraw(bytes, format);
  } catch (error) {
    throw await faultOf(bytes, error);
  }
}
