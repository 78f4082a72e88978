import '../layouts/layouts.js';
import { SHARE_TARGETS } from '#core/design/share-links.js';
import { buildSite } from './build-site.js';
import { builtText, testPage, testSite, testTools } from '../testing/test-site.js';

const pages = [testPage('main', 'خانه', 'hero-1', 'footer-1'), testPage('b', 'منوی ما', 'hero-1')];
const site = testSite({ pages, share: SHARE_TARGETS });

test('each page is shared by its own canonical address', async () => {
  const html = await builtText(site, 'منوی-ما.html');
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? '';
  expect(canonical).toMatch(/^https:\/\/mehr\.example\/%/);
  expect(html).toContain(`href="https://eitaa.com/share/url?url=${encodeURIComponent(canonical)}&amp;text=`);
  expect(html).toContain(`href="https://ble.ir/share/url?url=${encodeURIComponent(canonical)}&amp;text=`);
});

test('the links are named, without a script, before the footer', async () => {
  const html = await builtText(site, 'index.html');
  expect(html.match(/aria-label="اشتراک‌گذاری در [^"]+"/g)).toHaveLength(SHARE_TARGETS.length);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(html.indexOf('bp-share')).toBeLessThan(html.indexOf('<footer'));
});

test('a site without them has no trace of them', async () => {
  const files = await buildSite(testSite({ pages }), testTools);
  expect(files.some(({ bytes }) => new TextDecoder().decode(bytes).includes('bp-share'))).toBe(false);
});
