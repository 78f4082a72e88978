import { typedLabels } from './typed-name.js';

test.each([
  ['برپا.com', 'xn--mgbb1a7z.com', '.xn--mgbb1a7z.com'],
  ['برپا', 'xn--mgbb1a7z', '.xn--mgbb1a7z.'],
  ['shop.برپا', 'shop.xn--mgbb1a7z', 'shop.xn--mgbb1a7z.'],
])('of «%s» whole labels in Persian letters are searched', (typed, name, bounded) => {
  expect(typedLabels(typed)).toEqual({ name, bounded });
});

test.each(['', 'barpa.com', 'name.ir ۱۴۰۵', '%_', 'xn--mgbb1a7z'])('«%s» has no other letters', (typed) => {
  expect(typedLabels(typed)).toBeNull();
});
