/** The announcement as visitors have it: above each header, in each colour, on a desktop and on a phone. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { BRAND, DESIGN_SETTINGS } from '#core/limits/limits.js';
import { expect, expectAccessible, test, WIDTHS } from '../fixtures.js';

type TestSite = typeof import('#sitekit/testing/test-site.js');

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> => import(pathToFileURL(resolve('dist', path)).href) as Promise<T>;
const { builtText, testPage, testSite } = await compiled<TestSite>('sitekit/testing/test-site.js');

test.setTimeout(300_000);

const TEXT = 'ارسال همهٔ سفارش‌ها تا پایان هفته رایگان است '.repeat(3).slice(0, DESIGN_SETTINGS.announcement).trim();
/** Layouts with a header of each kind of ground. */
const HEADERS = [1, 4, 9, 13, 18, 31].map((n) => `headers-${n}`);
const COLORS = [...BRAND.presets, '#ffffff', '#000000', '#ffff00'];

interface Shown {
  readonly primaryColor: string;
  readonly header?: string;
  readonly to?: string;
}

async function show(page: Page, { primaryColor, header = 'headers-1', to = 'tel:02112345678' }: Shown): Promise<void> {
  const pages = [testPage('main', 'خانه', header, 'hero-1', 'footer-1')];
  const settings = { announcement: { text: TEXT, to } };
  const site = testSite({ pages, settings, brand: { primaryColor, look: { scheme: 'auto' } } });
  const html = await builtText(site, 'index.html');
  const [, name = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
  const css = await builtText(site, name);
  await page.setContent(html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`));
}

const line = (page: Page) => page.getByRole('complementary', { name: 'اعلان' });

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`stands above every header, as large as a finger, on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const header of HEADERS) {
      await show(page, { primaryColor: '#059669', header });
      const box = await line(page).getByRole('link', { name: TEXT }).boundingBox();
      const below = await page.locator('header').first().boundingBox();
      expect([header, box?.y, box?.width, box?.x]).toEqual([header, 0, width, 0]);
      expect(box?.height ?? 0, header).toBeGreaterThanOrEqual(44);
      expect(below?.y ?? 0, header).toBeGreaterThanOrEqual((box?.height ?? 0) - 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), header).toBe(width);
    }
  });

  test(`can be read in every colour, by day and by night, on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const primaryColor of COLORS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await show(page, { primaryColor });
        await expect(line(page)).toBeVisible();
        await expectAccessible(page, { within: '.bp-announcement' });
      }
    }
  });
}

test('is reached by the keyboard after the link to the content', async ({ page }) => {
  await show(page, { primaryColor: '#059669' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(line(page).getByRole('link')).toBeFocused();
});
