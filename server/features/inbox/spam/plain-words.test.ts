import { plainText, withoutRepeats } from './plain-words.js';

it.each([
  ['ش ر ط ب ن د ی  زنده', 'شرطبندی زنده'],
  ['و.ا.م فوری', 'وام فوری'],
  ['ک\u200bا\u200bز\u200bی\u200bنو', 'کازینو'],
  ['ب\u200cا\u200cن\u200cک', 'بانک'],
  ['کـ\u200cـلیپ', 'کلیپ'],
  ['cаsino', 'casino'],
])('makes hidden words whole: %s', (typed, text) => {
  expect(plainText(typed)).toEqual({ text, isHidden: true });
});

it.each([
  ['سلام، من و تو می‌آییم', 'سلام، من و تو میاییم'],
  ['www.example.com', 'www.example.com'],
  ['كتاب ۱۲ علي', 'کتاب 12 علی'],
  ['آب و هوا', 'اب و هوا'],
  ['Казино', 'казино'],
])('folds what is only typed in another way: %s', (typed, text) => {
  expect(plainText(typed)).toEqual({ text, isHidden: false });
});

it('takes letters typed many times for one', () => {
  expect(['عاااالی', 'بوووود', 'www', 'aa', 'الله'].map(withoutRepeats)).toEqual(['عالی', 'بود', 'w', 'aa', 'الله']);
});
