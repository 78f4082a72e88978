import { WHOLE } from '#core/sections/picture-crop.js';
import { cornerStep, largestOf, moved, ratioIn, resized, smallestIn } from './crop-box.js';

const size = { width: 800, height: 400 };
const free = { ratio: null, least: smallestIn(size) };
const square = { ratio: ratioIn(size, '1:1'), least: smallestIn(size) };
const half = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
const BOTTOM_RIGHT = { x: 1, y: 1 } as const;

test('a frame is moved, and stays in the picture', () => {
  expect(moved(half, { x: 0.1, y: 9 })).toEqual({ left: 0.35, top: 0.5, width: 0.5, height: 0.5 });
});

test('a corner is moved, and the opposite one stays', () => {
  expect(resized(half, { x: -1, y: -1 }, { x: 0.5, y: -3 }, free)).toEqual({
    left: 0.5,
    top: 0,
    width: 0.25,
    height: 0.75,
  });
});

test('a frame cannot become smaller than the smallest', () => {
  expect(resized(half, BOTTOM_RIGHT, { x: 0, y: 0 }, free)).toEqual({
    left: 0.25,
    top: 0.25,
    width: 0.08,
    height: 0.16,
  });
});

test('a frame with a ratio keeps it, also at the edge', () => {
  const large = resized({ ...half, width: 0.25 }, BOTTOM_RIGHT, { x: 1, y: 1 }, square);
  expect(large).toEqual({ left: 0.25, top: 0.25, width: 0.375, height: 0.75 });
});

test('a ratio begins with the largest frame around the middle', () => {
  expect(largestOf(WHOLE, square.ratio ?? 0)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(largestOf({ ...half, left: 0 }, 4)).toEqual({ left: 0, top: 0.375, width: 1, height: 0.25 });
});

test('a key moves both sides of a corner with a ratio', () => {
  expect(cornerStep(half, { x: 1, y: -1 }, { x: 0.1, y: 0 }, 0.5)).toEqual({ x: 0.85, y: 0.25 - 0.2 });
  expect(cornerStep(half, BOTTOM_RIGHT, { x: 0, y: 0.1 }, null)).toEqual({ x: 0.75, y: 0.85 });
});

test('a picture of a few px has one frame', () => expect(smallestIn({ width: 50, height: 2 })).toEqual({ x: 1, y: 1 }));
