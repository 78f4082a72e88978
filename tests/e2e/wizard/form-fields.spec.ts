/** The fields of a form in the inspector: by keyboard on a desktop, by touch on a phone, and drawn on the canvas. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection, pickSiteType, skipInterview } from '../wizard-steps.js';

test.setTimeout(180_000);

const layer = (page: Page) => page.getByRole('button', { name: 'ویرایش محتوای فرم' });
const fields = (page: Page) => page.getByRole('region', { name: 'کادرهای فرم' });
const form = (page: Page) => page.getByTestId('canvas').locator('form').first();
/** The labels on the canvas, without the marks of required fields. */
const drawn = async (page: Page): Promise<string[]> =>
  (await form(page).locator('label, legend').allTextContents()).map((label) => label.replace(' *', ''));

test('an appointment is asked for with own fields', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'فرم', 0);
  await layer(page).click();

  await test.step('from a form to start with', async () => {
    await fields(page).getByRole('button', { name: 'شروع از فرم آماده' }).press('Enter');
    await page.getByRole('menuitem', { name: 'گرفتن نوبت' }).press('Enter');
    await expect.poll(() => drawn(page)).toContain('روز مراجعه');
    await expect(form(page).locator('[name=when]')).toHaveAttribute('pattern', /.+/);
  });

  await test.step('with one more, moved up by the keyboard', async () => {
    await fields(page).getByRole('button', { name: 'افزودن کادر' }).press('Enter');
    await page.keyboard.type('شماره بیمه');
    await expect.poll(() => drawn(page)).toContain('شماره بیمه');
    await fields(page).getByRole('button', { name: 'جابه‌جایی شماره بیمه' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('شماره بیمه در جای ۶ است.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('شماره بیمه در جای ۵ است.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await drawn(page)).indexOf('شماره بیمه')).toBe(4);
  });

  await test.step('without what is not needed, and back', async () => {
    await fields(page).getByRole('button', { name: 'حذف ساعت مراجعه' }).click();
    await expect.poll(() => drawn(page)).not.toContain('ساعت مراجعه');
    await page.keyboard.press('Control+z');
    await expect.poll(() => drawn(page)).toContain('ساعت مراجعه');
  });

  await test.step('every state holds', async () => {
    await expectScreenHolds(page);
  });

  await test.step('it is kept', async () => {
    await page.reload();
    await expect.poll(() => drawn(page)).toContain('شماره بیمه');
  });
});

test.describe('a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('has fields made by touch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');
    await skipInterview(page);
    await page.getByRole('button', { name: /^شخصی/ }).tap();
    await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).tap();
    await addSection(page, 'فرم', 0);
    await page.getByRole('button', { name: 'بخش‌ها', exact: true }).tap();
    await layer(page).tap();
    const sheet = page.getByRole('dialog', { name: 'محتوای فرم' });
    await sheet.getByRole('button', { name: 'افزودن کادر' }).tap();
    await sheet.getByLabel('برچسب').fill('رنگ');
    await sheet.getByLabel('نوع', { exact: true }).selectOption('choices');
    await sheet.getByLabel('گزینه‌ها').fill('سبز\nآبی');
    await sheet.getByRole('button', { name: 'بردن رنگ به بالا' }).tap();
    await expect(form(page).locator('input[type=checkbox]')).toHaveCount(2);
    await expectDialogHolds(page, 'main');
  });
});
