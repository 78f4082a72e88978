/** Pictures, links and videos of a section in the studio, as a guest edits them. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(180_000);

const DESKTOP = { width: 1440, height: 900 };
const canvas = (page: Page) => page.getByTestId('canvas');

/** A section whose picture may be a video, with a picture of 800 × 400 px. */
async function pictured(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'محتوا', 4);
  await page.getByRole('button', { name: 'ویرایش محتوای محتوا' }).click();
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'گذاشتن تصویر اصلی' }).click(),
  ]);
  await chooser.setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await expect(canvas(page).locator('img[data-slot=main]')).toBeVisible();
}

/** Width to height of the picture that the canvas draws, as the browser has decoded it. */
const drawnRatio = (page: Page) =>
  canvas(page)
    .locator('img[data-slot=main]')
    .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);

test('a picture is cropped by keys and drawn so on the canvas', async ({ page }) => {
  await pictured(page);
  expect(await drawnRatio(page)).toBeCloseTo(2);
  await canvas(page).hover();
  await canvas(page).locator('img[data-slot=main]').click();
  const dialog = page.getByRole('dialog', { name: 'ویرایش تصویر اصلی' });
  await expect(dialog).toBeVisible();
  await expectDialogHolds(page);
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('tab', { name: 'برش تصویر' }).click();
  await dialog.getByRole('button', { name: 'مربع' }).click();
  await expect(dialog.getByRole('status')).toHaveText('۴۰۰ × ۴۰۰ پیکسل');
  await expectDialogHolds(page);
  await page.setViewportSize(DESKTOP);
  await expect.poll(() => drawnRatio(page)).toBeCloseTo(1);

  await test.step('a corner is dragged', async () => {
    const corner = await dialog.getByRole('button', { name: 'گوشهٔ پایین سمت راست' }).boundingBox();
    const [x, y] = [(corner?.x ?? 0) + 22, (corner?.y ?? 0) + 22];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 60, { steps: 4 });
    await page.mouse.up();
    await expect(dialog.getByRole('status')).not.toHaveText('۴۰۰ × ۴۰۰ پیکسل');
  });

  await dialog.getByRole('button', { name: 'برگشت به تصویر کامل' }).click();
  await expect.poll(() => drawnRatio(page)).toBeCloseTo(2);
});

test('words become a link, and a picture a video', async ({ page }) => {
  await pictured(page);
  await canvas(page).hover();
  await canvas(page).locator('[data-slot=text]').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'لینک' });
  await expect(dialog).toBeVisible();
  await expectDialogHolds(page);
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('combobox', { name: 'مقصد لینک' }).click();
  await page.getByRole('option', { name: 'تلفن' }).click();
  await dialog.getByLabel('مقصد لینک: تلفن').fill('02112345678');
  await dialog.getByRole('button', { name: 'گذاشتن لینک' }).click();
  await page.keyboard.press('Enter');
  await expect(canvas(page).locator('a.bp-inline')).toHaveAttribute('data-target', 'tel:02112345678');

  await page.getByLabel(/^ویدیو به‌جای/).fill('https://www.aparat.com/v/abC12');
  await expect(canvas(page).locator('.bp-play')).toBeVisible();
});

test('a dialog of the panel stays where the window gets narrow', async ({ page }) => {
  await pictured(page);
  await page.getByRole('button', { name: 'ویرایش تصویر اصلی' }).click();
  const dialog = page.getByRole('dialog', { name: 'ویرایش تصویر اصلی' });
  await dialog.getByRole('tab', { name: 'برش تصویر' }).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(dialog.getByRole('tab', { name: 'برش تصویر' })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('button', { name: 'مربع' }).click();
  await expect.poll(() => drawnRatio(page)).toBeCloseTo(1);
});

test('words of a field become a link, and guests sign in for files', async ({ page }) => {
  await pictured(page);
  const field = page.getByRole('region', { name: 'محتوای محتوا' }).getByLabel('متن', { exact: true });
  await field.fill('صبحانه از هفت صبح');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 6));
  await page.getByRole('button', { name: 'لینک در متن', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'لینک' });
  const choose = async (kind: string) => {
    await dialog.getByRole('combobox', { name: 'مقصد لینک' }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  };
  await choose('تلفن');
  await dialog.getByLabel('مقصد لینک: تلفن').fill('02112345678');
  await dialog.getByRole('button', { name: 'گذاشتن لینک' }).click();
  await expect(field).toHaveValue('[صبحانه](tel:02112345678) از هفت صبح');
  await expect(canvas(page).locator('a.bp-inline')).toHaveText('صبحانه');

  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
  await page.getByRole('button', { name: 'لینک در متن', exact: true }).click();
  await choose('فایل');
  await dialog.getByRole('link', { name: 'ورود یا ثبت‌نام' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=wizard/);
  await page.goto('/wizard');
  await expect(canvas(page).locator('a.bp-inline')).toHaveText('صبحانه');
});
