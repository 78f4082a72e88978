/** A customer's money, with everything that goes wrong on its way: drafts, failed and split payments, a refund. */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { freshDomain, payableOf, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from './accounts.js';
import { expect, expectAccessible, test } from './fixtures.js';
import { enterAs, payAtGateway } from './people.js';
import { expectScreenHolds } from './screens.js';

test.setTimeout(240_000);

const LONG = 'فروشگاه اینترنتی صنایع دستی و سوغات شهرهای ایران با ارسال به سراسر کشور و پشتیبانی هفت‌روزه';
const CREATE = `mutation($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }`;

async function placeOrder(request: APIRequestContext, token: string, title: string): Promise<void> {
  const wizardData = wizard({ domain: freshDomain() });
  const input = { submitMode: 'draft', title, wizardData, totalToman: payableOf(wizardData) };
  const data = { query: CREATE, variables: { input } };
  const answer = await request.post('/graphql', { data, headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).not.toHaveProperty('errors');
}

const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function topUp(page: Page, toman: string): Promise<void> {
  await page.getByRole('button', { name: 'واریز به کیف پول' }).first().click();
  await page.getByLabel('مبلغ (تومان)').fill(toman);
  await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click();
  await page.waitForURL(/StartPay/);
}

const balance = (page: Page, toman: string) =>
  expect(page.getByRole('region', { name: 'موجودی کیف پول' }).getByText(`${toman} تومان`)).toBeVisible();

test('money finds its way through every turn of the dashboard', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await newAccount(request);
  const token = await enterAs(page, person, '/dashboard');

  await test.step('S-160 S-161 an empty dashboard invites', async () => {
    await expect(page.getByRole('heading', { level: 1, name: /سلام/ })).toBeVisible();
    await expect(page.getByText('هنوز سفارشی ندارید')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(5);
    await expect(tab(page, 'صورت‌حساب‌ها (۰)')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('S-177 an order is created without a design, then deleted', async () => {
    await page.getByRole('button', { name: 'سفارش بدون طرح' }).click();
    await dialogButton(page, 'ثبت، طراحی بعداً').click();
    await expect(page.getByText('عنوان را بنویسید.')).toBeVisible();
    await page.getByRole('textbox', { name: 'عنوان' }).fill('نمایشگاه عکس');
    await page.getByLabel(/^بودجهٔ شما/).fill('۳۰۰۰۰۰۰');
    await expectAccessible(page);
    await dialogButton(page, 'ثبت، طراحی بعداً').click();
    await page.getByRole('link', { name: 'طراحی سایت: نمایشگاه عکس' }).click();
    await expect(page).toHaveURL(/\/wizard.*step=2/);
    await page.goto('/dashboard');
    await placeOrder(request, token, LONG);
    await placeOrder(request, token, 'سایت شخصی');
    await expect(card(page, LONG)).toBeVisible();
    await page.getByRole('button', { name: 'حذف: نمایشگاه عکس' }).click();
    await dialogButton(page, 'حذف سفارش').click();
    await expect(card(page, 'نمایشگاه عکس')).toBeHidden();
  });

  await test.step('S-168 S-172 a top-up waits, is cancelled, fails and is paid after all', async () => {
    await page.goto('/dashboard?tab=wallet');
    await topUp(page, '1000000');
    await page.goto('/dashboard?tab=wallet');
    await expect(page.getByText('یک پرداخت در انتظار دارید')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'لغو پرداخت' }).click();
    await dialogButton(page, 'لغو پرداخت').click();
    await expect(page.getByText('یک پرداخت در انتظار دارید')).toBeHidden();
    await topUp(page, '1000000');
    await page.getByRole('button', { name: 'انصراف از پرداخت' }).click();
    await expect(page.getByRole('heading', { name: 'پرداخت را لغو کردید' })).toBeVisible();
    await expect(page.getByText('۳ بار دیگر می‌توانید تلاش کنید.')).toBeVisible();
    await expectScreenHolds(page);
    await page.getByRole('button', { name: 'پرداخت دوباره' }).click();
    await payAtGateway(page, '۱۰٬۰۰۰٬۰۰۰');
    await expect(page.getByRole('heading', { name: 'واریز به کیف پول انجام شد' })).toBeVisible();
  });

  await test.step('S-169 the wallet shows the increase and keeps its books', async () => {
    await page.getByRole('link', { name: 'کیف پول' }).click();
    await expect(page.getByText('۱٬۰۰۰٬۰۰۰ تومان به کیف پول شما واریز شد.')).toBeVisible();
    await expect(page).toHaveURL(/tab=wallet$/);
    await balance(page, '۱٬۰۰۰٬۰۰۰');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'دریافت گردش حساب CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain('10000000');
    await page.getByRole('heading', { name: 'گردش حساب' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'دوازده ماه گذشته' })).toBeVisible();
  });

  await test.step('a payment fails, and the order says where the money is', async () => {
    await tab(page, 'سفارش‌ها').click();
    await page.getByRole('button', { name: `پرداخت با کارت: ${LONG}` }).click();
    await page.waitForURL(/StartPay/);
    await page.getByLabel('پاسخ درگاه هنگام تأیید').selectOption('-51');
    await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
    await expect(page.getByRole('heading', { name: 'پرداخت انجام نشد' })).toBeVisible();
    const support = page.getByRole('link', { name: /تماس با پشتیبانی/ });
    await expect(support).toHaveAttribute('href', /\/support\?order=/);
    await page.getByRole('link', { name: 'داشبورد' }).last().click();
    await page.getByRole('button', { name: `دیدن طرح: ${LONG}` }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'پرداخت' }).click();
    await expect(page.getByRole('region', { name: 'پول من کجاست؟' }).getByText('از درگاه بازگشتید')).toBeVisible();
    await expectScreenHolds(page);
    await page.getByRole('dialog').getByRole('tab', { name: 'روند کار' }).click();
    await expect(page.getByRole('region', { name: 'مرحله‌های سفارش' }).getByText('سفارش ثبت شد')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('S-164 a deleted order gives back what it held of the wallet', async () => {
    await page.getByRole('button', { name: `کیف پول و کارت: ${LONG}` }).click();
    await expect(page.getByRole('dialog').getByText('۱٬۰۰۰٬۰۰۰ تومان')).toBeVisible();
    await dialogButton(page, 'رفتن به درگاه پرداخت').click();
    await page.waitForURL(/StartPay/);
    await page.goto('/dashboard?tab=wallet');
    await balance(page, '۰');
    await tab(page, 'سفارش‌ها').click();
    await page.getByRole('button', { name: `حذف: ${LONG}` }).click();
    await expect(page.getByRole('dialog').getByText(/به کیف پول شما برمی‌گردد/)).toBeVisible();
    await dialogButton(page, 'حذف سفارش').click();
    await expect(card(page, LONG)).toBeHidden();
    await tab(page, 'کیف پول').click();
    await balance(page, '۱٬۰۰۰٬۰۰۰');
  });

  await test.step('a split payment takes both parts', async () => {
    await tab(page, 'سفارش‌ها').click();
    await page.getByRole('button', { name: 'کیف پول و کارت: سایت شخصی' }).click();
    await dialogButton(page, 'رفتن به درگاه پرداخت').click();
    await page.waitForURL(/StartPay/);
    await page.getByRole('button', { name: /^پرداخت .* ریال/ }).click();
    await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
    await page.getByRole('link', { name: 'داشبورد' }).last().click();
    await expect(card(page, 'سایت شخصی').getByText('در حال انجام')).toBeVisible();
    await expect(card(page, 'سایت شخصی').getByRole('progressbar', { name: 'پیشرفت سفارش' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('every notification is on a page of its own', async () => {
    await page.getByRole('button', { name: /^اعلان‌ها/ }).click();
    await page.getByRole('link', { name: 'همهٔ اعلان‌ها' }).click();
    await expect(page).toHaveURL(/\/dashboard\/notifications$/);
    const list = page.getByRole('region', { name: 'اعلان‌ها' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: 'همه را خواندم' }).click();
    await page.getByText('خوانده‌نشده‌ها').click();
    await expect(page.getByText('اعلان خوانده‌نشده‌ای ندارید')).toBeVisible();
  });
});
