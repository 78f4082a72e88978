import { growth, LINEAR_GROWTH } from '../testing/growth.js';
import { designHeadSchema } from './design-head.js';
import { jsonLdRecords, readHead } from './head-rules.js';

const read = (head: object) => designHeadSchema.safeParse(head);
const RECORD = '{"@context":"https://schema.org","@type":"FAQPage","name":"پرسش‌ها"}';

describe('the head that a customer adds', () => {
  test('codes of search engines are read from the whole tag, too', () => {
    const tag = '<meta name="google-site-verification" content="Kx_9-abcDEF123" />';
    expect(read({ google: tag, bing: ' 0A1B2C3D ', yandex: '' }).data).toEqual({
      google: 'Kx_9-abcDEF123',
      bing: '0A1B2C3D',
    });
    expect(read({ google: '' }).data).toBeUndefined();
  });

  test.each([
    'a',
    'کد',
    'a"><script>alert(1)</script>',
    '<meta content="x"><script>alert(1)</script>',
    `<meta content="${'a'.repeat(150)}">`,
    'abcde\nfghij',
    'a'.repeat(121),
  ])('cannot be a code: %s', (google) => {
    expect(read({ google }).success).toBe(false);
  });

  test('cannot have a colour that is none', () => {
    expect(read({ themeColor: '#0F172A' }).data).toEqual({ themeColor: '#0f172a' });
    for (const themeColor of ['red', '#fff', '#0f172a;x', 'url(a)']) expect(read({ themeColor }).success).toBe(false);
  });

  test('structured data is parsed and written anew', () => {
    const typed = `<script type="application/ld+json">\n ${RECORD.replaceAll(',', ',\n  ')} </script>`;
    expect(read({ jsonLd: typed }).data).toEqual({ jsonLd: RECORD });
    expect(jsonLdRecords('[{"@type":"Product"}]')).toEqual([{ '@context': 'https://schema.org', '@type': 'Product' }]);
    expect(read({ jsonLd: '{"@graph":[{"@type":"Product"}]}' }).success).toBe(true);
  });

  test.each([
    ['no JSON', 'alert(1)'],
    ['a text', '"text"'],
    ['a list of nothing', '[]'],
    ['a record without a type', '{"name":"x"}'],
    ['another vocabulary', '{"@context":"https://evil.example","@type":"Product"}'],
    ['a vocabulary inside', '{"@context":{"@vocab":"https://evil.example"},"@type":"Product"}'],
    ['a script behind it', `<script>${RECORD}</script><script>alert(1)</script>`],
    ['what is nested too deep', `{"@type":"x","a":${'['.repeat(10)}${']'.repeat(10)}}`],
    ['what would end the stack', '['.repeat(9000) + ']'.repeat(9000)],
    ['too many records', `[${Array(21).fill('{"@type":"x"}').join(',')}]`],
    ['more than 8 kB', `{"@type":"x","a":"${'ق'.repeat(4200)}"}`],
    ['more than may be typed', `{"@type":"x","a":"${'a'.repeat(20_000)}"}`],
  ])('structured data cannot be %s', (_name, jsonLd) => {
    expect(read({ jsonLd }).success).toBe(false);
  });

  test('cannot be made slow by what is typed', () => {
    const of = (make: (n: number) => string) => growth(make, (text) => readHead('jsonLd', text.slice(0, 20_000)), 100);
    expect(of((n) => `<script ${' '.repeat(n)}`)).toBeLessThan(LINEAR_GROWTH);
    expect(of((n) => '{"a":'.repeat(n))).toBeLessThan(LINEAR_GROWTH);
  });
});
