/**
 * The first minutes of somebody who has cloned the project and typed `npm start`, with the demonstration that it
 * writes: register, verify, order, pay, see the site online, edit it, publish.
 */
import type { Page } from '@playwright/test';
import { freshDomain } from '#tests/helpers/wizards.js';
import { expect, test } from '../fixtures.js';
import { followMailButton, openNewestMail } from '../mailbox.js';
import { CUSTOMER, newPerson, openAs, register } from '../people.js';
import { payAtGateway } from '../sites/paid-site.js';
import { addSection, next, orderTitle, pickSiteType, typeDomain } from '../wizard-steps.js';
import { startFreshCopy, type FreshProduct } from './fresh-copy.js';

test.setTimeout(600_000);

let product: FreshProduct;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startFreshCopy();
  try {
    await product.ready;
  } catch (error) {
    await product.stop();
    throw error;
  }
});
test.afterAll(() => product?.stop());

const person = newPerson();

async function designASite(page: Page): Promise<void> {
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 0);
  await addSection(page, 'بنر اصلی', 0);
  await next(page);
  await next(page);
  await typeDomain(page, freshDomain(), /آزاد است/);
  await next(page);
  await next(page);
}

async function registerAndVerify(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'ساخت حساب' }).first().click();
  await register(page, person);
  await openNewestMail(page, person.email, /تأیید/);
  await followMailButton(page, /تأیید ایمیل/);
  await expect(page.getByRole('heading', { name: 'ایمیل شما تأیید شد' })).toBeVisible();
  // In the browser that signed up it signs in, too.
  await expect(page).toHaveURL(/\/wizard/);
}

/** Gives the address where the site is online. */
async function orderAndPay(page: Page): Promise<string> {
  await (await orderTitle(page)).fill('گل‌فروشی بهار');
  await page.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
  await payAtGateway(page);
  const address = page.getByRole('main').getByRole('link', { name: /\.sites\.localhost/ });
  await expect(address).toBeVisible({ timeout: 60_000 });
  return (await address.getAttribute('href')) ?? '';
}

async function editAndPublish(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'داشبورد' }).first().click();
  await page.getByRole('link', { name: 'مدیریت سایت' }).first().click();
  await page.getByRole('link', { name: 'ویرایش سایت' }).click();
  await page.getByRole('button', { name: 'ویرایش محتوای بنر اصلی' }).click();
  await page.getByRole('region', { name: 'محتوای بنر اصلی' }).getByLabel('عنوان', { exact: true }).fill(title);
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
}

test('a fresh copy sells a site within its first minutes', async ({ browser }) => {
  // From the machine itself, as that person: without the address of their own that other tests come from.
  const own = { baseURL: product.url, locale: 'fa-IR', reducedMotion: 'reduce' } as const;
  await test.step('the documented customer signs in and sees how far the year is', async () => {
    const dashboard = await openAs(browser, product.url, CUSTOMER, '/dashboard');
    await expect(dashboard.getByText(/داده‌های نمایشی یک سال هنوز در حال ساخته شدن است \([۰-۹]+٪\)/)).toBeVisible();
    await dashboard.context().close();
  });
  const context = await browser.newContext(own);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await designASite(page);
  await registerAndVerify(page);
  const url = await orderAndPay(page);
  const visitor = await context.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await editAndPublish(page, 'گل‌های جدید بهار');
  await visitor.reload();
  await expect(visitor.getByText('گل‌های جدید بهار').first()).toBeVisible();
  await context.close();
  expect(product.output()).toContain('HOST=0.0.0.0 npm start');
});
