/**
 * The administration (specification 2 §2): every tab by its key, and three people who see each other's
 * work.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from './accounts.js';
import { ADMIN_TABS as TABS } from './all-screens/admin-tabs.js';
import { expect, test, WIDTHS } from './fixtures.js';
import { ADMIN, enterAs, openAs } from './people.js';
import { expectDialogHolds, expectScreenHolds } from './screens.js';

/** The first ten tabs answer to their numbers. */
const ORDER = ['overview', ...TABS.map(([key]) => key)];
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The element of the open tab. */
const PANEL = '#admin-panel';

/** Beside the panel on a wide screen. */
const linkOf = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'بخش‌های مدیریت' }).getByRole('link', { name: new RegExp(`^${label}`) });

const labelOf = (tab: string): string => TABS.find(([key]) => key === tab)?.[1] ?? '';

/** Dialogs by their tab and the button that opens one. */
const DIALOGS: readonly (readonly [tab: string, button: string])[] = [
  ['emails', 'آزمایش سرویس'],
  ['emails', 'نوشتن ایمیل'],
  ['invoices', 'صورت‌حساب جدید'],
  ['receipts', 'رسید جدید'],
  ['domains', 'افزودن پسوند'],
  ['tools', 'برنامهٔ نگهداری'],
  ['tools', 'تاریخچه'],
  ['tools', 'تعمیر و نگهداری'],
];

test('S-187 S-188 an administrator walks through every tab', async ({ page }) => {
  test.setTimeout(300_000);
  await enterAs(page, ADMIN, '/admin');
  await expect(page.getByRole('region', { name: 'خلاصه' })).toContainText('همهٔ سفارش‌ها');
  await expect(page.getByRole('region', { name: 'در انتظار تصمیم شما' })).toBeVisible();
  for (const [key, label, sign] of TABS) {
    await test.step(key, async () => {
      // By its number where it has one; the tab of tickets may carry how many are unread.
      const digit = key === 'support' ? null : DIGITS[ORDER.indexOf(key)];
      if (digit) await page.keyboard.press(digit);
      else await linkOf(page, label).click();
      await expect(page).toHaveURL(new RegExp(`tab=${key}`));
      await expect(page.locator(PANEL).getByText(sign).first()).toBeVisible();
    });
  }
  await test.step('keys, address and back', async () => {
    await page.keyboard.press('0');
    await expect(page).toHaveURL(/tab=users/);
    await expect(page.getByRole('searchbox', { name: 'جستجو در کاربران' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('admin@');
    await expect(page).toHaveURL(/search=admin/);
    await expect(page.locator(PANEL).getByText('customer@barpa.example')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('admin@');
    await page.goBack();
    await expect(page).toHaveURL(/tab=audit/);
  });
  await test.step('on a phone the tabs are in a drawer', async () => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
    await page.getByRole('button', { name: 'بخش‌های مدیریت، الان رویدادنگار' }).click();
    await expectScreenHolds(page, '[role=dialog]');
    await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
    await page.getByRole('dialog').getByRole('link', { name: 'سفارش‌ها' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('سفارش‌ها');
    await page.goBack();
    await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  });
  await test.step('a range of days is picked', async () => {
    await page.getByRole('button', { name: /بازهٔ زمانی/ }).click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectScreenHolds(page, '[role=dialog]');
    await page.getByRole('button', { name: 'امروز' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  });
});

test('S-192 S-195 S-199 S-200 the dialogs of the tabs hold', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, ADMIN, '/admin?tab=users&search=customer@barpa');
  await expect(row(page, 'customer@barpa')).toBeVisible({ timeout: 30_000 });
  await test.step('users: the reason of a deletion', async () => {
    await row(page, 'customer@barpa')
      .getByRole('button', { name: /کارهای دیگر/ })
      .click();
    await page.getByRole('menuitem', { name: 'حذف کاربر' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'حذف کاربر' })).toBeDisabled();
    await expectDialogHolds(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  for (const [tab, button] of DIALOGS) {
    await test.step(`${tab}: ${button}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await linkOf(page, labelOf(tab)).click();
      await page.locator(PANEL).getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectDialogHolds(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a list is sorted, its columns are chosen, and a customer is opened by keys', async ({ page }) => {
  await enterAs(page, ADMIN, '/admin?tab=users&search=customer@barpa');
  await test.step('sorting is in the address', async () => {
    const joined = page.getByRole('columnheader', { name: 'عضویت' });
    await expect(joined).toHaveAttribute('aria-sort', 'descending');
    await joined.getByRole('button').click();
    await expect(joined).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/dir=asc/);
  });
  await test.step('a filter is saved and applied', async () => {
    await page.getByRole('button', { name: 'فیلترهای ذخیره‌شده' }).click();
    await page.getByRole('menuitem', { name: 'ذخیرهٔ این فیلتر' }).click();
    await page.getByRole('dialog').getByLabel('نام فیلتر').fill('مشتری نمونه');
    await page.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
    await page.goto('/admin?tab=users');
    await page.getByRole('button', { name: 'فیلترهای ذخیره‌شده' }).click();
    await page.getByRole('menuitem', { name: 'مشتری نمونه', exact: true }).click();
    await expect(page).toHaveURL(/search=customer/);
    await expect(page.getByRole('searchbox')).toHaveValue('customer@barpa');
  });
  await test.step('a hidden column stays hidden', async () => {
    await page.getByRole('button', { name: 'ستون‌ها' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'تلفن' }).click();
    await expect(page.getByRole('columnheader', { name: 'تلفن' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'عضویت' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'تلفن' })).toHaveCount(0);
  });
  await test.step('J and Enter open the customer', async () => {
    await page.keyboard.press('j');
    await expect(row(page, 'customer@barpa')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'دستگاه‌های واردشده' })).toBeVisible();
  });
});

/** The lists of which the demonstration has rows. */
const LISTS = ['orders', 'sites', 'domains', 'invoices', 'payments', 'receipts', 'wallets', 'users', 'audit'];
/** The greatest height of a row at 1280 px. */
const ROW_MOST = 72;

/** px by which the table of a row is wider than what shows it. */
const overflowOf = (element: Element): number => {
  const table = element.closest('table');
  return table ? table.offsetWidth - (table.parentElement?.clientWidth ?? 0) : 0;
};

test('no row of a list is cut or higher than 72 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAs(page, ADMIN, '/admin');
  for (const tab of LISTS) {
    await test.step(tab, async () => {
      await linkOf(page, labelOf(tab)).click();
      const rows = page.locator(`${PANEL} tr[data-row="${tab}"]`);
      await expect(rows.first()).toBeVisible();
      const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_MOST);
      expect(await rows.first().evaluate(overflowOf)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('a connection that is lost for a moment', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a question that cannot be loaded says so and can be asked again', async ({ page }) => {
    let losses = 0;
    await page.route(/modals-[\w-]+\.js/, (route) => ((losses += 1) <= 2 ? route.abort() : route.continue()));
    await enterAs(page, ADMIN, '/admin?tab=users&search=customer@barpa');
    const ban = row(page, 'customer@barpa').getByRole('button', { name: /^مسدود کردن/ });
    await ban.click();
    await expect(page.getByRole('alert')).toContainText('چیزی انجام نشد');
    await ban.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'مسدود کردن' })).toBeVisible();
  });
});

const row = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) });

const CREATE = `mutation($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }`;

/** The acts of the customer, by the APIs behind the pages. */
function customerCalls(request: APIRequestContext, token: string) {
  const post = async (path: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    order: async (title: string): Promise<string> => {
      const wizardData = wizard({ domain: freshDomain() });
      const input = { submitMode: 'draft', title, wizardData, totalToman: payableOf(wizardData) };
      const { data } = await post('/graphql', { query: CREATE, variables: { input } });
      return (data as { createOrder: { order: { id: string } } }).createOrder.order.id;
    },
    pay: (orderId: string) => post('/api/payments/request', { order_id: orderId, payment_method: 'wallet' }),
    ask: (subject: string) => post('/api/support/report-issue', { subject, message: 'سایت من باز نمی‌شود.' }),
  };
}

test('S-189 S-190 S-196 S-197 S-198 S-209 two administrators and a customer see each other', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const customer = await newAccount(page.request);
  const second = await newAccount(page.request);
  const first = await openAs(browser, baseURL ?? '', ADMIN, `/admin?tab=users&search=${second.email}`);

  await test.step('a second administrator is made', async () => {
    await row(first, second.email)
      .getByRole('button', { name: /کارهای دیگر/ })
      .click();
    await first.getByRole('menuitem', { name: 'مدیر کردن' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'تغییر نقش' }).click();
    await expect(row(first, second.email).getByText('مدیر', { exact: true })).toBeVisible();
  });
  const other = await openAs(browser, baseURL ?? '', second, `/admin?tab=wallets&search=${customer.email}`);
  const calls = customerCalls(page.request, await enterAs(page, customer, '/dashboard?tab=wallet'));

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
    await expect(row(other, customer.email)).toContainText('۲۵۰٬۰۰۰ تومان');
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
    const mine = first.getByRole('region', { name: 'در انتظار مدیر دوم' });
    await expect(mine).toContainText('در انتظار مدیر دیگر');
    const waiting = other.getByRole('region', { name: 'در انتظار مدیر دوم' });
    await waiting.getByRole('button', { name: /^تأیید/ }).click();
    await expect(waiting).toHaveCount(0);
    await expect(mine).toHaveCount(0);
    await expect(page.getByText('۹۰٬۲۵۰٬۰۰۰ تومان').first()).toBeVisible();
  });

  await test.step('an order, its payment and its end pass from one to the other', async () => {
    await first.goto(`/admin?tab=orders&search=${customer.email}`);
    await other.goto(`/admin?tab=payments&search=${customer.email}`);
    await page.goto('/dashboard');
    for (const each of [first, other]) await expect(each.getByText('چیزی با این مشخصات نیست')).toBeVisible();
    const id = await calls.order('سایت گل‌فروشی ماهور');
    await expect(row(first, customer.email)).toContainText('سایت گل‌فروشی ماهور');
    const card = page.getByRole('article', { name: 'سایت گل‌فروشی ماهور' });
    await expect(card).toBeVisible();
    await calls.pay(id);
    await expect(row(other, customer.email)).toBeVisible();
    await row(first, customer.email)
      .getByRole('button', { name: /تکمیل شد$/ })
      .click();
    await first.getByRole('dialog').getByRole('button', { name: 'تکمیل سفارش' }).click();
    await expect(card).toContainText('انجام‌شده');
    await other.goto(`/admin?tab=orders&search=${customer.email}`);
    await expect(row(other, customer.email)).toContainText('انجام‌شده');
  });

  await test.step('a question of the customer reaches both', async () => {
    for (const each of [first, other]) {
      await each.goto('/admin?tab=support');
      await each.getByRole('searchbox').fill(customer.email);
    }
    await expect(other.getByText('تیکتی پیدا نشد')).toBeVisible();
    await calls.ask('نشانی سایت من کار نمی‌کند');
    for (const each of [first, other]) {
      await expect(each.getByRole('navigation', { name: 'تیکت‌ها' })).toContainText('نشانی سایت من کار نمی‌کند');
      await expect(each.getByRole('img', { name: /تیکت خوانده‌نشده/ })).toBeVisible();
    }
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
    await expect(row(other, customer.email).getByText('مسدود', { exact: true })).toBeVisible();
  });
  await first.context().close();
  await other.context().close();
});
