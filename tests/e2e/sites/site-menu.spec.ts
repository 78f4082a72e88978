/** A site's own menu as visitors have it: by pointer, keyboard and finger, in each header, without a script. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { DesignMenu } from '#core/design/design-menu.js';
import { expect, expectAccessible, test } from '../fixtures.js';

type TestSite = typeof import('#sitekit/testing/test-site.js');

/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> => import(pathToFileURL(resolve('dist', path)).href) as Promise<T>;
const { builtText, testPage, testSite } = await compiled<TestSite>('sitekit/testing/test-site.js');

test.setTimeout(300_000);

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Layouts of every composition, and those whose links are on the other side. */
const HEADERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 24, 26, 31, 37].map((n) => `headers-${n}`);

const child = (id: string, label: string, to: string) => ({ id, label, to });
const MENU: DesignMenu = {
  items: [
    {
      id: 'a',
      label: 'خدمات درمانی',
      to: 'page:team',
      children: [child('b', 'ایمپلنت', 'page:main'), child('c', 'ارتودنسی نامرئی', 'tel:02112345678')],
    },
    { id: 'd', label: 'تماس', to: 'tel:02112345678', children: [] },
    { id: 'e', label: 'بیشتر از ما', to: '', children: [child('f', 'پزشکان', 'page:team')] },
  ],
  hidden: ['main'],
  button: { label: 'رزرو نوبت', to: 'tel:02112345678' },
};

/** The first page of a site with this header. */
async function show(page: Page, header: string): Promise<void> {
  const pages = [testPage('main', 'خانه', header, 'hero-1', 'footer-1'), testPage('team', 'پزشکان', 'team-1')];
  const site = testSite({ pages, menu: MENU });
  const html = await builtText(site, 'index.html');
  const [, name = ''] = /href="([^"]+\.css)"/.exec(html) ?? [];
  const css = await builtText(site, name);
  await page.setContent(html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`));
}

const header = (page: Page) => page.locator('header').first();
const groups = (page: Page) => header(page).locator('.bp-nav .bp-group');

test('a group opens under the pointer and by the keyboard, one at a time', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await show(page, 'headers-1');
  const link = header(page).locator('.bp-nav').getByRole('link', { name: 'ایمپلنت' });
  await expect(link).toBeHidden();
  await groups(page).first().hover();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 800);
  await expect(link).toBeHidden();

  await groups(page).first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await groups(page).last().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
});

test('every header shows all of it within the window of a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const id of HEADERS) {
    await show(page, id);
    if ((await groups(page).count()) > 0 && (await groups(page).first().isVisible()))
      for (const at of [0, 1]) {
        await groups(page).nth(at).locator('summary').click();
        const list = await groups(page).nth(at).locator('ul').boundingBox();
        expect(list?.x, id).toBeGreaterThanOrEqual(0);
        expect((list?.x ?? 0) + (list?.width ?? 0), id).toBeLessThanOrEqual(DESKTOP.width);
      }
    else await header(page).locator('.bp-menu>summary').click();
    await expect(header(page).getByRole('link', { name: 'رزرو نوبت' }), id).toBeVisible();
    await expectAccessible(page, { within: 'header' });
  }
});

test.describe('a phone of 390 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('every header has all of it behind its button', async ({ page }) => {
    for (const id of HEADERS) {
      await show(page, id);
      const menu = header(page).locator('.bp-menu');
      await menu.locator('>summary').tap();
      await menu.getByText('بیشتر از ما').tap();
      for (const name of ['تماس', 'پزشکان', 'رزرو نوبت'])
        await expect(menu.getByRole('link', { name, exact: true }), `${name} in ${id}`).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(PHONE.width);
      await expectAccessible(page, { within: 'header' });
    }
  });
});
