import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stockNameOf, stockReference } from '#core/design/stock-reference.js';
import { PICTURES } from '#core/limits/limits.js';
import { FOCAL_POINT } from '#core/sections/focal-point.js';
import { STOCK_LIST } from './stock.data.js';
import { STOCK, STOCK_NAMES, stockPicture } from './stock.js';

const FOLDER = new URL('./files/', import.meta.url);

test('every picture is the file that was noted', () => {
  for (const { name, file, bytes } of STOCK) {
    const found = readFileSync(new URL(`${name}.webp`, FOLDER));
    expect([name, createHash('sha256').update(found).digest('hex'), found.length]).toEqual([name, file, bytes]);
  }
});

test('every file is a picture that is offered', () => {
  expect(STOCK.length).toBeGreaterThan(0);
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.webp$/, ''));
  expect(files.toSorted()).toEqual(STOCK_NAMES.toSorted());
});

test('stock pictures cannot outgrow their bound', () => {
  expect(STOCK.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(PICTURES.stock.bytes);
});

test('every description can be stored in a design', () => {
  for (const [name, { alt, focal, subjects }] of Object.entries(STOCK_LIST)) {
    expect(stockNameOf(stockReference(name))).toBe(name);
    expect([alt.length <= PICTURES.altText, FOCAL_POINT.test(focal)]).toEqual([true, true]);
    expect([/[آ-ی]/.test(alt), subjects.length > 0]).toEqual([true, true]);
  }
});

test('a name that is not there names nothing', () => {
  const [first] = STOCK_NAMES;
  expect(stockPicture(stockReference(first!))?.name).toBe(first);
  for (const reference of ['stock:gone', 'stock:constructor', 'stock:../x', 'file:1', first!])
    expect(stockPicture(reference)).toBeNull();
});
