/** Settings of a site, finding and replacing, and the second colour, beside the canvas and in the sheet of a phone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, openSiteTool, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);

const ENAMAD = 'https://trustseal.enamad.ir/?id=123456&Code=abcdefghij0123456789';
const TOOL = 'آیکون، اعلان، نماد اعتماد و آدرس‌ها';
const canvas = (page: Page) => page.getByTestId('canvas');
const sealOn = (page: Page) => canvas(page).locator('a', { hasText: 'نماد اعتماد الکترونیکی' });

async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 1);
}

/** Every button of the sheet can be hit with a finger. */
async function expectLargeButtons(sheet: Locator): Promise<void> {
  const small = await sheet.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < 39.5 ? [button.outerHTML.slice(0, 120)] : [];
    }),
  );
  expect(small).toEqual([]);
}

async function announce(page: Page, within: Page | Locator = page): Promise<void> {
  await within.getByLabel('متن اعلان').fill('جمعه‌ها تعطیلیم.');
  await within.getByRole('combobox', { name: 'مقصد اعلان', exact: true }).click();
  await page.getByRole('option', { name: 'تلفن', exact: true }).click();
  await within.getByLabel('مقصد اعلان: تلفن').fill('02112345678');
}

async function addRedirect(within: Page | Locator, from: string, to: string): Promise<void> {
  await within.getByLabel('آدرس قدیمی', { exact: true }).fill(from);
  await within.getByLabel('آدرس جدید', { exact: true }).fill(to);
  await within.getByLabel('آدرس جدید', { exact: true }).press('Enter');
}

test('seals, redirects and words are set beside the canvas, by the keyboard, and undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await design(page);
  await openSiteTool(page, TOOL);
  await page.getByLabel('کد اینماد').fill(`<a href='${ENAMAD}'><img src='x' onerror='alert(1)'></a>`);
  const seal = sealOn(page);
  await expect(seal).toHaveAttribute('href', ENAMAD);
  await addRedirect(page, '/old', '/');
  await expect(page.getByRole('list', { name: 'فهرست آدرس‌های قدیمی' })).toContainText('/old');
  await addRedirect(page, '/OLD/', '/');
  await expect(page.getByText('این آدرس قدیمی یک بار دیگر هم در فهرست هست.')).toBeVisible();
  await page.getByRole('region', { name: 'صفحهٔ «پیدا نشد»' }).getByLabel('عنوان').fill('گم شدید؟');
  await expectDialogHolds(page, 'main');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^حذف .\/old/ }).click();
  await expect(page.getByRole('list', { name: 'فهرست آدرس‌های قدیمی' })).toHaveCount(0);
  await page.getByRole('button', { name: 'برگرداندن', exact: true }).click();
  await expect(page.getByRole('list', { name: 'فهرست آدرس‌های قدیمی' })).toContainText('/old');
});

test('an announcement is written beside the canvas, led to a number, and undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await design(page);
  await openSiteTool(page, TOOL);
  await announce(page);
  const line = canvas(page).locator('.bp-announcement');
  await expect(line.locator('a')).toHaveAttribute('href', 'tel:02112345678');
  await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
  await expect(line.locator('a')).toHaveCount(0);
  await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
  await expect(line).toHaveCount(0);
});

test('words are found in all pages, and replaced as one step', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await design(page);
  const title = canvas(page).locator('h1').first();
  const words = await title.innerText();
  const [word = ''] = words.match(/[\p{L}\u200c]{4,}/u) ?? [];
  await openSiteTool(page, 'یافتن و جایگزینی');
  await page.getByLabel('متن فعلی').fill(word);
  await expect(page.getByRole('list', { name: 'جاهایی که پیدا شد' }).locator('mark').first()).toBeVisible();
  await page.getByLabel('متن جدید').fill('آفتابگردان');
  await page.getByLabel('متن جدید').press('Enter');
  await expect(title).toContainText('آفتابگردان');
  await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
  await expect(title).toHaveText(words);
  await expectDialogHolds(page, 'main');
});

test.describe('a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('settings are made with a finger, and are there after a reload', async ({ page }) => {
    await design(page);
    await page.getByRole('button', { name: 'سایت', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'سایت', exact: true });
    await sheet.getByRole('button', { name: TOOL }).tap();
    await announce(page, sheet);
    await sheet.getByLabel('کد اینماد').fill(ENAMAD);
    await addRedirect(sheet, '/قدیمی', '/');
    await expect(sheet.getByRole('list', { name: 'فهرست آدرس‌های قدیمی' })).toContainText('/قدیمی');
    await expectLargeButtons(sheet);
    await sheet.getByRole('button', { name: 'یافتن و جایگزینی' }).tap();
    await sheet.getByLabel('متن فعلی').fill('ا');
    await expect(sheet.getByRole('list', { name: 'جاهایی که پیدا شد' })).toBeVisible();
    await expectLargeButtons(sheet);
    await page.reload();
    await expect(sealOn(page)).toHaveAttribute('href', ENAMAD);
    await expect(canvas(page).locator('.bp-announcement')).toHaveText('جمعه‌ها تعطیلیم.');
    await expectDialogHolds(page, 'main');
  });
});
