import { designSchema, type Design } from '#core/design/design.js';
import { allSections, mapSections } from '#core/design/shared-sections.js';
import { filledWith } from '#core/testing/filled.js';
import { withoutWords } from './forget-owner.js';

const WORD = 'فروشگاه ماهور';
/** A word in every text of a design but in what names the library's layouts. */
const worded = mapSections(filledWith(WORD, designSchema) as Design, (section) => ({
  ...section,
  sectionType: 'hero',
  layoutId: 'hero-1',
}));

test('no text of the owner can stay in a design', () => {
  expect(JSON.stringify(worded).split(WORD).length).toBeGreaterThan(60);
  expect(JSON.stringify(withoutWords(worded))).not.toContain(WORD);
});

test('the pages and sections of a design stay in their order', () => {
  const section = (id: string, layoutId: string) => ({
    id,
    sectionType: layoutId.replace(/-\d+$/, ''),
    layoutId,
    order: 0,
  });
  const design = designSchema.parse({
    pages: [
      { id: 'a', name: WORD, sections: [section('s', 'hero-1')] },
      { id: 'b', name: WORD, sections: [section('s', 'about-1'), section('t', 'hero-3')] },
    ],
    shared: { header: section('h', 'headers-2') },
    currentPageId: 'b',
  });
  const left = designSchema.parse(withoutWords(design));
  expect(allSections(left).map(({ layoutId }) => layoutId)).toEqual(['headers-2', 'hero-1', 'about-1', 'hero-3']);
  expect(new Set(allSections(left).map(({ id }) => id)).size).toBe(4);
  expect(left.pages.map(({ name }) => name)).toEqual(['صفحهٔ ۱', 'صفحهٔ ۲']);
  expect(left.currentPageId).toBe(left.pages[1]?.id);
});
