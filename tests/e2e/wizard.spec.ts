/** The wizard as guests use it: several pages, writing on the page, undo, reload and the way back, keyboard, phone. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { addSection, next, pickSiteType, pickTemplate } from './wizard-steps.js';

test.setTimeout(180_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const heading = (page: Page, text: string) => canvas(page).locator('h1', { hasText: text });

// The click into the drawn title is not taken on every machine; until its cause is found the journey does not count.
test.fixme('S-102 S-103 S-106 a guest designs pages, writes on them and takes it back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی پویا/ }).click();
  await addSection(page, 'سربرگ', 1);
  await addSection(page, 'بخش آغازین', 0);

  await test.step('a click on a text writes there', async () => {
    const title = canvas(page).locator('h1[data-slot=title]');
    await title.scrollIntoViewIfNeeded();
    const box = await title.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 15);
    await page.keyboard.type('کارگاه نمونه');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('keys take it back and forth', async () => {
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'کارگاه نمونه')).not.toBeAttached();
    await page.keyboard.press('Control+Shift+z');
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('another layout by its picture keeps the words', async () => {
    await page.getByTitle('برگزیدن چیدمان بخش آغازین از روی تصویر').click();
    await page.getByRole('dialog').getByRole('button', { name: 'تیتر مجله‌ای' }).click();
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('five pages, and the copy of one', async () => {
    for (let count = 1; count < 4; count += 1) await page.getByRole('button', { name: 'افزودن صفحه' }).click();
    await page.getByRole('button', { name: 'رونوشت از «صفحهٔ اصلی»' }).click();
    await expect(page.getByRole('button', { name: /^صفحهٔ اصلی \(رونوشت\)، ۲ بخش/ })).toBeVisible();
  });

  await test.step('S-091 the preview hides what edits', async () => {
    await page.getByRole('button', { name: 'پیش‌نمایش', exact: true }).click();
    await expect(page.getByRole('button', { name: 'افزودن بخش' })).toHaveCount(0);
    await page.getByRole('button', { name: 'ویرایش', exact: true }).click();
  });

  await test.step('a reload and the way back lose nothing', async () => {
    await next(page);
    await expect(page).toHaveURL(/step=3/);
    await page.reload();
    await expect(page).toHaveURL(/step=3/);
    await page.goBack();
    await expect(page).toHaveURL(/step=2/);
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
    await page.goForward();
    await expect(page).toHaveURL(/step=3/);
  });
});

test('S-085 S-086 a template by keyboard on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wizard');
  const personal = page.getByRole('button', { name: /^شخصی/ });
  await personal.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=2/);
  await pickTemplate(page);
  await page.getByLabel('جست‌وجو در قالب‌ها').fill('اجاق');
  await expect(page.getByText('۲ قالب', { exact: true })).toBeVisible();
  const go = page.getByRole('button', { name: 'بعدی', exact: true });
  await go.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=3/);
});
