/**
 * Opens a picture of somebody's disk and draws it anew in the browser: upright, at most so many px long, and without
 * what the file carries besides (place, camera, programs).
 */
import { PICTURES } from '#core/limits/limits.js';
import { fitWithin, pictureKind, type PictureKind } from './picture-kind.js';
import { pixelSize } from './pixel-size.js';

export type PictureFault = 'empty' | 'size' | 'type' | 'pixels' | 'heic' | 'unreadable';

/** Why a file is not taken; messages are the caller's. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly fault: PictureFault,
    cause?: unknown,
  ) {
    super(`The picture is refused: ${fault}`, { cause });
  }
}

export interface OpenPicture {
  readonly source: CanvasImageSource;
  /** px */
  readonly width: number;
  readonly height: number;
  readonly kind: PictureKind;
  /** Frees its memory. */
  readonly close: () => void;
}

/** Metadata before the first frame of a photograph: previews and colour profiles. */
const HEAD_BYTES = 512 * 1024;

/**
 * Never sent anywhere. `close` it after use.
 * @throws PictureError for what is no picture, is too large, or cannot be decoded.
 */
export async function openPicture(file: File, kinds: readonly PictureKind[]): Promise<OpenPicture> {
  if (file.size === 0) throw new PictureError('empty');
  if (file.size > PICTURES.openBytes) throw new PictureError('size');
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = pictureKind(head.subarray(0, 4096));
  if (kind === null || !kinds.includes(kind)) throw new PictureError('type');
  const { width = 0, height = 0 } = pixelSize(head, kind) ?? {};
  if (width * height > PICTURES.openPixels) throw new PictureError('pixels');
  try {
    if (kind === 'svg') return { ...(await decodeSvg(file)), kind };
    return { ...(kind === 'heic' ? await decodeHeic(file, width * height) : await decode(file)), kind };
  } catch (error) {
    throw new PictureError(kind === 'heic' ? 'heic' : 'unreadable', error);
  }
}

type Decoded = Omit<OpenPicture, 'kind'>;

const fromBitmap = (bitmap: ImageBitmap): Decoded => ({
  source: bitmap,
  width: bitmap.width,
  height: bitmap.height,
  close: () => bitmap.close(),
});

const decode = async (file: File): Promise<Decoded> =>
  fromBitmap(await createImageBitmap(file, { imageOrientation: 'from-image' }));

/** Safari decodes HEIC by itself. `pixels`: as the file states them, 0 where it does not. */
async function decodeHeic(file: File, pixels: number): Promise<Decoded> {
  try {
    return await decode(file);
  } catch (error) {
    if (pixels === 0 || pixels > PICTURES.heic.pixels) throw error;
    const heic = await import('./heic/decode-heic.js');
    return fromBitmap(await heic.decodeHeic(file));
  }
}

/** px of an SVG without a size of its own, drawn square. */
const SVG_SIDE = 512;

/** An image element runs no script and fetches nothing from an SVG. */
async function decodeSvg(file: File): Promise<Decoded> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || SVG_SIDE, image.naturalHeight || SVG_SIDE];
    const scale = SVG_SIDE / Math.max(width, height);
    const side = (px: number) => Math.round(px * scale);
    return { source: image, width: side(width), height: side(height), close: () => undefined };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A type and the quality it is encoded with, 0 to 1. */
export type PictureForm = readonly [type: `image/${string}`, quality?: number];

/** The first of the sides and forms that fits as a `data:` address of at most `maxChars`; null where none does. */
export function encodePicture(
  picture: OpenPicture,
  sides: readonly number[],
  forms: readonly PictureForm[],
  maxChars: number,
): string | null {
  for (const side of sides) {
    const canvas = canvasOf(picture, side);
    for (const [type, quality] of forms) {
      const dataUrl = canvas.toDataURL(type, quality);
      if (dataUrl.startsWith(`data:${type}`) && dataUrl.length <= maxChars) return dataUrl;
    }
  }
  return null;
}

/** @throws Error where the browser has no memory for a canvas. */
function canvasOf({ source, ...size }: OpenPicture, side: number): HTMLCanvasElement {
  const { width, height } = fitWithin(size.width, size.height, side);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}
