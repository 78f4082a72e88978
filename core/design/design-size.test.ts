import { DESIGN, PICTURES } from '../limits/limits.js';
import { excessOf, largestSection, sizeOf, tooLargeSentence } from './design-size.js';
import type { DesignSection } from './design.js';

const section = (sectionType: DesignSection['sectionType'], title: string): DesignSection => ({
  id: sectionType,
  sectionType,
  layoutId: `${sectionType}-1`,
  order: 0,
  customData: { texts: { title } },
});
const pages = [
  { name: 'خانه', sections: [section('hero', 'سلام')] },
  { name: 'منو', sections: [section('tables', 'ب'.repeat(50)), section('faqs', 'پ')] },
];

test('pictures inside a design are counted apart', () => {
  const { text, pictures } = sizeOf({ title: 'سلام', image: `data:${'a'.repeat(95)}` });
  expect([text, pictures]).toEqual([JSON.stringify({ title: 'سلام', image: 'data:' }).length, 100]);
});

describe('the room for a design', () => {
  test('ends with its bounds', () => {
    expect(excessOf({ text: DESIGN.maxSnapshotChars, pictures: 0 })).toBeNull();
    expect(excessOf({ text: 0, pictures: PICTURES.guest.designChars })).toBeNull();
  });

  test.each([
    ['too many texts', { text: DESIGN.maxSnapshotChars + 1, pictures: 0 }, 'text'],
    ['too many pictures', { text: 0, pictures: PICTURES.guest.designChars + 1 }, 'pictures'],
    ['more of both than a browser keeps', { text: PICTURES.guest.draftChars, pictures: 1 }, 'text'],
    ['texts beside many pictures', { text: 400_000, pictures: PICTURES.guest.designChars }, 'pictures'],
  ])('cannot hold %s', (_, size, excess) => expect(excessOf(size)).toBe(excess));
});

test('a refusal names the largest section and its page', () => {
  expect(largestSection(pages)).toMatchObject({ page: 'منو', section: 'جدول' });
  expect(tooLargeSentence(pages)).toContain('«جدول» در صفحهٔ «منو»');
  expect(tooLargeSentence([])).not.toContain('«');
});
