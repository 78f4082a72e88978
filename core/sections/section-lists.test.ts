import { customDataSchema, sectionSchema } from '../design/design.js';
import type { SectionType } from '../catalogue.js';
import { LISTS } from '../limits/limits.js';
import { isListKey, mostItems } from './section-lists.js';

describe('keys of lists', () => {
  test.each([
    ['team', 'member'],
    ['full_page', 'team.member'],
    ['full_page', 'gallery2.item'],
    ['full_page', 'left_right_sections.side'],
  ] as const)('%s keeps %s', (type, key) => expect(isListKey(type, key)).toBe(true));

  test.each([
    ['team', 'plan'],
    ['team', 'team.member'],
    ['team', 'constructor'],
    ['headers', 'item'],
    ['full_page', 'member'],
    ['full_page', 'castle.member'],
    ['full_page', 'team.member.name'],
  ] as const)('%s cannot keep %s', (type, key) => expect(isListKey(type, key)).toBe(false));
});

describe('stored items', () => {
  const fits = (lists: unknown): boolean => customDataSchema.safeParse({ lists }).success;

  test('are numbers in any order', () => expect(fits({ member: [3, 1, 12] })).toBe(true));

  test.each([
    ['none', { member: [] }],
    ['more than the longest list', { row: Array.from({ length: LISTS.tableRows + 1 }, (_, n) => n + 1) }],
    ['one twice', { member: [1, 1] }],
    ['a fraction', { member: [1.5] }],
    ['nought', { member: [0] }],
    ['a high number', { member: [LISTS.maxNumber + 1] }],
    ['a text', { member: ['1'] }],
    ['a key in capitals', { Member: [1] }],
    ['a long key', { ['m'.repeat(61)]: [1] }],
    ['too many lists', Object.fromEntries(Array.from({ length: LISTS.perSection + 1 }, (_, n) => [`l${n}`, [1]]))],
  ])('cannot be %s', (_, lists) => expect(fits(lists)).toBe(false));
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
const section = (sectionType: SectionType, lists: Record<string, number[]>, layoutId = `${sectionType}-1`) =>
  sectionSchema.safeParse({ id: 's', sectionType, layoutId, order: 0, customData: { lists } });

describe('a list of a section', () => {
  test.each([
    ['tables', 'row', 200],
    ['full_page', 'tables2.row', 200],
    ['gallery', 'item', 60],
    ['pricing', 'item', 60],
    ['full_page', 'left_right_sections.side', 12],
    ['full_page', 'blog_posts.item', 60],
    ['pricing', 'row', 12],
    ['pricing', 'plan', 12],
    ['features', 'item', 12],
  ] as const)('of %s takes as many of %s as %i', (type, key, most) => {
    expect(mostItems(type, key)).toBe(most);
    expect(section(type, { [key]: upTo(most) }).success).toBe(true);
  });

  test.each([
    ['tables', 'row', 201],
    ['gallery', 'item', 61],
    ['full_page', 'gallery.item', 61],
    ['features', 'item', 13],
    ['pricing', 'row', 13],
  ] as const)('of %s cannot have as many of %s as %i', (type, key, count) => {
    const refused = section(type, { [key]: upTo(count) });
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual([`customData.lists.${key}`]);
  });

  test('says in Persian how many it takes', () => {
    expect(section('gallery', { item: upTo(61) }).error?.issues[0]?.message).toBe('این فهرست حداکثر ۶۰ مورد دارد.');
  });

  test('is judged by its layout, too', () => {
    expect(section('features', { item: upTo(60) }, 'gallery-1').success).toBe(true);
  });
});
