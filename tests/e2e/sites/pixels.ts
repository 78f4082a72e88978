/** Two screenshots of the same thing, compared point by point. */
import sharp from 'sharp';

/** The difference that a channel may have: the edges of letters, which are drawn between two px. */
const TOLERANCE = 64;
/** px that an edge may be moved by: letters and signs of a built site are in other font files, without kerning. */
const MOVED = 1;

export interface Difference {
  /** px of both pictures. */
  readonly sizes: readonly [string, string];
  /** How many points differ; null where the sizes do. */
  readonly points: number | null;
}

interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** PNG files. */
export async function difference(one: Buffer, other: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([read(one), read(other)]);
  const sizes = [first, second].map(({ width, height }) => `${width}×${height}`) as [string, string];
  if (sizes[0] !== sizes[1]) return { sizes, points: null };
  let points = 0;
  for (let y = 0; y < first.height; y += 1) {
    for (let x = 0; x < first.width; x += 1) {
      if (!isSame(first, x, y, second, x, y) && !(isNear(first, x, y, second) && isNear(second, x, y, first)))
        points += 1;
    }
  }
  return { sizes, points };
}

async function read(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Whether a point of one picture is in the other one, at its place or beside it. */
function isNear(one: Picture, x: number, y: number, other: Picture): boolean {
  for (let to = Math.max(0, y - MOVED); to <= Math.min(one.height - 1, y + MOVED); to += 1) {
    for (let at = Math.max(0, x - MOVED); at <= Math.min(one.width - 1, x + MOVED); at += 1) {
      if (isSame(one, x, y, other, at, to)) return true;
    }
  }
  return false;
}

function isSame(one: Picture, x: number, y: number, other: Picture, at: number, to: number): boolean {
  const [first, second] = [3 * (y * one.width + x), 3 * (to * other.width + at)];
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((one.data[first + channel] ?? 0) - (other.data[second + channel] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}
