import { ANCHOR_LENGTH, anchorOfTyped, isAnchor } from './section-anchor.js';

test.each([
  ['رزرو', 'رزرو'],
  [' #نوبت‌گیری آنلاین ', 'نوبت_گیری_آنلاین'],
  ['Our Prices!', 'our_prices'],
  ['كتاب ي', 'کتاب_ی'],
  ['دربارهٔ ما', 'درباره_ما'],
  ['گُلِ سُرخ', 'گل_سرخ'],
  ['"><script>', 'script'],
  ['؟!', ''],
])('%s is meant as %s', (typed, anchor) => {
  expect(anchorOfTyped(typed)).toBe(anchor);
});

test('a long word is cut, and stays an anchor', () => {
  const anchor = anchorOfTyped('یک '.repeat(60));
  expect(Array.from(anchor).length).toBeLessThanOrEqual(ANCHOR_LENGTH);
  expect(isAnchor(anchor)).toBe(true);
});

test.each(['', 'a b', 'a-b', '#a', 'A', 'main', 'hero', 'contact', 'call_to_actions', 'a"b', '_a'])(
  'cannot be %j',
  (value) => {
    expect(isAnchor(value)).toBe(false);
  },
);
