import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { CERTAIN, PLACES, wordScore } from './word-score.js';
import { WEIGHTS } from './word-weights.js';

// None of these is in the corpora.
const HONEST = [
  'سلام، پسرم در سایت‌های شرط‌بندی پول باخته و چک داده. برای شکایت وقت مشاوره دارید؟',
  'سلام برای سئوی سایت آموزشگاه ما ماهانه چقدر می‌گیرید؟ لطفاً نمونه‌کار بفرستید',
  'وام ازدواج ما آماده است ولی ضامن نداریم، شما با چک هم قسطی می‌دهید؟',
  'کیف پول سخت‌افزاری برای بیت‌کوین موجود دارید؟ ارسال به یزد چند روز طول می‌کشد؟',
  'Hello, is the 100% wool rug still available? Please let me know the price for shipping to Oslo.',
  'تخفیف دانشجویی هم دارید؟',
  '',
  '؟',
];
const SPAM = [
  'وام فوری بدون ضامن و بدون سپرده، واریز یک روزه. همین حالا تماس بگیرید',
  'کازینو آنلاین با بونس اولین واریز و برداشت سریع. عضو شوید',
  'ک ا ز ی ن و  با ضریب بالا و بونس ویژه',
  'مدیر محترم سایت شما در صفحه اول گوگل نیست، با تضمین کتبی رتبه اول. مشاوره رایگان',
  'We offer cheap backlinks and guaranteed first page ranking for your website. Reply YES',
];

it.each(HONEST)('lets pass: %s', (text) => expect(wordScore(text)).toBeLessThan(CERTAIN));
it.each(SPAM)('is certain of: %s', (text) => expect(wordScore(text)).toBeGreaterThanOrEqual(CERTAIN));

it('has a weight for each place', () => {
  expect(Buffer.from(WEIGHTS, 'base64')).toHaveLength(PLACES);
});

it.each(['a', 'ا ب', '中', 'https://a.test ', '۰۹۱۲', 'وام '])('cannot be slowed by a text of %j', (part) => {
  expect(growth((n) => part.repeat(n), wordScore, 313)).toBeLessThan(LINEAR_GROWTH);
});
