import { letteringOf } from './lettering.js';

test.each([
  ['برپا', 'برپ\u200D', '\u200Dا'],
  ['سازه', 'س\u200D', '\u200Dازه'],
  ['سامان نو', 'سامان ن\u200D', '\u200Dو'],
  ['سلام', 'س\u200D', '\u200Dلام'],
])('«%s» is stretched at its last joint', (word, before, after) => {
  expect(letteringOf(word)).toEqual({ before, after });
});

test.each(['دارا', 'Barpa', '', 'ا'])('«%s» cannot be stretched', (word) => {
  expect(letteringOf(word)).toEqual({ before: word, after: null });
});
