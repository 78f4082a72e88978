/**
 * Tells whether two pictures look the same to a glance. A picture is brought to 17 × 16 points; its hash says for each
 * point whether the next one is lighter (256 bits), its paint is the colour of each point.
 */

export const HASH_WIDTH = 17;
export const HASH_HEIGHT = 16;
/** Differences of lightness (0..255) below this are the same to the eye. */
const NOTICEABLE = 3;
/** Bits two pictures must differ by, where their paint is alike. */
const APART_BITS = 14;
/** Mean difference of paint (0..255) that makes two pictures of one shape look different. */
const APART_PAINT = 22;

export interface Look {
  id: string;
  /** RGB, three bytes for each of the 17 × 16 points, row by row. */
  points: Uint8Array;
  /** Height divided by width of the whole picture. */
  ratio: number;
}

/** A screenshot: three bytes for each point, row by row. */
export interface Picture {
  data: Uint8Array;
  width: number;
}

/** Where a layout stands in a screenshot, in points. */
export interface Place {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The mean colour of a rectangle of a picture; at least one point of it is read. */
function meanColor({ data, width }: Picture, left: number, top: number, right: number, bottom: number): number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top); y < Math.max(Math.floor(bottom), Math.floor(top) + 1); y += 1) {
    for (let x = Math.floor(left); x < Math.max(Math.floor(right), Math.floor(left) + 1); x += 1) {
      const at = (y * width + x) * 3;
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
      count += 1;
    }
  }
  return sum.map((value) => value / count);
}

/** A layout cut out of a screenshot of many and brought to 17 × 16 points. */
export function lookAt(picture: Picture, { id, x, y, width, height }: Place): Look {
  const points = new Uint8Array(HASH_WIDTH * HASH_HEIGHT * 3);
  const [across, down] = [width / HASH_WIDTH, height / HASH_HEIGHT];
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    for (let column = 0; column < HASH_WIDTH; column += 1) {
      const [left, top] = [x + column * across, y + row * down];
      points.set(meanColor(picture, left, top, left + across, top + down), (row * HASH_WIDTH + column) * 3);
    }
  }
  return { id, points, ratio: height / width };
}

const lightness = (points: Uint8Array, at: number): number =>
  0.299 * (points[at * 3] ?? 0) + 0.587 * (points[at * 3 + 1] ?? 0) + 0.114 * (points[at * 3 + 2] ?? 0);

/** The 256 bits of a picture: is the point clearly lighter than the one before it? */
export function differenceHash(points: Uint8Array): boolean[] {
  const bits: boolean[] = [];
  for (let row = 0; row < HASH_HEIGHT; row += 1) {
    for (let column = 1; column < HASH_WIDTH; column += 1) {
      const at = row * HASH_WIDTH + column;
      bits.push(lightness(points, at) - lightness(points, at - 1) > NOTICEABLE);
    }
  }
  return bits;
}

export function bitsApart(one: readonly boolean[], other: readonly boolean[]): number {
  return one.reduce((sum, bit, index) => sum + (bit === other[index] ? 0 : 1), 0);
}

/** Mean difference of the colours of two pictures, 0..255. */
export function paintApart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

export interface ClosePair {
  one: string;
  other: string;
  bits: number;
  paint: number;
}

/** Pairs that look the same: alike in shape, in paint, and in height by less than a seventh. */
export function closePairs(looks: readonly Look[]): ClosePair[] {
  const hashed = looks.map((look) => ({ ...look, bits: differenceHash(look.points) }));
  return hashed.flatMap((one, index) =>
    hashed.slice(index + 1).flatMap((other) => {
      const bits = bitsApart(one.bits, other.bits);
      const paint = paintApart(one.points, other.points);
      const heights = Math.max(one.ratio, other.ratio) / Math.min(one.ratio, other.ratio);
      const close = bits < APART_BITS && paint < APART_PAINT && heights < 1.15;
      return close ? [{ one: one.id, other: other.id, bits, paint: Math.round(paint) }] : [];
    }),
  );
}
