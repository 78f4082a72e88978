/** The product's main job, as its first customer and its administrator live it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.js';
import { followMailButton, openNewestMail } from './mailbox.js';
import { ADMIN, newPerson, payAtGateway, register, signIn } from './people.js';
import { expectScreenHolds } from './screens.js';
import {
  addSection,
  next,
  orderTitle,
  pickSiteType,
  pickTemplate,
  skipInterview,
  total,
  typeDomain,
} from './wizard-steps.js';

test.setTimeout(480_000);

const customer = newPerson();

async function realLogo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 4, background: '#0f766e' } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

/** Each word of the summary, to compare before and after signing in. */
async function summaryOf(page: Page): Promise<string> {
  // Its facts; the picture of the design beside them comes when it comes.
  return page.getByRole('region', { name: 'خلاصهٔ سفارش' }).locator('dl').first().innerText();
}

test('from the landing page to a completed site', async ({ page, browser, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('1 a visitor reads the price and starts as a guest', async () => {
    await page.goto('/');
    await expect(page.getByText('۲٬۵۰۰٬۰۰۰').first()).toBeVisible();
    await page.getByRole('link', { name: 'از صفحهٔ خالی شروع کنید' }).click();
    await expect(page).toHaveURL(/\/wizard/);
  });

  await test.step('2a picks the site type and is taken on', async () => {
    await expect(page.getByText('مرحلهٔ ۱ از ۶')).toBeVisible();
    await skipInterview(page);
    await expect(page.getByRole('button', { name: 'بعدی', exact: true })).toBeDisabled();
    await pickSiteType(page, 'کسب‌وکار');
  });

  await test.step('2b designs two pages from sections', async () => {
    await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
    await addSection(page, 'سربرگ', 0);
    await addSection(page, 'بنر اصلی', 1);
    await expect(total(page)).toHaveText('۲٬۵۰۰٬۰۰۰ تومان');
    await page.getByRole('button', { name: 'افزودن صفحه' }).click();
    await addSection(page, 'دربارهٔ ما', 0);
    await expect(total(page)).toHaveText('۲٬۷۵۰٬۰۰۰ تومان');
    await expectScreenHolds(page);
    await next(page);
  });

  await test.step('2c gives the brand its colour and logo', async () => {
    await page.getByRole('button', { name: 'رنگ زمردی' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await realLogo());
    await expect(page.getByRole('img', { name: 'لوگوی شما' }).first()).toBeVisible();
    await expect(total(page)).toHaveText('۲٬۹۵۰٬۰۰۰ تومان');
    await expectScreenHolds(page);
    await next(page);
  });

  await test.step('2d finds a taken name, a free one and an extra', async () => {
    await typeDomain(page, 'google', /در دسترس نیست/);
    await typeDomain(page, 'ketab-sara', /آزاد است/);
    await page.getByLabel('نام دامنهٔ اضافی').fill('ketab-sara');
    await page.getByRole('button', { name: 'بررسی و افزودن' }).click();
    await expect(page.getByRole('button', { name: 'حذف ketab-sara.com' })).toBeVisible();
    await expect(total(page)).toHaveText('۳٬۴۰۰٬۰۰۰ تومان');
    // A link that is half under a bar of the wizard would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectScreenHolds(page);
    await next(page);
  });

  await test.step('2e toggles services and sees the total change', async () => {
    await page.getByText('پشتیبان‌گیری', { exact: true }).click();
    await expect(total(page)).toHaveText('۳٬۵۵۰٬۰۰۰ تومان');
    await page.getByText('تحویل فوری', { exact: true }).click();
    await expect(total(page)).toHaveText('۴٬۳۵۰٬۰۰۰ تومان');
    await page.getByText('تحویل فوری', { exact: true }).click();
    await expect(total(page)).toHaveText('۳٬۵۵۰٬۰۰۰ تومان');
    await expectScreenHolds(page);
    await next(page);
  });

  const designed = await test.step('2f is invited to sign in', async () => {
    await expect(page.getByRole('heading', { name: 'برای ثبت سفارش وارد شوید' })).toBeVisible();
    await expectScreenHolds(page);
    return summaryOf(page);
  });

  await test.step('3 registers, verifies by mail, which signs in, finds the design', async () => {
    await page.getByRole('link', { name: 'ساخت حساب' }).click();
    await register(page, customer);
    await openNewestMail(page, customer.email, /تأیید/);
    await followMailButton(page, /تأیید ایمیل/);
    await expect(page.getByRole('heading', { name: 'ایمیل شما تأیید شد' })).toBeVisible();
    await expect(page).toHaveURL(/\/wizard/);
    await expect(page.getByRole('button', { name: 'تکمیل و پرداخت' })).toBeVisible();
    expect(await summaryOf(page)).toBe(designed);
    await expectScreenHolds(page);
  });

  await test.step('4 pays at the gateway and sees the proof', async () => {
    await (await orderTitle(page)).fill('کتاب‌سرای مهر؛ فروشگاه کتاب‌های کودک و نوجوان با ارسال به سراسر کشور');
    await page.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
    await payAtGateway(page, '۳۵٬۵۰۰٬۰۰۰');
    await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible();
    await expect(page.getByText('کد پیگیری', { exact: true })).toBeVisible();
    await expect(page.getByText('۳۵٬۵۰۰٬۰۰۰ ریال')).toBeVisible();
    await expect(page.getByText(/WZ-\d+/).first()).toBeVisible();
    await expectScreenHolds(page);
  });

  await test.step('5 finds order, invoice and receipt in the dashboard', async () => {
    await page.getByRole('link', { name: 'داشبورد' }).first().click();
    const card = page.getByRole('article', { name: /کتاب‌سرای مهر/ });
    await expect(card.getByText('در حال انجام')).toBeVisible();
    await expect(card.getByText('سایت شما آنلاین است')).toBeVisible();
    await expectScreenHolds(page);
    const [site] = await Promise.all([
      page.waitForEvent('popup'),
      card.getByRole('link', { name: 'ketab-sara.sites.localhost' }).click(),
    ]);
    await expect(site.getByRole('main')).toBeVisible();
    await expect(site.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(new URL(site.url()).hostname).toBe('ketab-sara.sites.localhost');
    await site.close();
    await page.getByRole('tab', { name: /صورت‌حساب‌ها/ }).click();
    await expect(page.getByRole('article').getByText('پرداخت‌شده')).toBeVisible();
    await expectScreenHolds(page);
    await page.getByRole('tab', { name: /رسیدها/ }).click();
    const pdf = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /PDF/ }).first().click(),
    ]);
    expect((await readFile((await pdf[0].path()) ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    const html = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /HTML/ }).first().click(),
    ]);
    const document = await readFile((await html[0].path()) ?? '', 'utf8');
    expect(document).toContain('dir="rtl"');
    expect(document).toContain('۳۵٬۵۰۰٬۰۰۰');
    await expectScreenHolds(page);
  });

  await test.step('6 tops the wallet up and pays from it', async () => {
    await page.getByRole('tab', { name: 'کیف پول' }).click();
    await page.getByRole('button', { name: 'واریز به کیف پول' }).first().click();
    await page.getByLabel('مبلغ (تومان)').fill('۱۰۰٬۰۰۰');
    await expectScreenHolds(page);
    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click();
    await payAtGateway(page, '۱٬۰۰۰٬۰۰۰');
    await expect(page.getByText('۱٬۰۰۰٬۰۰۰ ریال').first()).toBeVisible();
    await expectScreenHolds(page);

    await page.goto('/dashboard?tab=wallet');
    await page.getByRole('button', { name: 'واریز به کیف پول' }).first().click();
    await page.getByLabel('مبلغ (تومان)').fill('2400000');
    await page.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click();
    await payAtGateway(page, '۲۴٬۰۰۰٬۰۰۰');
    await expect(page.getByText('۲۵٬۰۰۰٬۰۰۰ ریال')).toBeVisible();

    await page.goto('/wizard');
    await pickSiteType(page, 'شخصی');
    await pickTemplate(page);
    await next(page);
    await next(page);
    await typeDomain(page, 'mehrnoosh', /آزاد است/);
    await next(page);
    await next(page);
    await page.getByRole('button', { name: 'ذخیره برای بعد' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const draft = page.getByRole('article', { name: 'سفارش وب‌سایت' });
    await draft.getByRole('button', { name: /^پرداخت از کیف پول/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'پرداخت از کیف پول', exact: true }).click();
    await expect(draft.getByText('در حال انجام')).toBeVisible();
    await page.getByRole('tab', { name: 'کیف پول' }).click();
    await expect(page.getByText('۰ تومان').first()).toBeVisible();
    await expectScreenHolds(page);
  });

  await test.step('7 an administrator completes it, and the open page tells', async () => {
    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: /کتاب‌سرای مهر/ });
    await expect(card.getByText('در حال انجام')).toBeVisible();
    const unread = page.getByRole('button', { name: /^اعلان‌ها/ });
    const before = await unread.getAttribute('aria-label');

    const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
    const adminPage = await office.newPage();
    await adminPage.goto('/admin?tab=orders');
    await signIn(adminPage, ADMIN);
    await expect(adminPage).toHaveURL(/\/admin/);
    await adminPage.getByRole('searchbox').fill(customer.email);
    await expect(adminPage.getByText(/کتاب‌سرای مهر/).first()).toBeVisible();
    await expectScreenHolds(adminPage);
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await adminPage
      .getByRole('row', { name: /کتاب‌سرای مهر/ })
      .getByRole('button', { name: /تکمیل شد/ })
      .click();
    await adminPage.getByRole('dialog').getByRole('button', { name: 'تکمیل سفارش' }).click();

    await expect(card.getByText('انجام‌شده')).toBeVisible();
    await expect(unread).not.toHaveAttribute('aria-label', before ?? '');
    await unread.click();
    await expect(page.getByText(/کتاب‌سرای مهر|تکمیل/).first()).toBeVisible();
    await office.close();
  });
});
