/** The administrators' house (specification 2 §2): every tab on every screen, and three people who see each other's work. */
import type { Browser, Page } from '@playwright/test';
import { newAccount } from './accounts.js';
import { expect, test } from './fixtures.js';
import { ADMIN, enterAs, type Person } from './people.js';
import { expectScreenHolds } from './screens.js';

/** Label, and something that only the loaded tab shows. */
const TABS: readonly (readonly [key: string, label: string, sign: string])[] = [
  ['users', 'کاربران', 'admin@barpa.example'],
  ['emails', 'ایمیل‌ها', 'قالب‌ها'],
  ['stats', 'آمار', 'نسبت دیرکرد'],
  ['system-health', 'سلامت سامانه', 'زمان کار'],
  ['invoices', 'صورت‌حساب‌ها', 'صورت‌حساب تازه'],
  ['receipts', 'رسیدها', 'رسید تازه'],
  ['payments', 'پرداخت‌ها', 'اعمال صافی'],
  ['wallets', 'کیف پول‌ها', 'admin@barpa.example'],
  ['domains', 'دامنه‌ها', 'افزودن پسوند'],
  ['tools', 'ابزارها', 'فرستادن نامهٔ آزمایشی'],
  ['audit', 'رویدادنگار', 'خروجی CSV'],
];

test('S-187 S-188 an administrator walks through every tab', async ({ page }) => {
  test.setTimeout(300_000);
  await enterAs(page, ADMIN, '/admin');
  await expect(page.getByRole('region', { name: 'خلاصه' })).toContainText('همهٔ سفارش‌ها');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectScreenHolds(page);
  for (const [key, label, sign] of TABS) {
    await test.step(key, async () => {
      await page.getByRole('tab', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`tab=${key}`));
      await expect(page.getByRole('tabpanel').getByText(sign).first()).toBeVisible();
      await expect(page.getByRole('status', { name: /بارگذاری/ })).toHaveCount(0);
      await expectScreenHolds(page, '[role=tabpanel]');
    });
  }
  await test.step('keys, address and back', async () => {
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/tab=users/);
    await expect(page.getByRole('searchbox', { name: 'جستجو در کاربران' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('admin@');
    await expect(page).toHaveURL(/search=admin/);
    await expect(page.getByRole('tabpanel').getByText('customer@barpa.example')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('admin@');
    await page.goBack();
    await expect(page).toHaveURL(/tab=audit/);
  });
  await test.step('a range of days is picked', async () => {
    await page.getByRole('button', { name: /بازهٔ زمانی/ }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectScreenHolds(page, '[role=dialog]');
    await page.getByRole('button', { name: 'امروز' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  });
});

async function desk(browser: Browser, baseURL: string, who: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fa-IR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, who, path);
  return page;
}

const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) });

test('S-190 S-198 two administrators and a customer see each other', async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000);
  const customer = await newAccount(page.request);
  const second = await newAccount(page.request);
  const first = await desk(browser, baseURL ?? '', ADMIN, `/admin?tab=users&search=${second.email}`);

  await test.step('a second administrator is made', async () => {
    await row(first, second.email)
      .getByRole('button', { name: /کارهای دیگر/ })
      .click();
    await first.getByRole('menuitem', { name: 'مدیر کردن' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'تغییر نقش' }).click();
    await expect(row(first, second.email).getByText('مدیر', { exact: true })).toBeVisible();
  });
  const other = await desk(browser, baseURL ?? '', second, `/admin?tab=wallets&search=${customer.email}`);
  await enterAs(page, customer, '/dashboard?tab=wallet');

  await test.step('money that one gives is seen by all', async () => {
    await first.goto(`/admin?tab=wallets&search=${customer.email}`);
    await row(first, customer.email)
      .getByRole('button', { name: /^تغییر موجودی/ })
      .click();
    const dialog = first.getByRole('dialog');
    await dialog.getByRole('spinbutton').fill('250000');
    await expect(dialog.getByTestId('preview')).toContainText('۲۵۰٬۰۰۰ تومان');
    await dialog.getByLabel('دلیل').fill('هدیهٔ نوروز');
    await expectScreenHolds(first);
    await first.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'ثبت تغییر' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(first, customer.email)).toContainText('۲۵۰٬۰۰۰ تومان');
    await expect(page.getByText('۲۵۰٬۰۰۰ تومان').first()).toBeVisible();
    await expect(row(other, customer.email)).toContainText('۲۵۰٬۰۰۰ تومان', { timeout: 30_000 });
  });

  await test.step('a high amount takes the other administrator', async () => {
    await row(first, customer.email)
      .getByRole('button', { name: /^تغییر موجودی/ })
      .click();
    const dialog = first.getByRole('dialog');
    await dialog.getByRole('spinbutton').fill('90000000');
    await dialog.getByLabel('دلیل').fill('قرارداد سالانه');
    await dialog.getByRole('button', { name: 'ثبت تغییر' }).click();
    await dialog.getByRole('button', { name: 'درخواست تأیید' }).click();
    await expect(first.getByRole('region', { name: 'در انتظار مدیر دوم' })).toContainText('در انتظار مدیر دیگر');
    const waiting = other.getByRole('region', { name: 'در انتظار مدیر دوم' });
    await waiting.getByRole('button', { name: /^تأیید/ }).click({ timeout: 30_000 });
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText('۹۰٬۲۵۰٬۰۰۰ تومان').first()).toBeVisible();
  });

  await test.step('a ban throws out at once, and both lists show it', async () => {
    await other.goto(`/admin?tab=users&search=${customer.email}`);
    await expect(row(other, customer.email).getByText('فعال')).toBeVisible();
    await first.goto(`/admin?tab=users&search=${customer.email}`);
    await row(first, customer.email)
      .getByRole('button', { name: /^مسدود کردن/ })
      .click();
    await first.getByRole('dialog').getByRole('button', { name: 'مسدود کردن' }).click();
    await expect(row(first, customer.email).getByText('مسدود', { exact: true })).toBeVisible();
    await expect(row(other, customer.email).getByText('مسدود', { exact: true })).toBeVisible({ timeout: 30_000 });
  });
  await first.context().close();
  await other.context().close();
});
