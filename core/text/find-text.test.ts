import { findText, replaceRanges } from './find-text.js';

const replaced = (text: string, query: string, by: string) => replaceRanges(text, findText(text, query), by);

test.each([
  ['Arabic letters', 'كتابي', 'کتابی'],
  ['ZWNJ in the text', 'می‌روم', 'میروم'],
  ['ZWNJ in the query', 'میروم', 'می‌روم'],
  ['digits of another kind', 'سال ۱۴۰۴', 'سال 1404'],
  ['a diacritic', 'مُحمّد', 'محمد'],
  ['tatweel', 'ســلام', 'سلام'],
  ['hamza', 'خانهٔ ما', 'خانه ما'],
  ['capitals', 'Cafe', 'CAFE'],
  ['spaces around the query', 'سلام', ' سلام '],
])('%s does not matter', (_, text, query) => {
  expect(replaced(`(${text})`, query, 'X')).toBe('(X)');
});

test('words that are written apart are not the same', () => {
  expect(findText('می روم', 'میروم')).toEqual([]);
});

test('every place is replaced once, also where the replacement has the query in it', () => {
  expect(replaced('اا ا', 'ا', 'اا')).toBe('اااا اا');
  expect(replaced('aaa', 'aa', 'b')).toBe('ba');
});

test('the ZWNJ after a found word stays with the word that follows', () => {
  expect(replaced('خانه‌های ما', 'خانه', 'کلبه')).toBe('کلبه‌های ما');
});

test('a place cannot begin or end inside of one character', () => {
  const family = '👨‍👩‍👧';
  expect(findText(`${family} ما`, '👧')).toEqual([]);
  expect(replaced(`${family}!`, family, 'X')).toBe('X!');
  expect(replaced('سلاماً', 'سلاما', 'درود')).toBe('درود');
});

test('signs of patterns are letters like others', () => {
  expect(replaced('قیمت (از ۲$)', '(از', '$&')).toBe('قیمت $& ۲$)');
});

test('nothing is found for nothing', () => {
  for (const query of ['', '  ', '\u200c']) expect(findText('هر متنی', query)).toEqual([]);
});
