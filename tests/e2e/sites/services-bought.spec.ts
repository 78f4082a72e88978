/**
 * All six services, bought with the site: each is seen at work in the dashboard and on the served site. On a product of
 * its own, which takes backups every few seconds.
 */
import type { Page } from '@playwright/test';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { newAccount } from '../accounts.js';
import { expect, test as base } from '../fixtures.js';
import { enterAs } from '../people.js';
import { startProduct } from '../product.js';
import { expectScreenHolds } from '../screens.js';
import { paidSite } from './paid-site.js';

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct('services-product.log', 'dist/tests/helpers/run/browser-product.js');
    try {
      await product.ready;
      await use(product.url);
    } finally {
      await product.stop();
    }
  },
});
// With the start of the product.
test.describe.configure({ timeout: 300_000 });

/** The name of a visitor's browser; one that names itself a program is not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';

const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const FIRST = 'نان داغ هر روز از ساعت شش';
const SECOND = 'نان داغ هر روز از ساعت هفت';

async function publishTitled(page: Page, siteId: string, title: string, release: string): Promise<void> {
  await page.goto(`/dashboard/sites/${siteId}?tab=seo`);
  await page.getByRole('textbox', { name: 'عنوان' }).fill(title);
  await page.getByRole('button', { name: 'ذخیره در پیش‌نویس' }).click();
  await expect(page.getByText('همهٔ تغییرها در پیش‌نویس است.')).toBeVisible();
  await page.goto(`/dashboard/sites/${siteId}`);
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page.getByText(`نسخهٔ ${release} منتشر شد`)).toBeVisible({ timeout: 60_000 });
}

test('every bought service is seen at work', async ({ page, request, browser }) => {
  await desktop(page);
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id, url } = await paidSite(page, request, token, {
    title: 'نانوایی سنگک ماهان',
    services: [...SERVICE_KEYS],
  });
  const tab = (key: string) => page.goto(`/dashboard/sites/${id}?tab=${key}`);

  await test.step('the tab of services says so of all six, and when the team acts', async () => {
    await tab('services');
    const card = (name: string) => page.getByRole('listitem', { name });
    for (const name of Object.values(SERVICE_NAMES)) await expect(card(name)).toContainText('خریده‌اید');
    await expect(card(SERVICE_NAMES.rushDelivery)).toContainText('بازبینی تا');
    await expect(card(SERVICE_NAMES.maintenancePlan)).toContainText('گزارش بعدی تا');
  });

  await test.step('search engines: findings, and a title that is served', async () => {
    await tab('seo');
    await expect(page.getByRole('region', { name: 'بررسی سئو' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'تأیید مالکیت و دادهٔ ساختاریافته' })).toBeVisible();
    await publishTitled(page, id, FIRST, '۲');
  });

  const context = await browser.newContext({ userAgent: BROWSER, locale: 'fa-IR' });
  const visitor = await context.newPage();
  await test.step('social networks: a picture of the page, and links to share it', async () => {
    await visitor.goto(url);
    await expect(visitor).toHaveTitle(FIRST);
    const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await visitor.goto(picture ?? '');
    expect(await answer?.headerValue('content-type')).toMatch(/^image\//);
    await tab('seo');
    await expect(page.getByRole('region', { name: 'دکمه‌های اشتراک‌گذاری' })).toBeVisible();
  });

  await test.step('visits: the one that was made is counted', async () => {
    await expect(async () => {
      await tab('visits');
      await expect(page.getByText('راه‌های ورود').first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 90_000 });
    await expect(page.getByText('هنوز بازدیدی ثبت نشده است')).toBeHidden();
  });

  await test.step('backups: one is kept for thirty days, downloaded and put back', async () => {
    await tab('backups');
    await expect(page.getByText(/هر نسخه ۳۰ روز می‌ماند/)).toBeVisible();
    await expect(page.getByText('بررسی‌شده')).toBeVisible({ timeout: 30_000 });
    await expectScreenHolds(page);
    await desktop(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^دانلود/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await publishTitled(page, id, SECOND, '۳');
    await visitor.goto(url);
    await expect(visitor).toHaveTitle(SECOND);
    await tab('backups');
    await page.getByRole('button', { name: /^بازگرداندن/ }).click();
    await page.getByRole('menuitem', { name: /^بازگرداندن و انتشار/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'بازگرداندن و انتشار' }).click();
    await expect(page.getByText('نسخهٔ پشتیبان در حال انتشار است.')).toBeVisible();
    await expect(async () => {
      await visitor.goto(url);
      await expect(visitor).not.toHaveTitle(SECOND, { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  });
  await context.close();
});
