import { isFitPicture, isStockReference, stockNameOf, stockReference } from './stock-reference.js';

test('a reference gives its name back', () => {
  expect(stockNameOf(stockReference('calm-teal'))).toBe('calm-teal');
  expect(isStockReference('file:1')).toBe(false);
});

test.each([
  'stock:',
  'stock:../calm',
  'stock:calm.webp',
  'stock:Calm',
  'stock:calm-',
  'stock:calm teal',
  'stock:calm\n',
  `stock:${'a'.repeat(61)}`,
  'file:calm',
  'calm',
])('%j cannot name a stock picture', (reference) => {
  expect(stockNameOf(reference)).toBeNull();
  expect(isFitPicture(reference)).toBe(!isStockReference(reference));
});
