/** The pages of a paid site in search results and shared links, publishing at a chosen time, and comparing releases. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { paidSite } from './paid-site.js';
import { enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';

test.setTimeout(300_000);

const TITLE = 'گل‌فروشی بهار؛ دسته‌گل جدید و سفارش آنلاین گل در تهران با ارسال همان روز به همهٔ منطقه‌ها';

test('words for search engines are saved, scheduled, published and compared', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id, url } = await paidSite(page, request, token, { title: 'گل‌فروشی بهار' });

  await page.goto(`/dashboard/sites/${id}?tab=seo`);
  const title = page.getByRole('textbox', { name: 'عنوان' });
  await title.fill(TITLE);
  const result = page.getByRole('region', { name: 'پیش‌نمایش در نتیجهٔ گوگل' });
  await expect(result.getByText(/دسته‌گل جدید.* …$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'توضیح' }).fill('ب'.repeat(321));
  await expect(page.getByText('توضیح حداکثر ۳۲۰ کاراکتر باشد.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ذخیره در پیش‌نویس' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'توضیح' }).fill('هر روز گل جدید، با ارسال رایگان.');
  await expectScreenHolds(page);

  await page.reload();
  await expect(title).toHaveValue(TITLE);
  await page.getByRole('button', { name: 'انتخاب تصویر' }).click();
  await expect(page.getByText('هنوز تصویری برای این سفارش بارگذاری نکرده‌اید.')).toBeVisible();
  await expectDialogHolds(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'ذخیره در پیش‌نویس' }).click();
  await expect(page.getByText('همهٔ تغییرها در پیش‌نویس است.')).toBeVisible();

  // Read before the submission ended, and answered after it.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes('query SiteIndexNow')) await sleep(1200);
    await route.fulfill({ response });
  });
  await page.getByRole('switch', { name: 'اطلاع خودکار تغییرها' }).press('Space');
  await expect(page.getByText(/ارسال شد\. موتورهای جستجو آدرس‌ها را پذیرفتند\./)).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await expectScreenHolds(page);

  await page.getByRole('link', { name: 'رفتن به انتشار' }).click();
  await page.getByRole('button', { name: 'زمان‌بندی انتشار' }).click();
  await expectDialogHolds(page);
  await page.getByRole('button', { name: 'ثبت زمان انتشار' }).click();
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toBeVisible();
  await expectScreenHolds(page);
  await page.getByRole('button', { name: 'لغو زمان‌بندی' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'لغو زمان‌بندی' }).click();
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toBeHidden();

  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor).toHaveTitle(TITLE);
  const description = visitor.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', 'هر روز گل جدید، با ارسال رایگان.');
  const submissions = visitor.getByRole('heading', { name: new URL(url).host }).locator('..');
  await expect(async () => {
    await visitor.goto('/sandbox/indexnow');
    await expect(submissions.filter({ hasText: 'پذیرفته شد' })).toHaveCount(2);
  }).toPass({ timeout: 30_000 });
  await expect(submissions.first()).toContainText(`${url}/`);
  await expectAccessible(visitor);
  await visitor.close();

  await page.getByRole('tab', { name: 'نسخه‌ها' }).click();
  await expect(page.getByRole('img', { name: /^تصویر نسخهٔ/ })).toHaveCount(2);
  await expectScreenHolds(page);
  await page.getByRole('button', { name: 'مقایسهٔ نسخهٔ ۱ با نسخهٔ دیگر' }).click();
  const dialog = page.getByRole('dialog', { name: 'مقایسهٔ دو نسخه' });
  await expect(dialog.getByText(/مشخصات جستجوی/)).toBeVisible();
  await expectDialogHolds(page);
  await dialog.getByText('موبایل', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'موبایل' })).toBeChecked();
  await expect(dialog.getByRole('img', { name: /^تصویر نسخهٔ/ })).toHaveCount(2);
});

test('what is found is mended in its place, and codes come into the head', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const services = ['seoOptimization'];
  const { id, url } = await paidSite(page, request, token, { title: 'گل‌فروشی بهار', services, pages: [1, 1] });

  await page.goto(`/dashboard/sites/${id}?tab=seo`);
  const checks = page.getByRole('region', { name: 'بررسی سئو' });
  const missing = checks.getByRole('button', { name: /^ویرایش: صفحه عنوان جداگانه ندارد، صفحه 2/ });
  await missing.click();
  await page.getByRole('textbox', { name: 'عنوان' }).fill('قیمت دسته‌گل و گل‌آرایی در تهران');
  await expect(missing).toBeHidden();
  await expectScreenHolds(page);

  const head = page.getByRole('region', { name: 'تأیید مالکیت و دادهٔ ساختاریافته' });
  const code = head.getByRole('textbox', { name: 'کد Google Search Console' });
  await code.fill('"><script>');
  await expect(head.getByText('کد تأیید را همان‌طور که موتور جستجو داده است کپی کنید.')).toBeVisible();
  await expect(head.getByRole('button', { name: 'ذخیرهٔ این تنظیم‌ها' })).toBeDisabled();
  await code.fill('<meta name="google-site-verification" content="Kx_9-abcDEF123">');
  await head.getByRole('button', { name: 'ذخیرهٔ این تنظیم‌ها' }).click();
  await expect(code).toHaveValue('Kx_9-abcDEF123');
  await expect(page.getByRole('textbox', { name: 'عنوان' })).toHaveValue('قیمت دسته‌گل و گل‌آرایی در تهران');

  await checks.getByRole('button', { name: /^دیدن هر/ }).click();
  await checks.getByRole('link', { name: /^باز کردن بخش: تیتر اصلی صفحه هنوز نمونه است، صفحه 2/ }).click();
  await expect(page).toHaveURL(/design\?page=page-1&section=/);
  await expect(page.getByRole('button', { name: 'انتشار', exact: true })).toBeVisible();
  await page.goto(`/dashboard/sites/${id}`);
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
  await page.goto(url);
  await expect(page.locator('meta[name=google-site-verification]')).toHaveAttribute('content', 'Kx_9-abcDEF123');
});

test('a site without the service is offered it', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id } = await paidSite(page, request, token, { title: 'گل‌فروشی بهار' });
  await page.goto(`/dashboard/sites/${id}?tab=seo`);
  await page.getByRole('button', { name: 'افزودن این خدمت' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /موتورهای جستجو/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'تأیید مالکیت و دادهٔ ساختاریافته' })).toBeHidden();
});

test('share links are chosen, published and read by their names', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const services = ['socialMediaIntegration'];
  const { id, url } = await paidSite(page, request, token, { title: 'گل‌فروشی بهار', services });
  await page.goto(`/dashboard/sites/${id}?tab=seo`);
  const share = page.getByRole('region', { name: 'دکمه‌های اشتراک‌گذاری' });
  await share.getByRole('checkbox', { name: 'ایتا' }).check();
  await share.getByRole('checkbox', { name: 'تلگرام' }).check();
  await expectScreenHolds(page);
  await share.getByRole('button', { name: 'ذخیرهٔ دکمه‌ها' }).click();
  await expect(share.getByRole('button', { name: 'ذخیرهٔ دکمه‌ها' })).toBeDisabled();
  await expect(share.getByRole('checkbox', { name: 'ایتا' })).toBeChecked();
  await page.goto(`/dashboard/sites/${id}`);
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
  await page.goto(url);
  const links = page.getByRole('navigation', { name: 'اشتراک‌گذاری این صفحه' });
  await expect(links.getByRole('link')).toHaveCount(2);
  const eitaa = links.getByRole('link', { name: 'اشتراک‌گذاری در ایتا' });
  await expect(eitaa).toHaveAttribute('href', /^https:\/\/eitaa\.com\/share\/url\?url=http/);
  const box = await eitaa.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
