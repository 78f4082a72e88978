import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { signsOf } from './signs.js';

const wordsOf = (text: string): string[] =>
  [...signsOf(text).words].filter((sign) => !sign.startsWith('~') && !sign.includes(' '));

it('finds words, stems, pairs and parts across both', () => {
  expect([...signsOf('گل رز؟').words]).toEqual([
    'گل',
    'رز',
    '؟',
    '=گل',
    '=رز',
    'گل رز',
    '=گل رز',
    '=؟',
    'رز ؟',
    '=رز ؟',
    '~ گل ',
    '~گل ر',
    '~ل رز',
    '~ رز ',
    '~رز ؟',
    '~ز ؟ ',
  ]);
});

it('takes nothing from numbers, names of hosts and addresses of senders', () => {
  const text =
    '۰۹۱۲۳۴۵۶۷۸۹ https://a.test/x?y=1 www.b.test ali@mail.test @some_channel t.me/abc wa.me/98912 bit.ly/xyz 12,500';
  const kinds = ['#phone', '#link', '#mail', '#handle', '#telegram', '#whatsapp', '#short', '#digits-5'];
  expect(wordsOf(text).toSorted()).toEqual(kinds.toSorted());
});

it('does not take the name of a file for a link', () => {
  expect(signsOf('فایل menu.pdf باز نمی‌شود').marks).toEqual([]);
});

it.each([
  ['hidden', 'ک ا ز ی ن و زنده'],
  ['random', 'kjsdq wjehr sdkfj'],
  ['repeats', 'همین حالا بخرید! همین حالا بخرید! همین حالا بخرید'],
  ['stretched', 'سلاااااااام'],
  ['percent', '۹۰ درصد'],
  ['asks-last', 'قیمت؟ '],
  ['shouts', 'بخرید!!'],
  ['pictures', '🔥🔥🔥'],
  ['latin', 'cheap followers'],
  ['cyrillic', 'Добрый день'],
  ['chinese', '首页排名保证'],
])('marks a text as %s', (mark, text) => {
  expect(signsOf(text).marks).toContain(mark);
});

it.each(['https://shop.example را دیدم', 'https', 'strengths of wool', 'قیمت گلدان چند است'])(
  'does not take words for random letters: %s',
  (text) => {
    expect(signsOf(`${text} لطفاً جواب بدهید`).marks).not.toContain('random');
  },
);

const PARTS = [
  'ا',
  'ا ',
  'ا. ',
  'a-',
  'a.',
  'a.b/',
  'ـ.',
  '\u200c',
  '\u200bا',
  '\u05b0',
  '123456789',
  '1,',
  '@',
  'ж',
  'aа',
  '中',
  '\ufdfa',
  'سلام خوبی. ',
  '🔥',
  '؟ ',
  '\n',
];
it.each(PARTS)('cannot be slowed by a text of %j', (part) => {
  expect(growth((n) => part.repeat(n), signsOf, 313)).toBeLessThan(LINEAR_GROWTH);
});

it('reads nothing beyond 20,000 characters', () => {
  const long = 'قیمت '.repeat(4000);
  expect(signsOf(`${long}کازینو`)).toEqual(signsOf(long));
  expect(signsOf('\ufdfa'.repeat(20_000)).words.size).toBeLessThan(100);
});
