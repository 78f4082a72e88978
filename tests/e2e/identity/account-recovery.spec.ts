/** Back into an account: a forgotten password and signing in by mail, through the sandbox's mailbox. */
import { enter, linkFromMail, newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { signIn, type Person } from '../people.js';

const NEW_PASSWORD = 'رودهای آرام ۱۴۰۵';
let customer: Person;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  customer = await newAccount(request);
  await request.dispose();
});

test('S-081 a link by mail signs in and leads back', async ({ page, request }) => {
  await page.goto('/dashboard?tab=profile');
  await page.getByLabel('ایمیل', { exact: true }).fill(customer.email);
  await page.getByRole('link', { name: 'ورود با لینک ایمیل' }).click();
  await expect(page.getByLabel('ایمیل', { exact: true })).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'ارسال لینک ورود' }).click();
  await expect(page.getByRole('status')).toContainText('۱۵ دقیقه');
  await page.goto(await linkFromMail(request, customer.email, 'magic-link'));
  // Opening a link signs nobody in: programs that look through mails open it, too.
  await page.getByRole('button', { name: 'ورود به حساب' }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=profile$/);
});

test('S-060 S-062 a forgotten password is replaced by mail', async ({ page, request }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }).click();
  // The page before has a field of the same name, and is there until this one is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'فراموشی رمز عبور' })).toBeVisible();
  await page.getByLabel('ایمیل', { exact: true }).fill(customer.email);
  await page.getByRole('button', { name: 'ارسال لینک' }).click();
  await expect(page.getByRole('heading', { name: 'صندوق ایمیل خود را ببینید' })).toBeVisible();
  await page.goto(await linkFromMail(request, customer.email, 'reset-password'));
  await page.getByLabel('رمز عبور جدید', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('تکرار رمز عبور جدید').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور' }).click();
  await expect(page.getByRole('heading', { name: 'رمز عبور شما تغییر کرد' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await enter(page, { ...customer, password: NEW_PASSWORD });
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 401/] });
  test('the old password cannot be used any more', async ({ page }) => {
    await page.goto('/auth');
    await signIn(page, customer);
    await expect(page.getByRole('alert')).toContainText('ایمیل یا رمز عبور درست نیست');
  });
});

test('S-061 a link without a token leads to a new one', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'درخواست لینک جدید' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
