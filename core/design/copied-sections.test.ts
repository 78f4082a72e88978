import { DESIGN } from '../limits/limits.js';
import { readCopiedText } from './copied-sections.js';
import { copiedText } from './copied-text.js';
import { sectionSchema } from './design.js';

const section = (over: object = {}) => ({
  id: 'a',
  sectionType: 'hero',
  layoutId: 'hero-2',
  order: 0,
  customData: { texts: { title: 'سلام' } },
  ...over,
});
const textOf = (sections: unknown, over: object = {}) => JSON.stringify({ kind: 'barpa-sections', sections, ...over });

test('copied sections come back as they were', () => {
  const sections = [section(), section({ id: 'b', layoutId: 'hero-3' })].map((each) => sectionSchema.parse(each));
  expect(readCopiedText(copiedText(sections))).toEqual({ kind: 'read', sections });
});

test.each(['', 'سلام', '{"a":1}', '[]', '{"kind":"other","sections":[]}'])('%j is about something else', (text) => {
  expect(readCopiedText(text)).toEqual({ kind: 'other' });
});

test.each([
  ['no section', []],
  ['a section without a type', [section({ sectionType: undefined })]],
  ['an unknown type', [section({ sectionType: 'script' })]],
  ['a layout of another type', [section({ layoutId: 'gallery-1' })]],
  ['a text that is too long', [section({ customData: { texts: { title: 'x'.repeat(5000) } } })]],
  ['a text that is no text', [section({ customData: { texts: { title: { toString: 'x' } } } })]],
  [
    'a list of a hundred items',
    [section({ customData: { lists: { cards: Array.from({ length: 100 }, (_, n) => n) } } })],
  ],
  ['two sections of one id', [section(), section()]],
  [
    'more sections than a page has',
    Array.from({ length: DESIGN.maxSectionsPerPage + 1 }, (_, n) => section({ id: `s${n}` })),
  ],
])('cannot paste %s', (_, sections) => {
  expect(readCopiedText(textOf(sections))).toEqual({ kind: 'refused' });
});

test('cannot paste a text that ends early or is too long', () => {
  expect(readCopiedText(textOf([section()]).slice(0, -4))).toEqual({ kind: 'refused' });
  expect(readCopiedText(textOf([section()]) + ' '.repeat(DESIGN.maxSnapshotChars))).toEqual({ kind: 'refused' });
});

test('cannot bring in fields that a section does not have', () => {
  const read = readCopiedText(textOf([section({ onclick: 'alert(1)', ['__proto__x']: 1 })], { price: 0 }));
  expect(read.kind === 'read' && Object.keys(read.sections[0] ?? {}).toSorted()).toEqual(
    ['customData', 'id', 'layoutId', 'order', 'sectionType'].toSorted(),
  );
});
