/** The effect of the look of a site on its files, and that the defaults change nothing. */
import { LOOK, type Look } from '#core/design/look.js';
import type { SiteBrand } from '../page/page-view.js';
import { builtText, testPage, testSite, testTools, textsOf } from '../testing/test-site.js';
import { buildSite } from './build-site.js';

const pages = [testPage('main', 'خانه', 'headers-1', 'hero-1', 'services-1', 'gallery-2', 'footer-1')];
const siteOf = (brand: SiteBrand) => testSite({ pages, brand: { primaryColor: '#059669', ...brand } });

async function textOf(brand: SiteBrand, end: string): Promise<string> {
  const texts = textsOf(await buildSite(siteOf(brand), testTools));
  return [...texts].find(([path]) => path.endsWith(end))?.[1] ?? '';
}
const css = (look: Look) => textOf({ look }, '.css');

describe('the look of a site', () => {
  test('of defaults alone leaves every byte', async () => {
    const defaults = Object.fromEntries(Object.entries(LOOK).map(([key, [first]]) => [key, first])) as Look;
    const plain = await buildSite(siteOf({}), testTools);
    expect(await buildSite(siteOf({ look: defaults, headingFont: 'vazir' }), testTools)).toEqual(plain);
    expect(await buildSite(siteOf({ look: null, headingFont: null }), testTools)).toEqual(plain);
    const text = [...textsOf(plain).values()].join('');
    expect(text).not.toMatch(/data-(?:corners|spacing|shadow|motion|heading)|bp-look|bp-reveal|color-scheme/);
  });

  test.each<[Look, RegExp]>([
    [{ corners: 'sharp' }, /data-corners=sharp\]\{--bp-corner:0\}/],
    [{ corners: 'round' }, /border-radius:calc\([\d.]+rem\*var\(--bp-corner\)\)/],
    [{ density: 'compact' }, /data-spacing=compact\]/],
    [{ shadow: 'none' }, /data-shadow=none\] \*\{box-shadow:none\}/],
    [
      { motion: 'reveal' },
      /@media screen and \(prefers-reduced-motion:no-preference\)\{@supports \(animation-timeline:view\(\)\)\{.*@keyframes bp-reveal/,
    ],
  ])('%j is in its stylesheet', async (look, expected) => {
    expect(await css(look)).toMatch(expected);
  });

  test('moves nothing outside of the condition on motion', async () => {
    const moving = await css({ motion: 'reveal' });
    const start = moving.indexOf('@media screen and (prefers-reduced-motion:no-preference)');
    expect(moving.slice(0, start)).not.toContain('animation');
  });

  test('is on the page for addresses that are none, too', async () => {
    expect(await builtText(siteOf({ look: { corners: 'round' } }), '404.html')).toContain('data-corners="round"');
  });
});

describe('the scheme of a site', () => {
  test('dark is delivered alone', async () => {
    const [dark, light] = [await css({ scheme: 'dark' }), await css({})];
    expect(dark).toContain('color-scheme:dark');
    expect(dark).not.toContain('prefers-color-scheme');
    expect(/--bp-plain-bg:(#\w+)/.exec(dark)?.[1]).not.toBe(/--bp-plain-bg:(#\w+)/.exec(light)?.[1]);
    expect(await textOf({ look: { scheme: 'dark' } }, 'index.html')).toContain('data-scheme="dark"');
  });

  test('auto delivers both and lets the device choose', async () => {
    const both = await css({ scheme: 'auto' });
    const [light, dark] = both.split('@media (prefers-color-scheme:dark)');
    expect(light).toContain('--bp-plain-bg:#ffffff');
    expect(dark).toMatch(/--bp-plain-bg:#[01]/);
    const html = await textOf({ look: { scheme: 'auto' } }, 'index.html');
    expect(html.match(/<meta name="theme-color" media="\(prefers-color-scheme:(?:light|dark)\)"/g)).toHaveLength(2);
  });
});

describe('fonts of a site', () => {
  test('each has files and a family of its own', async () => {
    const styles = await textOf({ fontFamily: 'titra', headingFont: 'nazanin' }, '.css');
    expect(styles).toContain("@font-face{font-family:'Lalezar'");
    expect(styles).toContain("@font-face{font-family:'Noto Naskh Arabic Variable'");
    expect(styles).toContain("--bp-heading:'Noto Naskh Arabic Variable'");
    expect(styles).toMatch(/data-heading\] :is\(h1[^{]*\{font-family:var\(--bp-heading\)\}/);
    const html = await textOf({ fontFamily: 'titra', headingFont: 'nazanin' }, 'index.html');
    expect(html.match(/rel="preload"/g)).toHaveLength(2);
  });

  test('of texts and headings alike are delivered once', async () => {
    const html = await textOf({ fontFamily: 'titra', headingFont: 'titra' }, 'index.html');
    expect([html.match(/rel="preload"/g)?.length, html.includes('data-heading')]).toEqual([1, false]);
  });
});
