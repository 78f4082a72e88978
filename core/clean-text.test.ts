import fc from 'fast-check';
import { CLEAN_TEXT, cleanHtml, isSuspiciousText, plainText } from './clean-text.js';

describe('S-206 plain text', () => {
  it.each([
    ['شارژ <b>کیف</b> پول', 'شارژ کیف پول'],
    ['<script>alert(1)</script>سلام', 'سلام'],
    ['&lt;script&gt;x&lt;/script&gt;سلام', 'سلام'],
    ['<<b>script>alert(1)<</b>/script>سلام', 'سلام'],
    ['۲ < ۳ و a<b', '۲ < ۳ و a'],
    ['كيف', 'کیف'],
    ['a\u0000b', 'ab'],
    ['<img src=x onerror=alert(1)', ''],
  ])('of %j is %j', (given, expected) => {
    expect(plainText(given)).toBe(expected);
  });

  it('S-324 is at most 1000 characters, 200 in the short form', () => {
    expect(plainText('ا'.repeat(5000))).toHaveLength(1000);
    expect(plainText('ا'.repeat(5000), CLEAN_TEXT.shortMax)).toHaveLength(200);
  });

  it('never holds a tag, whatever is given', () => {
    const piece = fc.constantFrom('<', '>', '/', 'script', 'b', ' ', 'x=', '"', '&lt;', '&gt;', '&amp;', 'ا');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(plainText(pieces.join(''))).not.toMatch(/<\/?[a-z][^>]*>/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe('S-206 the detector', () => {
  it.each([
    '<script>',
    '< script src=x>',
    '<img onerror=x>',
    'JavaScript: alert(1)',
    'data:text/html;base64,xx',
    '<iframe src=x>',
    '<form action=x>',
    '<input name=a>',
    '&lt;script&gt;',
  ])('flags %j', (text) => {
    expect(isSuspiciousText(text)).toBe(true);
  });

  it.each(['شارژ کیف پول', '<b>درشت</b>', 'on time = خوب', 'data: من', 'جاوااسکریپت'])('lets %j be', (text) => {
    expect(isSuspiciousText(text)).toBe(false);
  });
});

describe('S-206 HTML', () => {
  it.each([
    ['<p>سلام <strong onclick="x">دوست</strong></p>', '<p>سلام <strong>دوست</strong></p>'],
    [
      '<a href="https://a.ir/?x=1&y=2" target=_top>پیوند</a>',
      '<a href="https://a.ir/?x=1&amp;y=2" rel="noopener nofollow">پیوند</a>',
    ],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:x">x</a>', '<a>x</a>'],
    ['<script>x</script><style>y</style><iframe src=z></iframe>متن', 'متن'],
    ['<div><form><input>متن</form></div>', 'متن'],
    ['۲ < ۳ & "نقل"', '۲ &lt; ۳ &amp; &quot;نقل&quot;'],
    ['<br/><BR>', '<br><br>'],
  ])('of %j is %j', (given, expected) => {
    expect(cleanHtml(given)).toBe(expected);
  });
});
