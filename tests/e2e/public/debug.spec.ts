/** The debug page (S-207, S-208). */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { CUSTOMER, enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';

// Looking at a protected address as a guest is what the page is for.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

const card = (page: Page, name: string) => page.getByRole('region', { name });
const connections = (page: Page) => card(page, 'آزمایش ارتباط').getByRole('listitem');

test('S-207 a guest sees the status, the ping and what wants a sign-in', async ({ page }) => {
  await page.goto('/debug');
  await expect(card(page, 'وضعیت ورود')).toContainText('مهمان');
  await page.getByRole('button', { name: 'شروع: پینگ سرور' }).click();
  await expect(card(page, 'پینگ سرور')).toContainText('سالم');
  await page.getByRole('button', { name: 'شروع: آزمایش ارتباط' }).click();
  await expect(connections(page).filter({ hasText: 'نیاز به ورود' })).toHaveCount(7);
  await expect(connections(page).first()).toContainText('سالم');
});

test('S-208 asks eight addresses half a second apart', async ({ page }) => {
  const token = await enterAs(page, CUSTOMER, '/debug');
  const asked: { path: string; bearer: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const bearer = request.headers()['authorization'] === `Bearer ${token}`;
    if (pathname.startsWith('/api/')) asked.push({ path: pathname.slice(4), bearer });
  });
  await page.getByRole('button', { name: 'شروع: آزمایش ارتباط' }).click();
  await expect(connections(page).filter({ hasText: 'سالم' })).toHaveCount(8);
  expect(asked.map(({ path }) => path)).toEqual([
    '/health',
    '/auth/me',
    '/profiles/me',
    '/orders',
    '/invoices',
    '/receipts',
    '/wallets/me/balance',
    '/wallets/me/transactions',
  ]);
  expect(asked.every(({ bearer }) => bearer)).toBe(true);
  // When each call began, by the page's own clock: this process hears of them later, and unevenly.
  const begun = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => initiatorType === 'fetch' && new URL(name).pathname.startsWith('/api/'))
      .map(({ startTime }) => startTime),
  );
  expect(begun).toHaveLength(8);
  // A timer may fire within the millisecond before its time.
  expect(begun.slice(1).every((at, index) => at - (begun[index] ?? 0) >= 499)).toBe(true);
});

test('S-207 the flow passes, and the report shows no secret', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await enterAs(page, CUSTOMER, '/debug');
  await expect(card(page, 'وضعیت ورود')).toContainText('c***@barpa.example');
  await page.getByRole('button', { name: 'شروع: آزمایش روند ورود' }).click();
  await expect(card(page, 'آزمایش روند ورود').getByRole('listitem').filter({ hasText: 'سالم' })).toHaveCount(6);
  await page.getByRole('button', { name: 'کپی گزارش کامل' }).click();
  await expect(page.getByText('گزارش کپی شد.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  const kept = await page.evaluate(() => Object.values(localStorage));
  for (const secret of [token, CUSTOMER.email, ...kept.filter((value) => value.length > 20)]) {
    expect(report).not.toContain(secret);
    expect(await page.content()).not.toContain(secret === CUSTOMER.email ? 'no address' : secret);
  }
  expect(report).toContain('شناسایی پس از نوسازی: سالم');
});

test('S-207 the sign-in test tells right from wrong and signs nobody in', async ({ page }) => {
  await page.goto('/debug');
  const form = card(page, 'آزمایش ورود');
  const attempt = async (password: string): Promise<void> => {
    await form.getByLabel('ایمیل').fill(CUSTOMER.email);
    await form.getByLabel('رمز عبور', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'آزمایش ورود' }).click();
  };
  await attempt('not this one');
  await expect(form).toContainText('ایمیل یا رمز عبور درست نیست');
  await attempt(CUSTOMER.password);
  await expect(form).toContainText('ورود درست است');
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await expect(card(page, 'وضعیت ورود')).toContainText('مهمان');
});

test('the debug page holds once it has checked everything', async ({ page }) => {
  await page.goto('/debug');
  await page.getByRole('button', { name: 'بررسی همه' }).click();
  await expect(connections(page).filter({ hasText: 'نیاز به ورود' })).toHaveCount(7);
  await expectScreenHolds(page);
});
