/** Words, buttons and pictures that are edited where they are on the drawn page. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(240_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'ابزارهای متن' });
const lead = (page: Page) => canvas(page).locator('[data-slot=text]').first();
const button = (page: Page) => canvas(page).locator('a[data-slot=primary]');

async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

/** A photograph as telephones write it: lying on its side, with the turn in its metadata. */
async function photograph(): Promise<Buffer> {
  const create = { width: 3000, height: 2000, channels: 3, background: '#a63' } as const;
  return sharp({ create }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

test('words become bold, break and join by half-spaces on the page', async ({ page }) => {
  await begin(page);
  await canvas(page).hover();
  await lead(page).click();
  await expect(lead(page)).toBeFocused();
  await expect(toolbar(page)).toBeVisible();
  await page.keyboard.type('نان ');
  await page.keyboard.type('می');
  await toolbar(page).getByRole('button', { name: 'نیم‌فاصله' }).click();
  await page.keyboard.type('خواهم');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('داغ');
  for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await expect(lead(page)).toHaveJSProperty('innerHTML', 'نان می\u200cخواهم<br><b>داغ</b>');
  await expect(toolbar(page)).toBeHidden();
});

test('a button gets its words and its target where it is', async ({ page }) => {
  await begin(page);
  await canvas(page).hover();
  await button(page).click();
  await page.keyboard.type('تماس بگیرید');
  await toolbar(page).getByRole('button', { name: 'مقصد دکمه' }).click();
  const dialog = page.getByRole('dialog', { name: /^مقصد/ });
  await dialog.getByRole('combobox', { name: /^مقصد/ }).click();
  await page.getByRole('option', { name: 'تلفن' }).click();
  await dialog.getByPlaceholder('02112345678').fill('۰۲۱-۱۲۳۴۵۶۷۸');
  await expectDialogHolds(page);
  await page.keyboard.press('Escape');
  await expect(button(page)).toHaveAttribute('href', 'tel:02112345678');
  await expect(button(page)).toHaveText('تماس بگیرید');
});

test('a photograph comes upright, and its important point moves by keys', async ({ page }) => {
  await begin(page);
  await canvas(page).hover();
  const picture = canvas(page).locator('[data-slot=main], [data-slot=picture1]').first();
  const chosen = page.waitForEvent('filechooser');
  await picture.click();
  await (await chosen).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
  const image = canvas(page).locator('img[data-slot]').first();
  await expect(image).toHaveJSProperty('naturalWidth', 667);
  await expect(image).toHaveJSProperty('naturalHeight', 1000);
  await image.click();
  const dialog = page.getByRole('dialog', { name: /^ویرایش/ });
  await dialog.getByLabel('متن جایگزین').fill('ویترین فروشگاه');
  await dialog.getByRole('button', { name: /^نقطهٔ مهم/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expectDialogHolds(page);
  await dialog.getByRole('button', { name: 'تمام' }).click();
  await expect(image).toHaveAttribute('alt', 'ویترین فروشگاه');
  await expect(image).toHaveCSS('object-position', '50% 40%');
});
