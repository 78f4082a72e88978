import { customDataSchema } from '../design/design.js';
import { LISTS } from '../limits/limits.js';
import { isListKey } from './section-lists.js';

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
    ['more than twelve', { member: Array.from({ length: LISTS.maxItems + 1 }, (_, n) => n + 1) }],
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
