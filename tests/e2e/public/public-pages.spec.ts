/**
 * The first pages that anyone meets: the landing presentation, the header, the guards and the way back from nowhere.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { ADMIN, CUSTOMER, enterAs } from '../people.js';

const slide = (page: Page) => page.locator('main > section:not([inert])');

test('S-037 S-044 S-045 S-046 S-048 the six slides move one by one', async ({ page }) => {
  const opened = new Date('2026-11-21T08:00:00Z');
  await page.clock.install({ time: opened });
  await page.goto('/');
  // All six can be read until the script is here.
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveId('hero');
  // From here on only the test moves the clock: a slow machine may take longer than the lock between two presses.
  await page.clock.pauseAt(opened.getTime() + 3_600_000);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');

  await page.mouse.wheel(0, 29);
  await expect(slide(page)).toHaveId('hero');
  await page.mouse.wheel(0, 30);
  await expect(slide(page)).toHaveId('steps');
  await page.keyboard.press('ArrowDown');
  await expect(slide(page), 'locked for 900 ms').toHaveId('steps');

  for (const [key, id] of [
    ['PageDown', 'technology'],
    ['ArrowDown', 'security'],
    ['ArrowUp', 'technology'],
    ['PageUp', 'steps'],
    ['ArrowUp', 'hero'],
    ['ArrowUp', 'hero'],
  ] as const) {
    await page.clock.fastForward(900);
    await page.keyboard.press(key);
    await expect(slide(page), key).toHaveId(id);
  }

  await page.clock.fastForward(900);
  await page.getByRole('navigation', { name: 'معرفی برپا' }).getByRole('button').last().click();
  await expect(slide(page)).toHaveId('trust');
  await page.clock.fastForward(900);
  await page.keyboard.press('PageDown');
  await expect(slide(page)).toHaveId('trust');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S-037 a reader sees all six slides', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main > section')).toHaveCount(6);
    for (const each of await page.locator('main > section').all()) await expect(each).toBeVisible();
  });
});

test('S-014 S-025 S-027 S-028 guards lead and remember', async ({ page }) => {
  await page.goto('/dashboard?tab=wallet');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth$/);
  await enterAs(page, CUSTOMER, '/admin');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('an address that is none of ours', () => {
  test.use({ expectedErrors: [/status of 404 .*\/no\/such\/page/] });

  test('S-024 an unknown address leads home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('پیدا نشد');
    await page.getByRole('main').getByRole('link', { name: 'صفحهٔ اصلی' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('S-031 the account menu shows what one may open', async ({ page }) => {
  await enterAs(page, CUSTOMER, '/dashboard');
  const open = () => page.getByRole('button', { name: /^حساب کاربری/ }).click();
  await open();
  await expect(page.getByRole('menuitem')).toHaveText(['داشبورد', 'شروع پروژهٔ جدید', 'پشتیبانی', 'خروج از حساب']);
  await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
  await expect(page).toHaveURL(/\/$/);

  await enterAs(page, ADMIN, '/dashboard');
  await open();
  await expect(page.getByRole('menuitem')).toHaveText([
    'داشبورد',
    'پنل مدیریت',
    'شروع پروژهٔ جدید',
    'پشتیبانی',
    'خروج از حساب',
  ]);
  await page.getByRole('menuitem', { name: 'شروع پروژهٔ جدید' }).click();
  await expect(page).toHaveURL(/\/wizard/);
});

test('the interface is drawn by its own font alone', async ({ page }) => {
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['h1', 'footer span']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect([selector, [...new Set(fonts.map(({ familyName }) => familyName))]]).toEqual([selector, ['Vazirmatn']]);
  }
});
