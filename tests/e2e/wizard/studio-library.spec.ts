/** The library of pictures in the studio: several at once, chosen for a section, replaced, described. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { signIn } from '../people.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(240_000);

const DESKTOP = { width: 1440, height: 900 };
const COLORS = ['#b91c1c', '#15803d', '#1d4ed8'];
const library = (page: Page) => page.getByRole('dialog', { name: 'رسانه‌های سایت' });
const drawn = (page: Page) => page.getByTestId('canvas').locator('img[data-slot=main]');

const photographs = () =>
  Promise.all(
    COLORS.map(async (background, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'محتوا', 4);
  await page.getByRole('button', { name: 'پایان ویرایش این بخش' }).click();
}

async function addThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'رسانه‌ها', exact: true }).click();
  await expect(library(page)).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library(page).getByRole('button', { name: 'افزودن تصویر' }).click(),
  ]);
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(await photographs());
  await expect(library(page).getByRole('button', { name: /، استفاده‌نشده$/ })).toHaveCount(3, { timeout: 30_000 });
}

const closeLibrary = (page: Page) => page.keyboard.press('Escape');

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'ویرایش محتوای محتوا' }).click();
  await page.getByRole('button', { name: 'تصویر اصلی از رسانه‌ها' }).click();
  await page.getByRole('button', { name: `انتخاب ${name}` }).click();
  await expect(drawn(page)).toBeVisible();
}

test('a guest adds several at once, and they wait in the browser', async ({ page }) => {
  await design(page);
  await addThree(page);
  await expectDialogHolds(page);
  await page.setViewportSize(DESKTOP);
  await closeLibrary(page);
  await choose(page, 'photo-2.jpg');

  await test.step('after a reload all are still there, and a picture is replaced and described', async () => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('wizard_draft')?.includes('data:image/')))
      .toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'رسانه‌ها', exact: true }).click();
    await expect(library(page).getByRole('button', { name: /، استفاده‌نشده$/ })).toHaveCount(2);
    const before = await drawn(page).getAttribute('src');
    await library(page).getByRole('button', { name: 'photo-2.jpg، در ۱ جای سایت' }).click();
    await library(page).getByRole('button', { name: 'جایگزینی در همه‌جا' }).click();
    await page.getByRole('button', { name: 'انتخاب photo-3.jpg' }).click();
    await expect(drawn(page)).not.toHaveAttribute('src', before ?? '');
    await page.keyboard.press('Control+z');
    await expect(drawn(page)).toHaveAttribute('src', before ?? '');
    await page.getByRole('button', { name: 'رسانه‌ها', exact: true }).click();
    await library(page).getByRole('tab', { name: 'متن‌های جایگزین' }).click();
    await library(page)
      .getByRole('textbox', { name: /^متن جایگزین تصویر/ })
      .fill('ویترین مغازه');
    await expectDialogHolds(page);
    await page.setViewportSize(DESKTOP);
    await closeLibrary(page);
    await expect(drawn(page)).toHaveAttribute('alt', 'ویترین مغازه');
  });
});

test('the library of a guest follows into the account, and unused pictures are deleted there', async ({ page }) => {
  const person = await newAccount(page.request);
  await design(page);
  await addThree(page);
  await closeLibrary(page);
  await choose(page, 'photo-1.jpg');
  await page.goto('/auth?redirect=wizard');
  await signIn(page, person);
  await expect(page).toHaveURL(/\/wizard/);
  await expect(drawn(page)).toBeVisible();
  await page.getByRole('button', { name: 'رسانه‌ها', exact: true }).click();
  await expect(library(page).getByRole('button', { name: /، استفاده‌نشده$/ })).toHaveCount(2, { timeout: 30_000 });
  await expect(library(page).getByRole('button', { name: /در ۱ جای سایت$/ })).toHaveCount(1);
  await library(page)
    .getByRole('button', { name: /، استفاده‌نشده$/ })
    .first()
    .click();
  await library(page).getByRole('button', { name: 'حذف', exact: true }).click();
  await page.getByRole('dialog', { name: 'این تصویر حذف شود؟' }).getByRole('button', { name: 'حذف' }).click();
  await expect(library(page).getByRole('button', { name: /، استفاده‌نشده$/ })).toHaveCount(1);
});

test('several photographs that are dropped on a gallery fill it, which is undone at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'گالری', 0);
  const canvas = page.getByTestId('canvas');
  await expect(canvas.locator('.bp-sec')).toBeVisible();
  const files = (await photographs()).map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  await canvas.locator('.bp-sec').evaluate((section, given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    const box = section.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + 12 };
    section.parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data, ...at }));
  }, files);
  await expect(canvas.locator('img[src^="data:"]')).toHaveCount(3, { timeout: 30_000 });
  await expect(page.getByText('۳ تصویر در بخش گذاشته شد.')).toBeVisible();
  await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
  await expect(canvas.locator('img[src^="data:"]')).toHaveCount(0);
});
