/** Signing in through GitHub and Google, with the sandbox as the provider (S-017, S-050, S-059, S-067 to S-070). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';
import { expectEveryFormHolds, expectScreenHolds } from '../screens.js';

const BUTTONS = { github: 'ادامه با گیت‌هاب', google: 'ادامه با گوگل' } as const;
type Provider = keyof typeof BUTTONS;

const newEmail = (): string => `${randomUUID()}@example.com`;

async function goToProvider(page: Page, provider: Provider, from = '/auth'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: BUTTONS[provider] }).click();
  await page.waitForURL(/\/sandbox\/oauth\//);
}

async function becomeNew(page: Page, email: string, verified = true): Promise<void> {
  await page.getByLabel('نام', { exact: true }).fill('نگار امینی');
  await page.getByLabel('ایمیل', { exact: true }).fill(email);
  if (!verified) await page.getByLabel('این سرویس ایمیل او را تأیید کرده است').uncheck();
  await page.getByRole('button', { name: 'ورود با این شخص' }).click();
}

/** How the sign-in elsewhere ended; other notices may be beside it. */
const notice = (page: Page) => page.getByRole('alert', { name: 'ورود انجام نشد' });

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
}

for (const provider of ['github', 'google'] as const) {
  test(`S-050 S-067 S-068 ${provider}: a new person gets an account and returns to it`, async ({ page }) => {
    const email = newEmail();
    await goToProvider(page, provider);
    await becomeNew(page, email);
    await page.waitForURL(new RegExp(`/auth/oauth/callback/${provider}$`));
    expect(page.url(), 'the secret is out of the address').not.toContain('secret');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('نگار امینی');

    await signOut(page);
    await goToProvider(page, provider);
    await page.getByRole('button', { name: email }).click();
    await page.waitForURL('**/dashboard');
  });
}

test('an existing account with the same verified e-mail is linked', async ({ page }) => {
  await goToProvider(page, 'google');
  await page.getByRole('button', { name: 'customer@barpa.example' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('مشتری نمونه');
});

test('cannot come in with an unverified e-mail', async ({ page }) => {
  await goToProvider(page, 'github');
  await becomeNew(page, newEmail(), false);
  await page.waitForURL(/\/auth(\?.*)?$/);
  await expect(notice(page)).toContainText('ایمیل شما در این سرویس تأیید نشده است');
  await expectAccessible(page);
});

test('a refusal and an error of the provider lead back to the sign-in page', async ({ page }) => {
  await goToProvider(page, 'google', '/auth?redirect=wizard');
  await page.getByRole('button', { name: 'نمی‌پذیرم و برمی‌گردم' }).click();
  await expect(notice(page)).toContainText('ورود لغو شد');
  expect(new URL(page.url()).search).toBe('?redirect=wizard');

  await page.getByRole('button', { name: BUTTONS.github }).click();
  await page.waitForURL(/\/sandbox\/oauth\//);
  await page.getByLabel('پس از انتخاب شخص').selectOption('bad_code');
  await page.getByRole('button', { name: 'sara.rad@sandbox.example' }).click();
  await expect(notice(page)).toContainText('سرویس ورود پاسخ درستی نداد');
});

test('cannot come in with a forged state', async ({ page }) => {
  await goToProvider(page, 'github');
  await page.goto(`/api/auth/oauth/github/return?code=${'c'.repeat(40)}&state=${'s'.repeat(43)}`);
  await page.waitForURL(/\/auth(\?.*)?$/);
  await expect(notice(page)).toContainText('در همین مرورگر شروع نشده');
});

test('a sign-in from the wizard leads back to it', async ({ page }) => {
  await goToProvider(page, 'google', '/auth?redirect=wizard');
  await becomeNew(page, newEmail());
  await page.waitForURL('**/wizard');
});

test('S-069 S-070 a wrong secret shows the error and the way back', async ({ page }) => {
  await page.goto('/auth/oauth/callback?uid=somebody&secret=wrong');
  await expect(page.getByRole('alert')).toContainText('این ورود پذیرفته نشد');
  await expect(page).toHaveURL(/\/auth\/oauth\/callback$/);
  await page.getByRole('link', { name: 'بازگشت به صفحهٔ ورود' }).click();
  await page.waitForURL(/\/auth$/);
});

test('S-059 a failed start shows a toast', async ({ page }) => {
  await page.goto('/auth');
  const answer = { errors: [{ message: 'x', extensions: { code: 'OAUTH_UNAVAILABLE' } }] };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('StartOAuth') ? route.fulfill({ json: answer }) : route.continue(),
  );
  await page.getByRole('button', { name: BUTTONS.google }).click();
  await expect(page.getByText('ورود با این سرویس الان ارائه نمی‌شود')).toBeVisible();
  await expect(page.getByRole('button', { name: BUTTONS.google })).toBeEnabled();
});

test.describe('the pages of the journey', () => {
  // The judge of screens adds a style of its own, which the policy of the sandbox's page refuses.
  test.use({ bypassCSP: true });

  // The return with an error is on the list of all screens.
  test('hold', async ({ page }) => {
    await page.goto('/auth?oauth=failed');
    await expect(notice(page)).toBeVisible();
    await expectScreenHolds(page);
    await goToProvider(page, 'google');
    await expectEveryFormHolds(page);
  });
});
