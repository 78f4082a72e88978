import { CROP_LENGTH, cropPixels, focalPointAfterCrop, pictureCrop, pictureKey, storedCrop } from './picture-crop.js';

test('a crop is four fractions', () => {
  expect(pictureCrop('0.1 0 0.5 1')).toEqual({ left: 0.1, top: 0, width: 0.5, height: 1 });
  expect(storedCrop({ left: 0.1, top: 0, width: 0.50004, height: 1 })).toBe('0.1 0 0.5 1');
});

test.each([
  '',
  '0 0 1',
  '0.6 0 0.5 1',
  '0 0.9999 1 0.5',
  '0 0 0.01 1',
  '0 0 0 0',
  '-0.1 0 1 1',
  '0 0 1 2',
  '0 0 1e0 1',
  '0 0 0.00001 1',
  '0.1 0 0.5 1;color:red',
  '0.1  0 0.5 1',
  '۰ ۰ ۱ ۱',
])('a crop cannot be %p', (stored) => expect(pictureCrop(stored)).toBeNull());

test('no crop is longer than its limit', () => {
  const stored = storedCrop({ left: 0.1234, top: 0.1234, width: 0.1234, height: 0.1234 }) ?? '';
  expect(stored).toHaveLength(CROP_LENGTH);
});

test('the whole picture is no crop', () => expect(storedCrop({ left: 0, top: 0, width: 1, height: 1.2 })).toBeNull());

test.each([
  { left: -3, top: 5, width: 0.5, height: 0.5 },
  { left: 0.99, top: 0, width: 0.0001, height: 1 },
  { left: 1, top: 1, width: 1, height: 0.3333 },
])('what is stored is inside the picture: %j', (crop) => {
  expect(pictureCrop(storedCrop(crop) ?? '')).not.toBeNull();
});

describe('px of a crop', () => {
  test('are whole and inside', () => {
    const crop = { left: 0.3333, top: 0.5, width: 0.6667, height: 0.5 };
    expect(cropPixels(crop, { width: 1001, height: 333 })).toEqual({ left: 334, top: 166, width: 667, height: 167 });
  });

  test('are at least the smallest size, around the same middle', () => {
    const crop = { left: 0.5, top: 0.95, width: 0.05, height: 0.05 };
    expect(cropPixels(crop, { width: 400, height: 400 })).toEqual({ left: 178, top: 336, width: 64, height: 64 });
  });

  test('of a tiny picture are all of it', () => {
    const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
    expect(cropPixels(crop, { width: 20, height: 1 })).toEqual({ left: 0, top: 0, width: 20, height: 1 });
  });
});

test('a picture is named with its crop, unless that is none', () => {
  expect(pictureKey('file:1', '0 0 0.5 1')).toBe('file:1 0 0 0.5 1');
  expect([pictureKey('file:1', 'x'), pictureKey('file:1', undefined)]).toEqual(['file:1', 'file:1']);
});

describe('the focal point', () => {
  test('stays where it is in the picture', () => {
    expect(focalPointAfterCrop('25 50', undefined, '0 0 0.5 0.6')).toBe('50 83');
    expect(focalPointAfterCrop('50 83', '0 0 0.5 0.6', null)).toBe('25 50');
  });

  test('is held at the edge of what is shown', () => {
    expect(focalPointAfterCrop('90 50', undefined, '0 0 0.5 1')).toBe('100 50');
  });

  test('is none in the middle, and where there was none', () => {
    expect(focalPointAfterCrop('25 50', undefined, '0 0 0.5 1')).toBeNull();
    expect(focalPointAfterCrop(undefined, undefined, '0 0 0.5 1')).toBeNull();
  });
});
