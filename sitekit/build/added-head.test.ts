import '../layouts/layouts.js';
import { builtText, testPage, testSite } from '../testing/test-site.js';

const pages = [testPage('main', 'خانه', 'hero-1'), testPage('b', 'دوم', 'hero-1')];
const HEAD = {
  google: 'Kx_9-abc',
  bing: '0A1B2C3D',
  themeColor: '#0f172a',
  jsonLd: '[{"@type":"FAQPage","name":"</script><script>alert(1)</script>"}]',
};

test('codes and structured data are on the first page, the colour on all', async () => {
  const [first, second] = await Promise.all(
    ['index.html', 'دوم.html'].map((path) => builtText(testSite({ pages, head: HEAD }), path)),
  );
  expect(first).toContain('<meta name="google-site-verification" content="Kx_9-abc">');
  expect(first).toContain('<meta name="msvalidate.01" content="0A1B2C3D">');
  expect(first).not.toContain('yandex');
  expect(second).not.toContain('google-site-verification');
  for (const page of [first, second])
    expect(page?.match(/<meta name="theme-color"[^>]*>/g)).toEqual(['<meta name="theme-color" content="#0f172a">']);
  expect(await builtText(testSite({ head: HEAD }), 'site.webmanifest')).toContain('"theme_color":"#0f172a"');
});

test('structured data cannot end its element', async () => {
  const first = await builtText(testSite({ pages, head: HEAD }), 'index.html');
  expect(first).not.toContain('alert(1)</script>');
  expect(first).toContain('"@context":"https://schema.org","@type":"FAQPage","name":"\\u003c/script');
  // Ours and the customer's, both of them data.
  expect(first.match(/<script[^>]*>/g)).toEqual(Array(2).fill('<script type="application/ld+json">'));
});

test('a hostile value that was stored is still escaped', async () => {
  const text = await builtText(testSite({ pages, head: { google: '"><script>alert(1)</script>' } }), 'index.html');
  expect(text).not.toContain('<script>alert');
});
