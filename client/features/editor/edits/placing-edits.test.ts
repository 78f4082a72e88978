import type { Design, DesignSection } from '#core/design/design.js';
import { emptyDesign } from '../draft/design-draft.js';
import { insertSections, removeSections, restoreSections } from './design-edits.js';
import { addPage, removePage, restorePage } from './page-edits.js';
import { anchorFault, hideOn, nameAnchor } from './placing-edits.js';
import { copiesOf } from './section-copies.js';
import { detachShared, restoreShared, shareSection } from './shared-edits.js';

const section = (id: string, anchor?: string): DesignSection => ({
  id,
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData: {},
  ...(anchor !== undefined && { anchor }),
});
const design = insertSections(emptyDesign(), 'main', null, [section('a', 'رزرو'), section('b')]);
const found = ({ pages }: Design, id: string) => pages[0]?.sections.find((each) => each.id === id);

test('a section is hidden on one device, and shown again', () => {
  const hidden = hideOn(design, 'b', 'phone');
  expect(found(hidden, 'b')?.hiddenOn).toBe('phone');
  expect(found(hideOn(hidden, 'b', 'desktop'), 'b')?.hiddenOn).toBe('desktop');
  expect(hideOn(hidden, 'b', 'phone')).toBe(hidden);
  expect('hiddenOn' in found(hideOn(hidden, 'b', null), 'b')!).toBe(false);
  expect(hideOn(design, 'b', null)).toBe(design);
});

test('a word is stored as an anchor, and taken away again', () => {
  const named = nameAnchor(design, 'b', ' تماس با ما ');
  expect(found(named, 'b')?.anchor).toBe('تماس_با_ما');
  expect('anchor' in found(nameAnchor(named, 'b', ' '), 'b')!).toBe(false);
});

test('cannot have the word of another section of the page, nor one of the site', () => {
  expect(nameAnchor(design, 'b', 'رزرو')).toBe(design);
  expect(nameAnchor(design, 'b', 'Hero')).toBe(design);
  expect(anchorFault(design, 'b', ' #رزرو')).toBe('twice');
  expect(anchorFault(design, 'b', 'main')).toBe('taken');
  expect(anchorFault(design, 'a', 'رزرو')).toBeNull();
  expect(anchorFault(design, 'b', '')).toBeNull();
});

test('a copy cannot have the word of its section', () => {
  expect(copiesOf([section('a', 'رزرو')], design, 'main', () => 'n')[0]?.anchor).toBeUndefined();
});

describe('a word that another section has taken in the meantime', () => {
  const header: DesignSection = { ...section('h', 'منو'), sectionType: 'headers', layoutId: 'headers-1' };
  const shared: Design = { ...design, shared: { header } };

  test('is left out where a section is restored', () => {
    const renamed = nameAnchor(removeSections(design, ['a']), 'b', 'رزرو');
    const restored = restoreSections(renamed, 'main', [{ section: section('a', 'رزرو'), index: 0 }]);
    expect(restored.pages[0]?.sections.map(({ id, anchor }) => [id, anchor])).toEqual([
      ['a', undefined],
      ['b', 'رزرو'],
    ]);
  });

  test('is left out where a shared section is restored', () => {
    const renamed = nameAnchor(removeSections(shared, ['h']), 'b', 'منو');
    expect(restoreShared(renamed, header).shared?.header?.anchor).toBeUndefined();
  });

  test('stays with the shared section where a page gets its own', () => {
    const detached = detachShared(shared, 'header', 'main', 'own');
    expect(found(detached, 'own')?.anchor).toBeUndefined();
    expect(detached.shared?.header?.anchor).toBe('منو');
  });

  const two = insertSections(addPage(shared, 'p2'), 'p2', null, [section('c', 'تماس')]);

  test('is left out where a page is restored', () => {
    const [, page] = two.pages;
    const renamed = nameAnchor(removePage(two, 'p2'), 'h', 'تماس');
    expect(restorePage(renamed, page!, 1).pages[1]?.sections[0]?.anchor).toBeUndefined();
  });

  test('is left out where a section comes to all pages', () => {
    const own = insertSections(two, 'main', null, [{ ...header, id: 'own', anchor: 'تماس' }]);
    const { header: sharedNow } = shareSection(own, 'own').shared ?? {};
    expect([sharedNow?.id, sharedNow?.anchor]).toEqual(['own', undefined]);
  });

  test('cannot be that of a shared section and of a page', () => {
    expect(nameAnchor(two, 'h', 'تماس')).toBe(two);
    expect(nameAnchor(two, 'h', 'رزرو')).toBe(two);
    expect(nameAnchor(two, 'c', 'منو')).toBe(two);
    expect(nameAnchor(two, 'c', 'رزرو')).not.toBe(two);
  });
});
