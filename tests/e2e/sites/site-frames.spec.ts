/** Headers and footers of sites on a phone and on a desktop: what they lead to is large enough for a finger. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { SECTION_COUNTS } from '#core/catalogue.js';
import { expect, test } from '../fixtures.js';

type Styles = typeof import('#sitekit/styles/site.css.js');
type View = typeof import('#sitekit/page/page-view.js');
type Layouts = typeof import('#sitekit/layouts/layouts.js');

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> => import(pathToFileURL(resolve('dist', path)).href) as Promise<T>;
const { siteCss } = await compiled<Styles>('sitekit/styles/site.css.js');
const { PageView } = await compiled<View>('sitekit/page/page-view.js');
await compiled<Layouts>('sitekit/layouts/layouts.js');
const require = createRequire(import.meta.url);
const { createElement } = require('react') as typeof import('react');
const { renderToStaticMarkup } = require('react-dom/server') as typeof import('react-dom/server');

const FACTS = {
  name: 'گلخانهٔ سپیدار',
  description: 'گیاه‌های آپارتمانی و باغچه، با مشاوره.',
  phone: '021-88776655',
  email: 'hello@sepidar.ir',
  address: 'تهران، خیابان ولیعصر، کوچهٔ سرو، پلاک ۱۲',
  profiles: {
    instagram: '@sepidar',
    telegram: '@sepidar',
    whatsapp: '09121234567',
    eitaa: 'sepidar',
    bale: 'sepidar',
    youtube: 'sepidar',
    aparat: 'sepidar',
    linkedin: 'sepidar',
  },
};
const FONT = readFileSync(require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2')).toString('base64');
const HEADERS = SECTION_COUNTS.headers;
const FOOTERS = SECTION_COUNTS.footer;

/** One page with a header, four sections of the menu, and a footer. */
function frame(n: number): string {
  const layouts = [
    `headers-${Math.min(n, HEADERS)}`,
    'about-1',
    'services-1',
    'pricing-1',
    'forms-1',
    `footer-${((n - 1) % FOOTERS) + 1}`,
  ];
  const sections = layouts.map((layoutId, order) => ({
    id: `s${order}`,
    sectionType: layoutId.replace(/-\d+$/, '') as never,
    layoutId,
    order,
  }));
  const page = { id: 'main', name: 'خانه', sections };
  return renderToStaticMarkup(
    createElement(PageView, { page, brand: {}, facts: FACTS, trade: 'shop', standalone: true, isPublished: true }),
  );
}

const open = (page: Page, html: string) =>
  page.setContent(`<!doctype html><html lang="fa" dir="rtl"><meta name="viewport" content="width=device-width">
    <style>@font-face{font-family:v;src:url(data:font/woff2;base64,${FONT});font-weight:100 900}
    body{margin:0}.bp-site{--bp-font:v!important;--bp-headingFont:v!important}${siteCss}</style>${html}</html>`);

for (const width of [390, 1440] as const)
  test(`links of headers and footers are large enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const small: string[] = [];
    for (let n = 1; n <= Math.max(HEADERS, FOOTERS); n += 1) {
      await open(page, frame(n));
      // The menu of a phone opens over the page.
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('header a, header summary, footer a, footer summary')].flatMap((each) => {
          const { width: across, height: high } = each.getBoundingClientRect();
          const isShown = across > 0 && high > 0;
          return isShown && Math.min(across, high) < 24
            ? [`${Math.round(across)}×${Math.round(high)} ${each.outerHTML.slice(0, 120)}`]
            : [];
        }),
      );
      small.push(...found.map((each) => `${n}: ${each}`));
      const signs = await page.locator('footer .bp-social a').count();
      expect(signs, `footer of page ${n}`).toBe(8);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `px beyond the window on page ${n}`).toBeLessThanOrEqual(0);
      if (process.env['FRAME_PICTURES'])
        await page.locator('footer').screenshot({ path: `${process.env['FRAME_PICTURES']}/f${n}-${width}.png` });
    }
    expect(small).toEqual([]);
  });
