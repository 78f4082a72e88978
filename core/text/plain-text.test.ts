import fc from 'fast-check';
import { growth, LINEAR_GROWTH } from '../testing/growth.js';
import { withoutTags } from './strip-tags.js';
import { allowedHtml, cleanLine, cleanText, hasDangerousMarkup, plainText, shortText } from './plain-text.js';

describe('S-206 texts of people', () => {
  test.each([
    ['سایت <b>کتاب‌سرا</b>', 'سایت کتاب‌سرا'],
    ['پیش <script>alert(1)</script> پس', 'پیش پس'],
    ['<script>alert(1)</script>سلام', 'سلام'],
    ['&lt;script&gt;x&lt;/script&gt;سلام', 'سلام'],
    ['<<b>script>alert(1)<</b>/script>سلام', 'سلام'],
    ['<scr<b>ipt>alert(1)</scr</b>ipt> سایت', 'سایت'],
    ['باز<!-- نهان -->', 'باز'],
    ['ناتمام <img src=x onerror=alert(1)', 'ناتمام'],
    ['۳ < ۵ و 7 > 2', '۳ < ۵ و 7 > 2'],
    ['كيف', 'کیف'],
    ['الف\u202e\u2066ب\u0000پ', 'الفب پ'],
    ['خط یک\r\nخط دو', 'خط یک\nخط دو'],
  ])('%j become %j', (given, expected) => {
    expect(plainText(given)).toBe(expected);
  });

  test.each([
    '<\u202escript>',
    '<\u2066b\u2069 onclick=x>',
    '<s\u200ecript>',
    '&lt;\u202escript&gt;',
    '<\u0000\u202e/b>',
  ])('cannot become a tag by losing marks: %j', (given) => {
    expect(cleanText(given)).not.toMatch(/<\/?[a-z]/i);
    expect(cleanText(cleanText(given))).toBe(cleanText(given));
    expect(allowedHtml(given)).not.toMatch(/<(?!\/?b\b)/);
  });

  test('S-206 S-324 are cut at a thousand characters, in lists at two hundred', () => {
    expect(plainText('ا'.repeat(1500))).toHaveLength(1000);
    expect(shortText('ا'.repeat(201))).toHaveLength(200);
    expect(shortText('ا'.repeat(200))).toBe('ا'.repeat(200));
    expect(Array.from(plainText('😀'.repeat(1001)))).toHaveLength(1000);
  });

  test('cannot be cut inside an emoji or a marked letter', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(plainText(`ا${family}`, 5)).toBe('ا');
    expect(shortText(`${'ا'.repeat(196)}${family}ب`)).toBe(`${'ا'.repeat(196)}…`);
    expect(allowedHtml('<b>مهٔ</b>', 5)).not.toContain('ه');
  });

  test('cannot bring a second line into a header', () => {
    expect(cleanLine('عنوان\r\nBcc: x@example.com\u2028پایان')).toBe('عنوان Bcc: x@example.com پایان');
  });

  test('never contain a tag, whatever is given', () => {
    const piece = fc.constantFrom('<', '>', '/', 'script', 'b', ' ', 'x=', '"', '&lt;', '&gt;', '&amp;', '!--', 'ا');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = cleanText(pieces.join(''));
        expect(text).not.toMatch(/<\/?[a-z][^>]*>/i);
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['<script', '<b', '<', '&lt;', '<b>b'])('cannot keep us busy with %s a million times', (piece) => {
    expect(cleanText(piece.repeat(1_000_000)).length).toBeLessThanOrEqual(10_000);
  });
});

describe('S-206 the detector', () => {
  test.each([
    '<script>alert(1)</script>',
    '< SCRIPT src=x>',
    '<img src=x onerror=alert(1)>',
    'JavaScript : alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:,x',
    '<iframe src="//x">',
    '<form action="/"><input></form>',
    '<input name=a>',
    '&lt;script&gt;',
  ])('flags %s', (text) => {
    expect(hasDangerousMarkup(text)).toBe(true);
  });

  test.each(['فروشگاه کتاب', '<b>درشت</b>', 'on = روشن', 'data: ۳ ردیف', 'a < b', 'جاوااسکریپت'])(
    'lets %s pass',
    (text) => {
      expect(hasDangerousMarkup(text)).toBe(false);
    },
  );
});

describe('S-206 time', () => {
  const kinds = ['<', '<b', '<script', '<script ', '< ', '<!--', '<a>', '<<a>', '<script></script>', '<b onx', 'data:'];
  test.each(kinds)('grows no faster than a text of %j', (piece) => {
    const text = (n: number): string => piece.repeat(n / piece.length);
    expect(growth(text, withoutTags, 1200)).toBeLessThan(LINEAR_GROWTH);
  });

  test('cannot take longer for what is longer than kept', () => {
    const text = (n: number): string => '<b on'.repeat(n);
    const detector = growth(text, hasDangerousMarkup, 10_000);
    const cleaner = growth(text, cleanText, 10_000);
    expect([detector < 8, cleaner < 8]).toEqual([true, true]);
  });
});

describe('S-206 HTML mode', () => {
  test.each([
    [
      '<p onclick="x()">متن <strong class="y">مهم</strong></p><table><td>خانه</td></table>',
      '<p>متن <strong>مهم</strong></p>خانه',
    ],
    [
      '<a href="https://barpa.example/?a=1&b=2" target="_blank">برپا</a>',
      '<a href="https://barpa.example/?a=1&amp;b=2" rel="noopener nofollow">برپا</a>',
    ],
    ['<a href="javascript:alert(1)">بد</a>', '<a>بد</a>'],
    ['<a href="&#106;avascript:x">x</a>', '<a>x</a>'],
    [`<a href='https://x" onclick="y'>z</a>`, '<a>z</a>'],
    ['<script>x</script><style>y</style><iframe src=z></iframe>متن', 'متن'],
    ['<div><form><input>متن</form></div>', 'متن'],
    ['۲ < ۳ & "نقل"', '۲ &lt; ۳ &amp; &quot;نقل&quot;'],
    ['<br/><BR>', '<br><br>'],
  ])('turns %j into %j', (given, expected) => {
    expect(allowedHtml(given)).toBe(expected);
  });

  test.each([
    '<script>alert(1)</script>',
    '<scr<b>ipt>alert(1)</scr</b>ipt>',
    '<img src=x onerror=alert(1)',
    '"><svg/onload=x>',
  ])('cannot let %s through', (html) => {
    expect(allowedHtml(html)).not.toMatch(/<(?!\/?(?:b|strong|i|em|u|br|p|ul|ol|li|a)\b)/);
  });
});
