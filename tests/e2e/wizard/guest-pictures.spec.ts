/** Photographs that a guest puts into the wizard: whole in the account, and never made small without a word. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { signIn } from '../people.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(240_000);

const WIDTH = 3000;
const canvas = (page: Page) => page.getByTestId('canvas');
const drawn = (page: Page) => canvas(page).locator('img[data-slot=main]');

/** Larger than a guest's copy. */
async function largePhotograph() {
  const buffer = await sharp({ create: { width: WIDTH, height: 1500, channels: 3, background: '#2255aa' } })
    .jpeg()
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** A section with a photograph. */
async function photographed(page: Page, photograph = largePhotograph()): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'محتوا', 4);
  await page.getByRole('button', { name: 'ویرایش محتوای محتوا' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'گذاشتن تصویر اصلی' }).click(),
  ]);
  await chooser.setFiles(await photograph);
  await expect(drawn(page)).toBeVisible();
}

/** px: the pictures that the account keeps for its designs. */
async function keptWidths(page: Page): Promise<number[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/storage/design-assets', { headers });
  const { files } = (await answer.json()) as { files: { file_path: string }[] };
  return Promise.all(
    files.map(async ({ file_path: path }) => {
      const bytes = await (await page.request.get(path, { headers })).body();
      return (await sharp(bytes).metadata()).width;
    }),
  );
}

test('a guest’s photograph is whole in the account', async ({ page }) => {
  const person = await newAccount(page.request);
  await photographed(page);
  await expect(page.getByText(/کیفیت کمتر/)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('wizard_draft')?.includes('data:image/') ?? false))
    .toBe(true);
  await page.goto('/auth?redirect=wizard');
  await signIn(page, person);
  await expect(page).toHaveURL(/\/wizard/);
  await expect.poll(() => keptWidths(page), { timeout: 30_000 }).toEqual([WIDTH]);
  await expect(drawn(page)).toBeVisible();
  await expect(drawn(page)).not.toHaveAttribute('src', /^data:/);
});

test('a browser that keeps no files says so at once', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('A private window', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
  });
  await photographed(page);
  await expect(page.getByText(/نسخهٔ اصلی تصویر را نگه نمی‌دارد.*وارد حساب شوید/)).toBeVisible();
  expect(await drawn(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
});

test('a HEIC photograph is opened by the product itself', async ({ page }) => {
  const buffer = await readFile('client/lib/pictures/heic/testing/turned.heic');
  await photographed(page, Promise.resolve({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer }));
  const size = await drawn(page).evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
    naturalWidth,
    naturalHeight,
  ]);
  expect(size).toEqual([32, 48]);
});
