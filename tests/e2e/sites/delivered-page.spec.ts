/**
 * The rendering of a delivered page in a visitor's browser: the digits of every font, print, numbers on narrow screens.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { SECTION_TYPES } from '#core/catalogue.js';
import { FONTS } from '#core/limits/limits.js';
import { expect, test } from '../fixtures.js';
import { layOut, openSheet } from './section-sheet.js';

type Cutter = typeof import('#features/files/fonts/subset.js');
type Task = Parameters<Cutter['subsetOf']>[0];
/** The package that reads fonts has no types of its own; so much of the module is used. */
interface Fonts {
  fontSources(font: (typeof FONTS)[number]): Promise<{ bytes: Uint8Array; weights: Task['weights'] }[]>;
}
type TestSite = typeof import('#sitekit/testing/test-site.js');
type Styles = typeof import('#sitekit/styles/site.css.js');

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> => import(pathToFileURL(resolve('dist', path)).href) as Promise<T>;
const { fontSources } = await compiled<Fonts>('server/features/files/fonts/font-sources.js');
const { subsetOf } = await compiled<Cutter>('server/features/files/fonts/subset.js');
const { builtText, testPage, testSite } = await compiled<TestSite>('sitekit/testing/test-site.js');
const { siteCss } = await compiled<Styles>('sitekit/styles/site.css.js');

const DIGITS = '۰۱۲۳۴۵۶۷۸۹';
/** Where a font has no hints, the system derives them from all of its letters; a cut font has fewer. */
const UNHINTED = 'text-rendering:geometricPrecision';
const faceOf = (family: string, bytes: Uint8Array): string =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${Buffer.from(bytes).toString('base64')})}`;

for (const font of FONTS)
  test(`digits of ${font} are drawn in their Persian forms`, async ({ page }) => {
    const [source] = await fontSources(font);
    if (!source) throw new Error(`${font} has no file`);
    const cut = await subsetOf({ font: source.bytes, text: DIGITS, weights: source.weights });
    const box = (id: string, family: string, language: string): string =>
      `<p id="${id}" lang="${language}" style="all:initial;-webkit-locale:'${language}';display:block;width:420px;height:90px;font:48px ${family};${UNHINTED}">${DIGITS}</p>`;
    await page.setContent(`<!doctype html><html lang="fa" dir="rtl"><style>${faceOf('whole', source.bytes)}${faceOf('cut', cut)}
      body{margin:0}${siteCss}.bp-site p{width:420px;height:90px;font:48px cut;${UNHINTED}}</style>
      ${box('persian', 'whole', 'fa')}${box('urdu', 'whole', 'ur')}
      <div class="bp-site" style="--bp-font:cut"><p id="delivered" style="color:#000;font-smooth:auto">${DIGITS}</p></div></html>`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = (id: string) => page.locator(`#${id}`).screenshot();
    expect(await picture('delivered')).toEqual(await picture('persian'));
    // The comparison is worth something: this font has other forms for Urdu.
    if (font === 'composite') expect(await picture('urdu')).not.toEqual(await picture('persian'));
  });

/** How visible the sections are, and what still moves. */
const visibility = (page: Page) =>
  page.evaluate(() => ({
    opacities: [...document.querySelectorAll('.bp-sec>.bp-wrap')].map((each) => getComputedStyle(each).opacity),
    moving: document.getAnimations().length,
  }));

test('a page whose sections appear is printed whole', async ({ page }) => {
  const pages = [testPage('main', 'خانه', 'headers-1', 'hero-1', 'services-1', 'gallery-2', 'pricing-1', 'footer-1')];
  const site = testSite({ pages, brand: { primaryColor: '#059669', look: { motion: 'reveal' } } });
  const html = await builtText(site, 'index.html');
  const [, name = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
  const css = await builtText(site, name.replace(/^\.?\//, ''));
  await page.setContent(html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`));
  const onScreen = await visibility(page);
  expect(onScreen.moving).toBeGreaterThan(0);
  expect(onScreen.opacities).toContain('0');
  await page.emulateMedia({ media: 'print' });
  const printed = await visibility(page);
  expect(printed.moving).toBe(0);
  expect(new Set(printed.opacities)).toEqual(new Set(['1']));
});

for (const width of [375, 320] as const)
  test(`prices and telephones cannot break at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    // Long titles take the room, and prices are what people ask for.
    await openSheet(page, SECTION_TYPES, { fill: 'long' });
    await page.evaluate(() => {
      for (const price of document.querySelectorAll('.bp-price strong, .bp-menu-price'))
        price.textContent = '۱۲٬۷۸۰٬۰۰۰ تومان';
    });
    await layOut(page, width);
    const { count, broken } = await page.evaluate(() => {
      const holders = document.querySelectorAll('.bp-price strong, .bp-menu-price, .bp-number, a[href^="tel:"]');
      const found = { count: 0, broken: [] as string[] };
      for (const holder of holders) {
        const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: number, index } of (node.textContent ?? '').matchAll(/[۰-۹]+(?:[٬٫٪/.-][۰-۹]+)*/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + number.length);
            const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
            found.count += 1;
            const layout = holder.closest('[data-layout]')?.getAttribute('data-layout');
            if (lines.size > 1) found.broken.push(`${layout}: ${number}`);
          }
      }
      return found;
    });
    expect(count).toBeGreaterThan(150);
    expect(broken).toEqual([]);
  });
