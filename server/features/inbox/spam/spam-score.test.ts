import { growth, LINEAR_GROWTH } from '#core/testing/growth.js';
import { judgeMessage } from './spam-score.js';

const judge = (value: string, over: object = {}) =>
  judgeMessage({
    fields: [{ label: 'پیام', value }],
    words: value,
    senderName: 'سارا راد',
    hasFilledHoneypot: false,
    isRepeated: false,
    ...over,
  });

const HONEST = [
  'سلام، برای شنبه ساعت ۵ یک میز چهارنفره می‌خواستم. ممنون',
  'قیمت این گلدان فیروزه‌ای چند است؟ ارسال به شیراز هم دارید؟',
  'نمونه‌کارم این‌جاست: https://sara-rad.ir/portfolio',
  'لطفاً فاکتور را به sara.rad@gmail.com بفرستید.',
  'Hello, do you ship to Dubai? My order number is 1405-000123.',
  'خیلی خیلی خیلی ممنون!!!!! عالی بود عالی بود',
  'شماره کارت: ۶۰۳۷ ۹۹۱۱ ۱۲۳۴ ۵۶۷۸\n---------------\nبا احترام',
  'نسخهٔ ۲.۰ برنامه را دیدم؛ فایل menu.pdf باز نمی‌شود.',
  'سایت شما example.com را دیدم و خوشم آمد.',
  `سلام. ${'داستان کار ما دراز است و هر بار چیزی دیگر پیش می‌آید، '.repeat(2)}پس زنگ بزنید.`,
];
const SPAM = [
  'بهترین شرط بندی www.bet-one.com و www.bet-two.xyz و www.bet-three.top',
  '[url=https://pills.example]cheap pills[/url]',
  '<a href="https://casino.example">casino</a>',
  'SEO https://a.ru, https://b.ru; https://c.ru buy now',
];
const SUSPICIOUS = ['https://one.example و https://two.example', 'خرید '.repeat(60), `سلام ${'ا'.repeat(40)}`];

it.each(HONEST)('lets pass: %s', (text) => {
  expect(judge(text)).toEqual({ level: 'none', reasons: [] });
});
it.each(SPAM)('quarantines: %s', (text) => {
  expect(judge(text)).toMatchObject({ level: 'certain', reasons: expect.arrayContaining(['links']) });
});
it.each(SUSPICIOUS)('wants confirmed: %s', (text) => {
  expect(judge(text).level).toBe('suspicious');
});

it('quarantines a name that is a link, and whatever fills the hidden field', () => {
  expect(judge('سلام', { senderName: 'https://bet.example' })).toEqual({ level: 'certain', reasons: ['links'] });
  expect(judge('سلام', { hasFilledHoneypot: true })).toEqual({ level: 'suspicious', reasons: ['hidden_field'] });
});

it('quarantines words of spam without any link', () => {
  const words = 'وام فوری بدون ضامن و بدون سپرده. همین حالا تماس بگیرید';
  expect(judge(words)).toEqual({ level: 'certain', reasons: ['words'] });
});

it('judges no answer that the form itself offers', () => {
  expect(judge('وام فوری بدون ضامن و بدون سپرده. همین حالا تماس بگیرید', { words: '' }).level).toBe('none');
});

it('wants a repeated text confirmed, and quarantines it with a link', () => {
  expect(judge('سلام', { isRepeated: true })).toEqual({ level: 'suspicious', reasons: ['repetition'] });
  expect(judge('https://one.example', { isRepeated: true }).level).toBe('certain');
});

it.each(['a', 'http://', '[', 'a.', '@', 'href ', '٬، '])('cannot be slowed by a text of %s', (part) => {
  expect(growth((n) => part.repeat(n), judge, 500)).toBeLessThan(LINEAR_GROWTH);
});
