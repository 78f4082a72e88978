/** The studio: bar, canvas and panels of a desktop, the sheets of a phone, and the brand beside the page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { newAccount } from '../accounts.js';
import { enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection, next, openSiteTool, openStep, pickSiteType, skipInterview } from '../wizard-steps.js';

test.setTimeout(300_000);

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const canvas = (page: Page) => page.getByTestId('canvas');
const layer = (page: Page, name: string) => page.getByRole('button', { name: `ویرایش محتوای ${name}` });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'صفحه‌های سایت' }).getByRole('button', { name, exact: true });

/** Step 2 with a header and a hero section. */
async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 1);
  await addSection(page, 'بنر اصلی', 0);
}

/** px of the window over the canvas, and the part of the window that the canvas has. */
async function placeOf(
  page: Page,
): Promise<{ readonly above: number; readonly height: number; readonly width: number }> {
  await expect(canvas(page)).toBeVisible();
  const box = await canvas(page).boundingBox();
  return { above: box?.y ?? Infinity, height: box?.height ?? 0, width: box?.width ?? 0 };
}

test('the canvas has the window below a thin bar', async ({ page }) => {
  await design(page);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const { above, height } = await placeOf(page);
  expect(above).toBeLessThanOrEqual(56);
  expect(above + height).toBeCloseTo(DESKTOP.height, 0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(DESKTOP.height);
  await page.getByRole('button', { name: 'پیش‌نمایش', exact: true }).click();
  expect((await placeOf(page)).above).toBeLessThanOrEqual(56);
  expect((await placeOf(page)).width).toBe(DESKTOP.width);
});

test('layers, canvas and inspector show the same section', async ({ page }) => {
  await design(page);
  await layer(page, 'سربرگ').click();
  await expect(layer(page, 'سربرگ')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'محتوای سربرگ' })).toBeVisible();
  const box = await layer(page, 'سربرگ').boundingBox();
  expect(box?.height).toBe(32);

  await test.step('a click on the page selects its layer, and nothing is dimmed', async () => {
    await canvas(page).hover();
    await canvas(page).locator('h1[data-slot=title]').click();
    await expect(layer(page, 'بنر اصلی')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    const fields = page.getByRole('region', { name: 'محتوای بنر اصلی' });
    await fields.getByLabel('عنوان', { exact: true }).fill('کنار صفحه');
    await expect(canvas(page).locator('h1')).toHaveText('کنار صفحه');
    await expect(page.locator('.mantine-Overlay-root')).toHaveCount(0);
  });

  await test.step('the keyboard reaches what moves and removes a layer', async () => {
    await addSection(page, 'دربارهٔ ما', 0);
    await layer(page, 'دربارهٔ ما').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'بردن دربارهٔ ما به بالا' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'بردن دربارهٔ ما به بالا' })).toBeDisabled();
  });

  await test.step('every state holds', async () => {
    await page.setViewportSize(DESKTOP);
    // Under the pointer the page can be clicked, but still takes no focus.
    await canvas(page).hover();
    await expectScreenHolds(page);
    await page.setViewportSize(DESKTOP);
    for (const tool of ['مشخصات سایت', 'رنگ‌های سایت', 'اندازهٔ بوم', /^بررسی سایت/]) {
      await openSiteTool(page, tool);
      await expectDialogHolds(page, 'main');
      await page.setViewportSize(DESKTOP);
    }
  });
});

test('pages are tabs, also in the preview', async ({ page }) => {
  await design(page);
  await page.getByRole('button', { name: 'افزودن صفحه' }).click();
  await expect(tab(page, 'صفحهٔ اصلی')).not.toHaveAttribute('aria-current');
  await page.getByRole('button', { name: 'پیش‌نمایش', exact: true }).click();
  await tab(page, 'صفحهٔ اصلی').click();
  await expect(canvas(page).locator('h1')).toBeAttached();
  await openStep(page, 'نوع سایت');
  await expect(page).toHaveURL(/step=1/);
});

test('the brand is chosen with the page in view', async ({ page }) => {
  await design(page);
  await next(page);
  await expect(page).toHaveURL(/step=3/);
  expect((await placeOf(page)).above).toBeLessThanOrEqual(56);
  await expect(canvas(page).locator('h1')).toBeVisible();
  await page.getByRole('button', { name: 'رنگ زمردی' }).click();
  await expect(canvas(page).locator('h1')).toBeVisible();
  await expectScreenHolds(page);
});

test('a picked template is shown beside the gallery', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^قالب آماده/ }).click();
  await expect(canvas(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: /^انتخاب: قالب/ })
    .first()
    .click();
  await expect(canvas(page).locator('h1').first()).toBeVisible();
  expect((await placeOf(page)).above).toBeLessThanOrEqual(56);
  await expectScreenHolds(page);
});

test('a signed-in user leaves the studio by the account menu', async ({ page, request }) => {
  await enterAs(page, await newAccount(request), '/dashboard');
  await design(page);
  const menu = page.getByTestId('studio-bar').getByRole('button', { name: /^حساب/ });
  for (const width of [390, DESKTOP.width]) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'خروج' })).toBeInViewport();
    await page.keyboard.press('Escape');
  }
  await expectScreenHolds(page);
  await page.setViewportSize(DESKTOP);
  await menu.click();
  await page.getByRole('menuitem', { name: 'داشبورد' }).click();
  await expect(page).toHaveURL(/dashboard/);
});

/** Buttons of the studio that are lower or narrower than 40 px. */
function smallButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, [role=dialog] button, [role=tab]')].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const isSmall = width > 0 && height > 0 && Math.min(width, height) < 39.5;
      return isSmall && !button.closest('.bp-site') ? [`${width}×${height} ${button.outerHTML.slice(0, 160)}`] : [];
    }),
  );
}

test.describe('a phone of 390 px', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

  test('sheets leave the canvas and the section in view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');
    await skipInterview(page);
    await page.getByRole('button', { name: /^شخصی/ }).tap();
    await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).tap();
    await addSection(page, 'سربرگ', 1);
    await open(page, 'بخش‌ها');
    await addSection(page, 'بنر اصلی', 0);
    await layer(page, 'بنر اصلی').tap();
    const sheet = page.getByRole('dialog', { name: 'محتوای بنر اصلی' });
    await expect(sheet).toBeVisible();

    await test.step('the canvas has the width of the phone, over the sheet', async () => {
      const place = await placeOf(page);
      expect(place.width).toBe(PHONE.width);
      expect(place.height).toBeGreaterThan(250);
      const top = (await sheet.boundingBox())?.y ?? 0;
      expect(place.above + place.height).toBeLessThanOrEqual(top + 1);
      const title = await canvas(page).locator('h1').boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual(place.above);
      expect(title?.y).toBeLessThan(top);
    });

    await test.step('what is typed is seen at once', async () => {
      await sheet.getByLabel('عنوان', { exact: true }).fill('روی تلفن');
      await expect(canvas(page).locator('h1')).toHaveText('روی تلفن');
    });

    await test.step('each sheet holds, and Escape gives the focus back', async () => {
      for (const name of ['بخش‌ها', 'صفحه‌ها', 'سایت']) {
        await open(page, name);
        await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
        await expectDialogHolds(page, 'main');
        await page.setViewportSize(PHONE);
      }
      await page.getByRole('dialog').getByRole('heading').first().focus();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: 'سایت', exact: true })).toBeFocused();
    });

    await test.step('every button of a section is large enough for a finger', async () => {
      await open(page, 'بخش‌ها');
      await layer(page, 'بنر اصلی').tap();
      await expect(sheet).toBeVisible();
      expect(await smallButtons(page)).toEqual([]);
      await page.getByLabel('بستن').last().tap();
    });

    await test.step('the preview has the widths and the pages', async () => {
      await open(page, 'پیش‌نمایش');
      await expect(page.getByRole('radio', { name: 'تبلت' })).toBeAttached();
      await open(page, 'صفحه‌ها');
      await expect(tab(page, 'صفحهٔ اصلی')).toBeVisible();
      await open(page, 'ویرایش');
    });
  });
});
