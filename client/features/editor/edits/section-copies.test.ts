import type { Design, DesignSection } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { emptyDesign } from '../draft/design-draft.js';
import { insertSections } from './design-edits.js';
import { copiesOf } from './section-copies.js';

const section = (id: string, customData: DesignSection['customData'] = {}): DesignSection => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData,
});

const design = (...ids: string[]): Design =>
  insertSections(
    emptyDesign(),
    'main',
    null,
    ids.map((id) => section(id)),
  );
const idsOf = ({ pages }: Design) => pages[0]?.sections.map(({ id }) => id);
const ids = () => {
  let count = 0;
  return () => `n${(count += 1)}`;
};

describe('copies', () => {
  test('have ids of their own and what was written', () => {
    const texts = { title: 'سلام' };
    expect(copiesOf([section('a', { texts })], design('a'), 'main', ids())).toEqual([section('n1', { texts })]);
  });

  test('lead to what was copied with them, and to what the design has', () => {
    const links = { primary: 'section:p9/b', more: 'section:main/x', page: 'page:main', web: 'https://barpa.ir/' };
    const texts = { text: 'از [این‌جا](section:p9/b) و [آنجا](page:p9)' };
    const [copy] = copiesOf([section('a', { links, texts }), section('b')], design('x'), 'main', ids());
    expect(copy?.customData).toEqual({
      links: { primary: 'section:main/n2', more: 'section:main/x', page: 'page:main', web: 'https://barpa.ir/' },
      texts: { text: 'از [این‌جا](section:main/n2) و آنجا' },
    });
  });

  test('cannot lead to pages and sections of another site', () => {
    const links = { primary: 'page:p9', more: 'section:p9/z' };
    expect(copiesOf([section('a', { links })], design('x'), 'main', ids())[0]?.customData.links).toEqual({});
  });
});

describe('sections that are put in', () => {
  test('stand after the one that is named, in their order', () => {
    const after = insertSections(design('a', 'b'), 'main', 'a', [section('c'), section('d')]);
    expect(idsOf(after)).toEqual(['a', 'c', 'd', 'b']);
    expect(after.pages[0]?.sections.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  test('stand at the end where none is named', () => {
    expect(idsOf(insertSections(design('a'), 'main', 'gone', [section('b')]))).toEqual(['a', 'b']);
  });

  test('cannot have the id of another section', () => {
    const before = design('a');
    expect(insertSections(before, 'main', null, [section('b'), section('a')])).toBe(before);
  });

  test('cannot be more than a page holds, not even in part', () => {
    const full = design(...Array.from({ length: DESIGN.maxSectionsPerPage - 1 }, (_, n) => `s${n}`));
    expect(insertSections(full, 'main', null, [section('x'), section('y')])).toBe(full);
    expect(idsOf(insertSections(full, 'main', null, [section('x')]))).toHaveLength(DESIGN.maxSectionsPerPage);
  });
});
