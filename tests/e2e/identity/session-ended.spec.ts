/** A session that ended without its person says so, and an address that is not verified leads on (S-154, S-178). */
import { profileLink } from '#core/client-links.js';
import { enter, linkFromMail, newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { ADMIN, enterAs, newPerson, signIn, type Person } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import type { APIRequestContext } from '@playwright/test';

const HERE = /\/dashboard\?tab=profile&part=security/;
const ENDED = 'از حساب خارج شدید';
const BANNED = 'این حساب مسدود شده است';
const COMES_BACK = 'پس از ورود به همان صفحه برمی‌گردید.';

async function tokenOf(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return String(((await answer.json()) as { access_token: string }).access_token);
}

/** Signs out like another device. */
async function signOutElsewhere(request: APIRequestContext, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` };
  const query = 'mutation { endOtherSessions { success } }';
  const answer = await request.post('/graphql', { headers, data: { query } });
  expect(((await answer.json()) as { errors?: unknown }).errors).toBeUndefined();
}

test.describe('a session that ended', () => {
  // The rest of the ended page requests once more with its old token.
  test.use({ expectedErrors: [/status of 401/, /status of 403/, /WebSocket/] });

  test('S-154 elsewhere is shown, and leads back', async ({ page, request }) => {
    const person = await newAccount(request);
    await enter(page, person);
    await page.goto(profileLink('security'));
    await expect(page.getByText('همین دستگاه')).toBeVisible();
    await signOutElsewhere(request, person);
    await page.waitForURL(/\/auth$/);
    await expect(page.getByRole('alert')).toContainText(ENDED);
    await expect(page.getByRole('alert')).toContainText(COMES_BACK);
    await expectAccessible(page);
    await signIn(page, person);
    await page.waitForURL(HERE);
  });

  test('S-154 while its page was closed is shown at the next visit', async ({ page, request }) => {
    const person = await newAccount(request);
    await enterAs(page, person, '/dashboard');
    await expect(page.getByRole('button', { name: /حساب کاربری/ }).first()).toBeVisible();
    await page.goto('about:blank');
    await signOutElsewhere(request, person);
    await page.goto(profileLink('security'));
    await page.waitForURL(/\/auth$/);
    await expect(page.getByRole('alert')).toContainText(ENDED);
    await signIn(page, person);
    await page.waitForURL(HERE);
  });

  test('S-154 by a ban is shown', async ({ page, request }) => {
    const person = await newAccount(request);
    await enter(page, person);
    await page.goto(profileLink('security'));
    await expect(page.getByText('همین دستگاه')).toBeVisible();
    const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const users = await request.get(`/api/admin/users?search=${encodeURIComponent(person.email)}`, { headers });
    const { items } = (await users.json()) as { items: { id: string }[] };
    const banned = await request.post(`/api/admin/users/${items[0]?.id}/ban`, { headers, data: { reason: 'آزمون' } });
    expect(banned.ok()).toBe(true);
    await page.waitForURL(/\/auth$/);
    await expect(page.getByRole('alert')).toContainText(ENDED);
    await expect(page.getByRole('alert')).toContainText(BANNED);
  });

  test('S-154 in another tab is shown', async ({ page, context, request }) => {
    await enter(page, await newAccount(request));
    const other = await context.newPage();
    await other.goto(profileLink('security'));
    await expect(other.getByText('همین دستگاه')).toBeVisible();
    await page
      .getByRole('button', { name: /حساب کاربری/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
    await expect(other).toHaveURL(/\/auth$/);
    await expect(other.getByRole('alert')).toContainText('در زبانهٔ دیگری');
    await expectScreenHolds(other);
  });
});

test.describe('an address that is not verified', () => {
  // The right password is refused by its status until the address is verified.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('S-178 opens the dialog at a right sign-in, and leads on', async ({ page, request }) => {
    const person = newPerson('سارا راد');
    const { name, email, password } = person;
    await request.post('/api/auth/signup', { data: { email, password, full_name: name } });
    await page.goto('/auth');
    await signIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'ایمیل خود را تأیید کنید' });
    await expect(dialog.getByRole('status')).toContainText('ارسال شد');
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'رمز عبور' }).fill('');
    await dialog.getByRole('button', { name: 'ارسال دوبارهٔ پیام تأیید' }).click();
    await expect(dialog.getByText('رمز عبور را بنویسید.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'رمز عبور' }).fill(password);
    await dialog.getByRole('button', { name: 'ارسال دوبارهٔ پیام تأیید' }).click();
    await dialog.getByRole('button', { name: 'بررسی وضعیت' }).click();
    await expect(dialog.getByText('ایمیل شما هنوز تأیید نشده است.')).toBeVisible();
    const link = new URL(await linkFromMail(request, email, 'verify-email'));
    const data = Object.fromEntries(link.searchParams);
    expect((await request.post('/api/auth/verify-email', { data })).ok()).toBe(true);
    await dialog.getByRole('button', { name: 'بررسی وضعیت' }).click();
    await page.waitForURL(/dashboard/);
  });

  test('S-178 cannot open the dialog by a wrong password', async ({ page, request }) => {
    const person = newPerson('سارا راد');
    const { name, email, password } = person;
    await request.post('/api/auth/signup', { data: { email, password, full_name: name } });
    await page.goto('/auth');
    await signIn(page, { ...person, password: 'این آن نیست ۱۲۳' });
    await expect(page.getByRole('alert')).toContainText('هنوز تأیید نشده است');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
