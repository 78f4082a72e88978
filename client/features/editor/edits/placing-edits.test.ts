import type { Design, DesignSection } from '#core/design/design.js';
import { emptyDesign } from '../draft/design-draft.js';
import { insertSections } from './design-edits.js';
import { anchorFault, hideOn, nameAnchor } from './placing-edits.js';
import { copiesOf } from './section-copies.js';

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
const page = design.pages[0]!;

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
  expect(anchorFault(page, design, 'b', ' #رزرو')).toBe('twice');
  expect(anchorFault(page, design, 'b', 'main')).toBe('taken');
  expect(anchorFault(page, design, 'a', 'رزرو')).toBeNull();
  expect(anchorFault(page, design, 'b', '')).toBeNull();
});

test('a copy cannot have the word of its section', () => {
  expect(copiesOf([section('a', 'رزرو')], design, 'main', () => 'n')[0]?.anchor).toBeUndefined();
});
