/**
 * The platform's mode, live in two browsers. On a product of its own: a closed platform would close every other
 * test's.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { ADMIN, CUSTOMER, enterAs } from '../people.js';
import { startProduct } from '../product.js';
import { expectDialogHolds, expectEveryFormHolds } from '../screens.js';

// With the start of the product.
test.describe.configure({ timeout: 180_000 });
test.use({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct('site-product.log');
    try {
      await product.ready;
      await use(product.url);
    } finally {
      await product.stop();
    }
  },
  // The pages of a closed platform are 503 on purpose.
  expectedErrors: [/status of 503/],
});

/** The mode among the summary of the overview. */
const summary = (page: Page) => page.getByRole('region', { name: 'خلاصه' });

async function openAdminPage(browser: Browser, baseURL: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'fa-IR', reducedMotion: 'reduce' })).newPage();
  await enterAs(page, ADMIN, address);
  return page;
}

test('S-200 S-201 S-328 S-329 S-330 S-331 an open page follows the mode, and settings reach the pages', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const signedIn = await request.post('/api/auth/login', { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const change = async (data: object) => {
    const answer = await request.patch('/api/site-config', { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok()).toBe(true);
  };
  await enterAs(page, CUSTOMER, '/dashboard');
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 });

  await test.step('S-200 one administrator switches; another one and the customer see it', async () => {
    const one = await openAdminPage(browser, baseURL ?? '', '/admin?tab=tools');
    const other = await openAdminPage(browser, baseURL ?? '', '/admin');
    await expect(summary(other)).toContainText('عادی');
    await one.getByRole('button', { name: 'همهٔ حالت‌ها' }).click();
    await one.getByRole('menuitem', { name: 'آزمایشی' }).click();
    const dialog = one.getByRole('dialog');
    await dialog.getByLabel('پیام برای بازدیدکنندگان').fill('نسخهٔ آزمایشی');
    await expectDialogHolds(one);
    await dialog.getByRole('button', { name: 'تغییر وضعیت' }).click();
    await expect(page.getByText('نسخهٔ آزمایشی')).toBeVisible();
    await expect(summary(other)).toContainText('نسخهٔ آزمایشی');
    await one.getByRole('link', { name: 'نمای کلی' }).click();
    await expect(summary(one)).toContainText('نسخهٔ آزمایشی');
    await one.context().close();
    await other.context().close();
  });

  const until = new Date(Date.now() + 3_600_000).toISOString();
  await change({ mode: 'maintenance', message: 'زود برمی‌گردیم', until });
  await expect(page.getByRole('heading', { name: 'چند دقیقه در دسترس نیستیم' })).toBeVisible();
  await expect(page.getByText('زود برمی‌گردیم')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expectEveryFormHolds(page);

  await change({ mode: 'update_mode' });
  await expect(page.getByRole('heading', { name: 'در حال به‌روزرسانی هستیم' })).toBeVisible();
  const landing = await page.goto('/');
  expect(landing?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'در حال به‌روزرسانی هستیم' })).toBeVisible();

  await enterAs(page, ADMIN, '/auth');
  await page.goto('/dashboard');
  await expect(page.getByText('سایت برای بازدیدکنندگان بسته است')).toBeVisible();

  const settings = {
    name: 'سازه',
    slogan: 'خانه‌ای <b>برای</b> شما',
    default_title: 'سازه | خانه',
    claims: { customers: 4321 },
  };
  await change({ mode: 'normal', settings });
  await expect(page.getByText('سایت برای بازدیدکنندگان بسته است')).toHaveCount(0);
  await expect.poll(async () => (await request.get('/')).text()).toContain('<title>سازه | خانه</title>');
  const source = await (await request.get('/')).text();
  expect(source).toContain('<meta property="og:site_name" content="سازه" />');
  expect(source).toContain('خانه‌ای &lt;b&gt;برای&lt;/b&gt; شما');
  expect(source).toContain('۴٬۳۲۱');
  expect(source).not.toContain('<b>برای');
  // A shared link to any page shows this to a reader that runs no script and takes anything.
  const shared = await (await request.get('/wizard')).text();
  for (const text of ['| سازه</title>', 'og:title" content="سازه | خانه"', '/assets/og.jpg" />'])
    expect(shared).toContain(text);
  await page.goto('/');
  await expect(page).toHaveTitle('سازه | خانه');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('سازه');
});
