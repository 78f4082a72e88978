/** The own menu in the studio: made, written, nested and taken back, beside the canvas and in the sheet of a phone. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, openSiteTool, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const entries = (page: Page) => page.getByRole('region', { name: 'موردهای منو' });
const drawn = (page: Page) => canvas(page).locator('.bp-nav').first();

async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 1);
}

test('a menu is made beside the canvas, which follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await design(page);
  await page.getByRole('button', { name: 'افزودن صفحه' }).click();
  await page
    .getByRole('navigation', { name: 'صفحه‌های سایت' })
    .getByRole('button', { name: 'صفحهٔ اصلی', exact: true })
    .click();
  await openSiteTool(page, 'منو');
  await page.getByRole('button', { name: 'ویرایش منو' }).click();

  await test.step('an entry gets other words, and a new one a telephone', async () => {
    await entries(page).getByRole('button', { name: 'صفحهٔ اصلی', exact: true }).click();
    await entries(page).getByLabel('عنوان', { exact: true }).fill('شروع');
    await expect(drawn(page)).toContainText('شروع');
    await entries(page).getByRole('button', { name: 'افزودن مورد' }).click();
    await entries(page).getByLabel('عنوان', { exact: true }).fill('تلفن ما');
    await entries(page).getByLabel('مقصد تلفن ما', { exact: true }).click();
    await page.getByRole('option', { name: 'تلفن', exact: true }).click();
    await entries(page).getByLabel('مقصد تلفن ما: تلفن').fill('02112345678');
    await expect(drawn(page).getByText('تلفن ما')).toHaveAttribute('href', 'tel:02112345678');
  });

  await test.step('it joins the group before it by the keyboard, and undo takes it out again', async () => {
    const nest = entries(page).getByRole('button', { name: /^بردن تلفن ما به زیرمنوی/ });
    await nest.focus();
    await page.keyboard.press('Enter');
    await expect(drawn(page).locator('.bp-group')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(drawn(page).locator('.bp-group')).toHaveCount(0);
  });

  await test.step('a button is added, the panel holds, and the automatic menu returns', async () => {
    await page.getByRole('switch', { name: /^دکمهٔ انتهای منو/ }).press('Space');
    await page.getByLabel('متن دکمه').fill('رزرو نوبت');
    await page.getByRole('combobox', { name: 'مقصد رزرو نوبت', exact: true }).click();
    await page.getByRole('option', { name: 'آدرس وب', exact: true }).click();
    await page.getByLabel('مقصد رزرو نوبت: آدرس وب').fill('nobat.example');
    await expect(drawn(page).getByText('رزرو نوبت')).toHaveAttribute('href', 'https://nobat.example/');
    await expectDialogHolds(page, 'main');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'برگشت به منوی خودکار' }).click();
    await expect(drawn(page)).not.toContainText('شروع');
  });
});

test.describe('a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a menu is made with a finger, and is there after a reload', async ({ page }) => {
    await design(page);
    await page.getByRole('button', { name: 'سایت', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'سایت', exact: true });
    await sheet.getByRole('button', { name: 'منو', exact: true }).tap();
    await sheet.getByRole('button', { name: 'ویرایش منو' }).tap();
    await sheet.getByRole('button', { name: 'افزودن مورد' }).tap();
    await sheet.getByLabel('عنوان', { exact: true }).fill('آدرس ما');
    await sheet.getByLabel('مقصد آدرس ما', { exact: true }).tap();
    await page.getByRole('option', { name: 'آدرس وب', exact: true }).tap();
    await sheet.getByLabel('مقصد آدرس ما: آدرس وب').fill('nobat.example');
    await canvas(page).locator('.bp-menu>summary').first().waitFor();
    await expect(canvas(page).locator('.bp-menu').first()).toContainText('آدرس ما');
    const small = await sheet.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && Math.min(width, height) < 39.5 ? [button.outerHTML.slice(0, 120)] : [];
      }),
    );
    expect(small).toEqual([]);
    await expectDialogHolds(page, 'main');
    await page.reload();
    await expect(canvas(page).locator('.bp-menu').first()).toContainText('آدرس ما');
  });
});
