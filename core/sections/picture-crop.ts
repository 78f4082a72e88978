/**
 * The part of a picture that is shown: `<left> <top> <width> <height>`, fractions of the picture with four decimals at
 * most. The picture itself stays whole in the file store.
 */
import { focalPoint, MIDDLE, storedFocalPoint } from './focal-point.js';

const FRACTION = '(0|1|0\\.\\d{1,4})';
const CROP = new RegExp(`^${FRACTION} ${FRACTION} ${FRACTION} ${FRACTION}$`);
/** Fractions are compared as whole numbers of this. */
const UNIT = 10_000;

/** The longest stored crop, in characters. */
export const CROP_LENGTH = 27;
/** The smallest crop: a share of each side of the picture, and px, as far as the picture has them. */
export const SMALLEST_CROP = { share: 0.05, px: 64 } as const;

export interface PictureCrop {
  /** Fractions of the picture, 0 to 1. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: PictureCrop = { left: 0, top: 0, width: 1, height: 1 };

const units = (fraction: number): number => Math.round(fraction * UNIT);

/** Null for anything that is no part of a picture, and for a part that is too small. */
export function pictureCrop(stored: string): PictureCrop | null {
  const found = CROP.exec(stored);
  if (!found) return null;
  const [left = 0, top = 0, width = 0, height = 0] = found.slice(1).map(Number);
  const isLarge = Math.min(width, height) >= SMALLEST_CROP.share;
  const isInside = units(left) + units(width) <= UNIT && units(top) + units(height) <= UNIT;
  return isLarge && isInside ? { left, top, width, height } : null;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Start and length along one side, held inside the picture. */
function heldSide(start: number, length: number): readonly [start: number, length: number] {
  const long = between(units(SMALLEST_CROP.share), units(length), UNIT);
  return [between(0, units(start), UNIT - long) / UNIT, long / UNIT];
}

/** The stored form, held inside the picture; null for the whole picture. */
export function storedCrop(crop: PictureCrop): string | null {
  const [left, width] = heldSide(crop.left, crop.width);
  const [top, height] = heldSide(crop.top, crop.height);
  return width === 1 && height === 1 ? null : `${left} ${top} ${width} ${height}`;
}

function pixelsOf(start: number, length: number, side: number): readonly [start: number, length: number] {
  const long = between(Math.min(SMALLEST_CROP.px, side), Math.round(length * side), side);
  const middle = (start + length / 2) * side;
  return [between(0, Math.round(middle - long / 2), side - long), long];
}

/** The crop of a picture of this size in whole px; one that would be too small is larger, around the same middle. */
export function cropPixels(crop: PictureCrop, size: PictureSize): PictureCrop {
  const [left, width] = pixelsOf(crop.left, crop.width, size.width);
  const [top, height] = pixelsOf(crop.top, crop.height, size.height);
  return { left, top, width, height };
}

/** A reference with the stored crop of it; the reference alone where there is none, or none that is fit. */
export function pictureKey(reference: string, crop: string | undefined): string {
  return crop !== undefined && pictureCrop(crop) ? `${reference} ${crop}` : reference;
}

const cropOf = (stored: string | null | undefined): PictureCrop => (stored ? pictureCrop(stored) : null) ?? WHOLE;

/**
 * The focal point, which is measured in what is shown of a picture, after another part of the picture is shown. Null
 * for the middle, also where there was none.
 */
export function focalPointAfterCrop(
  point: string | undefined,
  before: string | undefined,
  after: string | null,
): string | null {
  const focal = point === undefined ? null : focalPoint(point);
  if (!focal) return null;
  const [old, now] = [cropOf(before), cropOf(after)];
  const moved = storedFocalPoint({
    left: ((old.left + (old.width * focal.left) / 100 - now.left) / now.width) * 100,
    top: ((old.top + (old.height * focal.top) / 100 - now.top) / now.height) * 100,
  });
  return moved === storedFocalPoint(MIDDLE) ? null : moved;
}
