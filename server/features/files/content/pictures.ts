/** PNG, JPEG, GIF and WebP that are kept as they came: proven to be pictures, and of a size that memory bears. */
import sharp from 'sharp';

/** Of all frames together. A camera's 50 megapixels pass; a picture that unpacks to gigabytes does not. */
const MAX_PIXELS = 60_000_000;
const MAX_FRAMES = 600;
/** px. Decoding to this size reads the whole file without keeping it. */
const PROBE_SIDE = 16;

export async function isPicture(bytes: Buffer, kind: 'jpeg' | 'png' | 'gif' | 'webp'): Promise<boolean> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };
    const { format, width, height, pages = 1 } = await sharp(bytes, options).metadata();
    if (format !== kind || pages > MAX_FRAMES || width * height * pages > MAX_PIXELS) return false;
    await sharp(bytes, options).resize(PROBE_SIDE, PROBE_SIDE, { fit: 'inside' }).raw().toBuffer();
    return true;
  } catch {
    // Any error of the decoder means that the file is no usable picture.
    return false;
  }
}
