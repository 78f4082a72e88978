/** The frame of a crop as it is moved and resized. Pure; everything is in fractions of the picture. */
import { SMALLEST_CROP, type PictureCrop, type PictureSize } from '#core/sections/picture-crop.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** -1 is left and top, 1 is right and bottom. */
export interface Corner {
  readonly x: -1 | 1;
  readonly y: -1 | 1;
}

export const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/** Width to height in px; null for any. */
const RATIOS = { free: null, '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9, '3:4': 3 / 4 } as const;
export type RatioName = keyof typeof RATIOS;
export const RATIO_NAMES = Object.keys(RATIOS) as readonly RatioName[];

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The fraction of the width to that of the height. */
export function ratioIn({ width, height }: PictureSize, name: RatioName): number | null {
  const ratio = RATIOS[name];
  return ratio === null ? null : (ratio * height) / width;
}

/** The smallest width and height. */
export function smallestIn({ width, height }: PictureSize): Point {
  const least = (side: number) => Math.min(1, Math.max(SMALLEST_CROP.share, SMALLEST_CROP.px / side));
  return { x: least(width), y: least(height) };
}

export function moved(crop: PictureCrop, by: Point): PictureCrop {
  return {
    ...crop,
    left: between(0, crop.left + by.x, 1 - crop.width),
    top: between(0, crop.top + by.y, 1 - crop.height),
  };
}

export function cornerOf({ left, top, width, height }: PictureCrop, { x, y }: Corner): Point {
  return { x: x < 0 ? left : left + width, y: y < 0 ? top : top + height };
}

/** With one corner at another point, or as near as the picture and the ratio allow; the opposite corner stays. */
export function resized(
  crop: PictureCrop,
  corner: Corner,
  to: Point,
  { ratio, least }: { readonly ratio: number | null; readonly least: Point },
): PictureCrop {
  const fixed = cornerOf(crop, { x: corner.x < 0 ? 1 : -1, y: corner.y < 0 ? 1 : -1 });
  const room = { x: corner.x < 0 ? fixed.x : 1 - fixed.x, y: corner.y < 0 ? fixed.y : 1 - fixed.y };
  const wanted = { x: (to.x - fixed.x) * corner.x, y: (to.y - fixed.y) * corner.y };
  const free = { width: between(least.x, wanted.x, room.x), height: between(least.y, wanted.y, room.y) };
  const { width, height } = ratio === null ? free : inRoom(Math.max(wanted.x, wanted.y * ratio), ratio, room, least);
  return {
    left: corner.x < 0 ? fixed.x - width : fixed.x,
    top: corner.y < 0 ? fixed.y - height : fixed.y,
    width,
    height,
  };
}

function inRoom(wanted: number, ratio: number, room: Point, least: Point) {
  const most = Math.min(room.x, room.y * ratio);
  const width = between(Math.min(most, Math.max(least.x, least.y * ratio)), wanted, most);
  return { width, height: width / ratio };
}

/** The largest crop of a ratio around the middle of this one. */
export function largestOf(crop: PictureCrop, ratio: number): PictureCrop {
  const width = Math.min(1, ratio);
  const size = { width, height: width / ratio };
  const middle = { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };
  return moved({ ...size, left: 0, top: 0 }, { x: middle.x - size.width / 2, y: middle.y - size.height / 2 });
}

/** Where a corner goes by a key: with a ratio the other side follows. */
export function cornerStep(crop: PictureCrop, corner: Corner, by: Point, ratio: number | null): Point {
  const at = cornerOf(crop, corner);
  const slope = corner.x * corner.y;
  const along = ratio === null ? by : { x: by.x || by.y * slope * ratio, y: by.y || (by.x * slope) / ratio };
  return { x: at.x + along.x, y: at.y + along.y };
}
