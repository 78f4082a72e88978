/** The profile tab: the picture, and where one is signed in. */
import sharp from 'sharp';
import { enter, newAccount } from './accounts.js';
import { expect, expectAccessible, test, WIDTHS } from './fixtures.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 360, channels: 3, background: '#0ea5e9' } })
    .png()
    .toBuffer();
}

test('S-175 S-176 a picture is shown before and after saving', async ({ page, request }) => {
  await enter(page, await newAccount(request));
  await page.goto('/dashboard?tab=profile');
  await page.getByRole('button', { name: 'ویرایش نمایه' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByRole('alert')).toContainText('تنها تصویر PNG');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
  await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main img')).toHaveAttribute('src', /^\/api\/files\//);
  await expect(page.locator('header img')).toHaveAttribute('src', /^\/api\/files\//);
  await page.reload();
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'ویرایش نمایه' }).click();
  await page.getByRole('button', { name: 'برداشتن تصویر' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.locator('header img')).toHaveCount(0);
});

test.describe('sessions', () => {
  // What stands on the ended page asks once more with its old token.
  test.use({ expectedErrors: [/status of 401/, /WebSocket/] });

  test('an ended session leaves its page at once', async ({ page, browser, request, baseURL }) => {
    const person = await newAccount(request);
    await enter(page, person);
    const elsewhere = await browser.newContext({ userAgent: PHONE, baseURL: baseURL ?? '' });
    const phone = await elsewhere.newPage();
    await enter(phone, person);
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByText('همین دستگاه')).toHaveCount(1);
    await page.getByRole('button', { name: 'بستن نشست کروم روی اندروید' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'بستن', exact: true }).last().click();
    await expect(page.getByText('نشست بسته شد.')).toBeVisible();
    await expect(phone).toHaveURL(/\/auth$/, { timeout: 2000 });
    await expect(page.getByRole('button', { name: /بستن نشست/ })).toHaveCount(0);
    await elsewhere.close();
  });
});

test('S-178 an unproven address is asked for its proof', async ({ page, request }) => {
  await enter(page, await newAccount(request));
  // Nobody gets in unverified today; the answer is changed on its way, so that the dialog is seen all the same.
  let isProven = false;
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: isProven ? body : body.replace(/"emailConfirmedAt":"[^"]*"/g, '"emailConfirmedAt":null'),
    });
  });
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'ایمیل خود را تأیید کنید' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'فرستادن پیام تأیید' }).click();
  await expect(dialog.getByText('گذرواژه را بنویسید.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'تأیید ایمیل' }).click();
  await dialog.getByRole('textbox', { name: 'گذرواژه' }).fill('گذرواژه‌ی بلند ۱۲۳');
  await dialog.getByRole('button', { name: 'فرستادن پیام تأیید' }).click();
  await expect(dialog.getByRole('status')).toContainText('فرستاده شد');
  isProven = true;
  await dialog.getByRole('button', { name: 'بررسی وضعیت' }).click();
  await expect(page.getByText('ایمیل شما تأیید شد.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'تأیید ایمیل' })).toHaveCount(0);
});

for (const [name, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the profile is readable: ${name}, ${colorScheme}`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const person = await newAccount(request);
      const { email, password } = person;
      await request.post('/api/auth/login', { data: { email, password }, headers: { 'user-agent': PHONE } });
      await enter(page, person);
      await page.goto('/dashboard?tab=profile');
      await expect(page.getByRole('heading', { name: 'نشست‌های باز' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'ویرایش نمایه' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  }
}
