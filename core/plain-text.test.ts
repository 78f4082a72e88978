import { allowedHtml, hasDangerousMarkup, plainText, shortText } from './plain-text.js';

describe('S-206 texts of people', () => {
  test.each([
    ['سایت <b>کتاب‌سرا</b>', 'سایت کتاب‌سرا'],
    ['پیش <script>alert(1)</script> پس', 'پیش  پس'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt> سایت', 'سایت'],
    ['باز<!-- نهان -->', 'باز'],
    ['ناتمام <img src=x onerror=alert(1)', 'ناتمام'],
    ['۳ < ۵ و 7 > 2', '۳ < ۵ و 7 > 2'],
  ])('S-206 %s loses its tags and keeps its words', (given, expected) => {
    expect(plainText(given)).toBe(expected);
  });

  test('S-206 are cut at a thousand characters, in lists at two hundred', () => {
    expect(plainText('ا'.repeat(1500))).toHaveLength(1000);
    expect(shortText('ا'.repeat(201))).toHaveLength(200);
    expect(shortText('ا'.repeat(200))).toBe('ا'.repeat(200));
    expect(Array.from(plainText('😀'.repeat(1001)))).toHaveLength(1000);
  });

  test.each([
    '<script>alert(1)</script>',
    '< SCRIPT src=x>',
    '<img src=x onerror=alert(1)>',
    'JavaScript : alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    '<iframe src="//x">',
    '<form action="/"><input></form>',
  ])('S-206 the detector flags %s', (text) => {
    expect(hasDangerousMarkup(text)).toBe(true);
  });

  test.each(['فروشگاه کتاب', 'on = روشن', 'data: ۳ ردیف', 'a < b', 'جاوااسکریپت'])(
    'S-206 the detector lets %s pass',
    (text) => {
      expect(hasDangerousMarkup(text)).toBe(false);
    },
  );
});

describe('S-206 HTML mode', () => {
  test('keeps only the allow-list, without attributes', () => {
    expect(allowedHtml('<p onclick="x()">متن <strong class="y">مهم</strong></p><table><td>خانه</td></table>')).toBe(
      '<p>متن <strong>مهم</strong></p>خانه',
    );
  });

  test('keeps links to the web and to mailboxes only', () => {
    expect(allowedHtml('<a href="https://barpa.example/?a=1" target="_blank">برپا</a>')).toBe(
      '<a href="https://barpa.example/?a=1" rel="noopener nofollow">برپا</a>',
    );
    expect(allowedHtml('<a href="javascript:alert(1)">بد</a>')).toBe('<a>بد</a>');
    expect(allowedHtml(`<a href='https://x" onclick="y'>z</a>`)).toBe('<a>z</a>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<scr<b>ipt>alert(1)</script>',
    '<img src=x onerror=alert(1)',
    '"><svg/onload=x>',
  ])('cannot let %s through', (html) => {
    expect(allowedHtml(html)).not.toMatch(/<(?!\/?(?:b|strong|i|em|u|br|p|ul|ol|li|a)\b)/);
  });
});
