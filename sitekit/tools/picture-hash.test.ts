import {
  bitsApart,
  closePairs,
  differenceHash,
  HASH_HEIGHT,
  HASH_WIDTH,
  lookAt,
  paintApart,
  type Look,
} from './picture-hash.js';

const COUNT = HASH_WIDTH * HASH_HEIGHT;

/** A picture of grey points, one value for each. */
function picture(value: (column: number, row: number) => number): Uint8Array {
  const points = new Uint8Array(COUNT * 3);
  for (let at = 0; at < COUNT; at += 1)
    points.fill(value(at % HASH_WIDTH, Math.floor(at / HASH_WIDTH)), at * 3, at * 3 + 3);
  return points;
}

const stripes = picture((column) => (column % 2 === 0 ? 40 : 200));
const shifted = picture((column) => (column % 2 === 0 ? 200 : 40));
const look = (id: string, points: Uint8Array, ratio = 0.5): Look => ({ id, points, ratio });

describe('picture hash', () => {
  test('stripes moved by one point differ in every bit', () => {
    expect(bitsApart(differenceHash(stripes), differenceHash(shifted))).toBe(256);
  });

  test('paint of white and black is as far as can be', () => {
    expect(
      paintApart(
        picture(() => 0),
        picture(() => 255),
      ),
    ).toBe(255);
  });

  test('a picture looks like itself in a hardly other tone', () => {
    const paler = picture((column) => (column % 2 === 0 ? 45 : 205));
    expect(closePairs([look('a', stripes), look('b', paler)])).toEqual([{ one: 'a', other: 'b', bits: 0, paint: 5 }]);
  });

  test('a look is cut out of a screenshot of many', () => {
    const [width, height] = [HASH_WIDTH * 4, HASH_HEIGHT * 2];
    const data = new Uint8Array(width * height * 3);
    for (let at = 0; at < width * height; at += 1) data.fill(at % width < width / 2 ? 10 : 90, at * 3, at * 3 + 3);
    const found = lookAt({ data, width }, { id: 'a', x: width / 2, y: 0, width: width / 2, height });
    expect(found.points).toEqual(picture(() => 90));
    expect(found.ratio).toBe(height / (width / 2));
  });

  test('cannot call different shapes, paints or heights alike', () => {
    const dark = picture((column) => (column % 2 === 0 ? 0 : 100));
    expect(closePairs([look('a', stripes), look('b', shifted)])).toEqual([]);
    expect(closePairs([look('a', stripes), look('b', dark)])).toEqual([]);
    expect(closePairs([look('a', stripes), look('b', stripes, 0.7)])).toEqual([]);
  });
});
