/** Several sections are chosen in the list, and moved and removed together: by pointer, keyboard and finger. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);

const layer = (page: Page, name: string) => page.getByRole('button', { name: `ویرایش محتوای ${name}` });
const layers = (page: Page) => page.getByRole('button', { name: /^ویرایش محتوای / });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^انتخاب ${name}، `) });
const onCanvas = (page: Page) => page.getByTestId('canvas').locator('.bp-sec[id]');
const idsOnCanvas = (page: Page) =>
  onCanvas(page).evaluateAll((sections) => sections.map(({ id }) => id.replace('canvas-', '')));

/** Step 2 with three sections on the first page, and an empty second page. */
async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  for (const name of ['بنر اصلی', 'دربارهٔ ما', 'خدمات']) await addSection(page, name, 0);
  await page.getByRole('button', { name: 'افزودن صفحه' }).click();
  await page
    .getByRole('button', { name: /^صفحهٔ اصلی، / })
    .first()
    .click();
  await expect(layers(page)).toHaveCount(3);
}

test('sections are chosen with Ctrl and Shift, moved, sent and removed', async ({ page }) => {
  await design(page);
  await layer(page, 'دربارهٔ ما').click({ modifiers: ['Control'] });
  await expect(box(page, 'دربارهٔ ما')).toBeFocused();
  await box(page, 'خدمات').click({ modifiers: ['Shift'] });
  await expect(page.getByText('۲ بخش انتخاب شده')).toBeVisible();
  await expectAccessible(page, { within: 'main' });
  await page.getByRole('button', { name: 'بردن بخش‌های انتخاب‌شده به بالا' }).click();
  await expect.poll(() => idsOnCanvas(page)).toEqual(['about', 'services', 'hero']);
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(() => idsOnCanvas(page)).toEqual(['hero', 'about', 'services']);

  await test.step('to another page, as one step', async () => {
    await page.getByRole('button', { name: 'بردن به صفحهٔ دیگر' }).click();
    await page.getByRole('menuitem', { name: 'صفحهٔ ۲' }).click();
    await expect.poll(() => idsOnCanvas(page)).toEqual(['hero']);
    await page.keyboard.press('Control+KeyZ');
    await expect.poll(() => idsOnCanvas(page)).toEqual(['hero', 'about', 'services']);
  });

  await test.step('by the keyboard alone', async () => {
    await page.getByRole('button', { name: 'انتخاب چند بخش' }).focus();
    await page.keyboard.press('Enter');
    await box(page, 'بنر اصلی').focus();
    await page.keyboard.press('Space');
    await box(page, 'خدمات').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect.poll(() => idsOnCanvas(page)).toEqual(['about']);
    await page.getByRole('button', { name: 'پایان انتخاب' }).focus();
    await page.keyboard.press('Enter');
    await expect(layers(page)).toHaveCount(1);
  });
});

test.describe('a phone of 390 px', () => {
  test.use({ hasTouch: true });

  test('sections are chosen with a finger, moved and removed', async ({ page }) => {
    await design(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'بخش‌ها', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'بخش‌ها', exact: true });
    await sheet.getByRole('button', { name: 'انتخاب چند بخش' }).tap();
    for (const name of ['بنر اصلی', 'دربارهٔ ما']) await sheet.getByText(name, { exact: true }).tap();
    await expect(sheet.getByText('۲ بخش انتخاب شده')).toBeVisible();
    await sheet.getByRole('button', { name: 'بردن بخش‌های انتخاب‌شده به پایین' }).tap();
    await expect.poll(() => idsOnCanvas(page)).toEqual(['services', 'hero', 'about']);
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await sheet.getByRole('button', { name: 'حذف بخش‌های انتخاب‌شده' }).tap();
    await expect.poll(() => idsOnCanvas(page)).toEqual(['services']);
    await expect(sheet.getByRole('button', { name: 'پایان انتخاب' })).toBeHidden();
  });
});
