/** The profile tab: the picture, and where one is signed in. */
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { profileLink } from '#core/client-links.js';
import { enter, newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { signIn } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The code of an authenticator app, `steps` of 30 seconds from now. */
function codeOf(secret: string, steps: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 360, channels: 3, background: '#0ea5e9' } })
    .png()
    .toBuffer();
}

test('S-175 S-176 a picture is shown before and after saving', async ({ page, request }) => {
  await enter(page, await newAccount(request));
  await page.goto(profileLink());
  await page.getByRole('button', { name: 'ویرایش حساب کاربری' }).click();
  const dialog = page.getByRole('dialog');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByRole('alert')).toContainText('فقط تصویر PNG');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture() });
  await expect(dialog.locator('img')).toHaveAttribute('src', /^blob:/);
  await dialog.getByRole('button', { name: 'ذخیره' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main img')).toHaveAttribute('src', /^\/api\/files\//);
  await expect(page.locator('header img')).toHaveAttribute('src', /^\/api\/files\//);
  await page.reload();
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'ویرایش حساب کاربری' }).click();
  await page.getByRole('button', { name: 'برداشتن تصویر' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
  await expect(page.locator('header img')).toHaveCount(0);
});

test.describe('sessions', () => {
  // The rest of the ended page requests once more with its old token.
  test.use({ expectedErrors: [/status of 401/, /WebSocket/] });

  test('an ended session leaves its page by itself', async ({ page, browser, request, baseURL }) => {
    const person = await newAccount(request);
    await enter(page, person);
    const elsewhere = await browser.newContext({ userAgent: PHONE, baseURL: baseURL ?? '' });
    const phone = await elsewhere.newPage();
    await enter(phone, person);
    await page.goto(profileLink('security'));
    await expect(page.getByText('همین دستگاه')).toHaveCount(1);
    await page.getByRole('button', { name: 'خروج کروم روی اندروید از حساب' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'خروج', exact: true }).last().click();
    await expect(page.getByText('این دستگاه از حساب خارج شد.')).toBeVisible();
    await expect(phone).toHaveURL(/\/auth$/);
    await expect(page.getByRole('button', { name: /^خروج .* از حساب$/ })).toHaveCount(0);
    await elsewhere.close();
  });
});

test.describe('two steps', () => {
  // The second step is required, and a wrong code refused, by status codes that the browser reports.
  test.use({ expectedErrors: [/status of 403/, /status of 422/] });

  test('a second step is set up, asked for, and turned off', async ({ page, request }) => {
    test.slow();
    const person = await newAccount(request);
    await enter(page, person);
    await page.goto(profileLink('security'));
    await page.getByRole('button', { name: 'روشن کردن' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'رمز عبور' }).fill(person.password);
    await dialog.getByRole('button', { name: 'ادامه' }).click();
    await expect(dialog.getByRole('img', { name: /رمزینه/ })).toBeVisible();
    await expectAccessible(page);
    const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
    await dialog.getByLabel('کد شش‌رقمی برنامه').fill(codeOf(secret, 0));
    await dialog.getByRole('button', { name: 'روشن کردن' }).click();
    const shown = dialog.getByRole('list', { name: 'فهرست کدهای بازیابی' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'دریافت فایل' }).click();
    expect((await readFile(await (await download).path(), 'utf8')).split('\n')).toEqual(expect.arrayContaining(codes));
    await dialog.getByLabel('کدها را جای امنی نگه داشتم').check();
    await dialog.getByRole('button', { name: 'پایان' }).click();
    await expect(page.getByText('۱۰ کد بازیابی مانده')).toBeVisible();

    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.goto('/auth');
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: 'مرحلهٔ دوم ورود' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('کد', { exact: true }).fill('۰۰۰ ۰۰۰');
    await page.locator('form').getByRole('button', { name: 'ورود' }).click();
    await expect(page.getByText('این کد درست نیست').first()).toBeVisible();
    // One step ahead: that of the set-up may be the present one still, and a code counts once.
    await page.getByLabel('کد', { exact: true }).fill(codeOf(secret, 1));
    await page.locator('form').getByRole('button', { name: 'ورود' }).click();
    await page.waitForURL(/dashboard/);

    await page.goto(profileLink('security'));
    await page.getByRole('button', { name: 'خاموش کردن' }).click();
    await dialog.getByRole('textbox', { name: 'رمز عبور' }).fill(person.password);
    await dialog.getByLabel('کد برنامه یا کد بازیابی').fill(codes[0]?.toLowerCase() ?? '');
    await dialog.getByRole('button', { name: 'خاموش کردن' }).click();
    await expect(page.getByText('ورود دومرحله‌ای خاموش شد.').first()).toBeVisible();
  });
});

test('the password is changed where one is signed in', async ({ page, request }) => {
  const person = await newAccount(request);
  await enter(page, person);
  await page.goto(profileLink('security'));
  await page.getByRole('button', { name: 'تغییر رمز عبور' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('رمز عبور فعلی').fill(person.password);
  await dialog.getByLabel('رمز عبور جدید', { exact: true }).fill('رودهای آرام ۱۴۰۵');
  await dialog.getByLabel('تکرار رمز عبور جدید').fill('رودهای آرام ۱۴۰۵');
  await dialog.getByRole('button', { name: 'ذخیرهٔ رمز عبور' }).click();
  await expect(page.getByText('رمز عبور شما تغییر کرد').first()).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
});

test('the pages of the profile, and its editor, hold', async ({ page, request }) => {
  const person = await newAccount(request);
  const { email, password } = person;
  await request.post('/api/auth/login', { data: { email, password }, headers: { 'user-agent': PHONE } });
  await enter(page, person);
  await page.goto(profileLink());
  await page.getByRole('button', { name: 'ویرایش حساب کاربری' }).click();
  await expectDialogHolds(page);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'مشخصات' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/&part=security$/);
  await expect(page.getByRole('heading', { name: 'دستگاه‌های واردشده' })).toBeVisible();
  await expectScreenHolds(page);
  await page.getByRole('radio', { name: 'امنیت' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'بستن حساب', exact: true })).toBeVisible();
  await expectScreenHolds(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'دستگاه‌های واردشده' })).toBeVisible();
});

test.describe('keys for other programs', () => {
  // A program without the scope, and one whose key is gone, are refused by status codes.
  test.use({ expectedErrors: [/status of 401/, /status of 403/] });

  test('a key is made, shown once, used, and revoked', async ({ page, request }) => {
    test.slow();
    const person = await newAccount(request);
    await enter(page, person);
    await page.goto(profileLink('security'));
    const card = page.getByRole('region', { name: 'کلیدهای API' });
    await expect(card).toContainText('هنوز کلیدی ندارید');
    await card.getByRole('button', { name: 'ساخت کلید' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'ساخت کلید' }).click();
    await expect(dialog).toContainText('حداقل یک دسترسی انتخاب کنید.');
    await dialog.getByRole('textbox', { name: 'نام کلید' }).fill('حسابداری');
    await dialog.getByRole('checkbox', { name: 'دیدن سفارش‌ها و طرح‌ها' }).check();
    await dialog.getByRole('checkbox', { name: 'تغییر پرداخت‌ها' }).check();
    await expect(dialog).toContainText('از سوی شما پرداخت کند');
    await dialog.getByRole('textbox', { name: 'رمز عبور حساب' }).fill(person.password);
    await expectScreenHolds(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'ساخت کلید' }).click();
    const key = (await dialog.getByText(/^bk_/).textContent()) ?? '';
    await expectScreenHolds(page, '[role=dialog]');
    await dialog.getByRole('checkbox', { name: 'کلید را نگه داشتم.' }).check();
    await dialog.getByRole('button', { name: 'پایان' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(key)).toHaveCount(0);
    const headers = { 'x-api-key': key };
    expect((await request.get('/api/orders', { headers })).status()).toBe(200);
    expect((await request.get('/api/wallets/me', { headers })).status()).toBe(403);
    await expect(card).toContainText('پرداخت و بازگشت وجه');
    await expectScreenHolds(page, 'section[aria-labelledby=api-keys-title]');
    await card.getByRole('button', { name: 'درخواست‌ها با کلید حسابداری' }).click();
    await expect(dialog).toContainText('GET /orders');
    await expect(dialog).toContainText('GET /wallets/me');
    await expectScreenHolds(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await card.getByRole('button', { name: 'باطل کردن کلید حسابداری' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'باطل کردن' }).click();
    await expect(card).toContainText('باطل‌شده');
    expect((await request.get('/api/orders', { headers })).status()).toBe(401);
  });
});
