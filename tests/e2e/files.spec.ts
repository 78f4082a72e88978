/** A customer's files: chosen by a visitor, kept by the browser, sent with the order, looked after from there. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { newAccount } from './accounts.js';
import { expect, expectAccessible, test } from './fixtures.js';
import { signIn } from './people.js';
import { expectScreenHolds } from './screens.js';
import { next, pickSiteType, pickTemplate, typeDomain } from './wizard-steps.js';

test.setTimeout(480_000);

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
const PANEL = 'فایل‌های پروژه';

async function picture(name: string, side: number) {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** One upload is broken off on purpose. */
test.use({ expectedErrors: [/ERR_FAILED.*upload-files/] });

test('files go from a visitor’s browser to the order and back', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newAccount(request);
  const panel = page.getByRole('region', { name: PANEL });
  const input = panel.locator('input[type=file]');
  const logo = await picture('نشان.png', 64);

  await test.step('S-092 S-139 a visitor may choose files, which wait in the browser', async () => {
    await page.goto('/wizard');
    await pickSiteType(page, 'کسب‌وکار');
    await pickTemplate(page);
    await next(page);
    await expect(panel.getByText('برای آپلود فایل ابتدا وارد حساب کاربری خود شوید')).toBeVisible();
    await page.locator('input[type=file]').first().setInputFiles(logo);
    await input.setInputFiles([pdf('قرارداد.pdf'), await picture('تصویر.png', 900)]);
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('S-137 one invalid file keeps all of its company out', async () => {
    const notice = panel.getByRole('alert').filter({ hasText: 'بد.exe' });
    // A phone has the panel in a sheet, a desktop in the inspector.
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (width < 1000) await page.getByRole('button', { name: 'فایل‌های پروژه', exact: true }).click();
      await input.setInputFiles([pdf('خوب.pdf'), { ...pdf('بد.exe'), mimeType: 'application/pdf' }]);
      await expect(notice).toContainText('فرمت فایل پشتیبانی نمیشود');
      await expect(panel.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
    }
    await notice.getByRole('button', { name: 'بستن پیام' }).click();
    await expect(notice).toBeHidden();
  });

  await test.step('a removed file comes back by undo, a reload loses none', async () => {
    await panel.getByRole('button', { name: 'حذف قرارداد.pdf' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    const removed = page.getByRole('alert').filter({ hasText: 'قرارداد.pdf' });
    await removed.getByRole('button', { name: 'برگرداندن' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('signs in and orders', async () => {
    await next(page);
    await typeDomain(page, 'barg-o-bar', /آزاد است/);
    await next(page);
    await next(page);
    await page.getByRole('main').getByRole('link', { name: 'ورود', exact: true }).click();
    await signIn(page, person);
    await page.getByRole('button', { name: 'ذخیره برای بعد' }).click();
    await page.waitForURL(/dashboard/);
  });

  const dialog = page.getByRole('dialog');
  const files = dialog.getByRole('list', { name: 'فایل‌های این سفارش' });
  await test.step('finds both files with the order', async () => {
    await page
      .getByRole('button', { name: /^دیدن طرح/ })
      .first()
      .click();
    await dialog.getByRole('tab', { name: 'فایل‌ها' }).click();
    await expect(files.getByRole('listitem')).toHaveCount(2);
    await expectScreenHolds(page);
  });

  await test.step('S-143 gets one back as it was, by the browser’s own request', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      files.getByRole('button', { name: 'دریافت قرارداد.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('قرارداد.pdf');
    expect((await readFile(await download.path())).equals(PDF)).toBe(true);
  });

  await test.step('S-141 S-142 adds three by dropping them, removes one', async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
        transfer.items.add(new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }));
      return transfer;
    });
    await dialog.getByText('فایل‌ها را این‌جا رها کنید').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('۳ فایل با موفقیت آپلود شد')).toBeVisible();
    await expect(files.getByRole('listitem')).toHaveCount(5);
    await files.getByRole('button', { name: 'حذف b.pdf' }).click();
    await page.getByRole('button', { name: 'حذف فایل', exact: true }).click();
    await expect(page.getByText('فایل حذف شد')).toBeVisible();
    await expect(files.getByRole('listitem')).toHaveCount(4);
  });

  await test.step('S-142 a failed upload stays, says why, and can be sent again', async () => {
    await page.route('**/api/wizard/upload-files', (route) => route.abort(), { times: 1 });
    await dialog.locator('input[type=file]').setInputFiles(pdf('دوباره.pdf'));
    await expect(page.getByText('خطا در آپلود فایلها').first()).toBeVisible();
    await files.getByRole('button', { name: 'ارسال دوبارهٔ دوباره.pdf' }).click();
    await expect(files.getByRole('button', { name: 'دریافت دوباره.pdf' })).toBeVisible();
  });

  await test.step('S-087 edits the order and sees its logo and files', async () => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /ویرایش/ })
      .first()
      .click();
    await expect(page).toHaveURL(/mode=edit/);
    await page.goto(`${page.url().replace(/&step=\d/, '')}&step=3`);
    await expect(page.getByRole('img', { name: 'لوگوی شما' }).first()).toHaveJSProperty('naturalWidth', 64);
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  });
});
