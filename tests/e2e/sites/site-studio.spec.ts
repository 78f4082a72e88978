/**
 * A visitor designs a site, signs in, pays and opens it; then goes on designing: changes a text, publishes it, sees it,
 * goes back, and connects a domain of their own.
 */
import type { Locator, Page } from '@playwright/test';
import { freshDomain } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { signIn, type Person } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, next, orderTitle, pickSiteType, typeDomain } from '../wizard-steps.js';
import { payAtGateway } from './paid-site.js';

test.setTimeout(300_000);
// At a domain of the customer's own the test speaks plain HTTP; a proxy would end TLS there.
test.use({ expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

/** The records that the customer copies from the card of a domain: host, kind and value of each. */
async function recordsOf(card: Locator): Promise<string[]> {
  const rows = card.getByRole('list').getByRole('listitem');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('b, code')].map((each) => each.textContent ?? '')),
  );
  return texts.map(([kind, host, value]) => `${host} ${kind} ${value}`);
}

/** At the provider of the domain, which the sandbox plays. */
async function setRecords(page: Page, zone: string, records: readonly string[]): Promise<void> {
  const provider = await page.context().newPage();
  await provider.goto(`/sandbox/dns?zone=${zone}`);
  await provider.getByLabel('رکوردها').fill(records.join('\n'));
  await provider.getByRole('button', { name: 'ذخیرهٔ رکوردها' }).click();
  await expect(provider.getByText('رکوردها ذخیره شد.')).toBeVisible();
  await provider.close();
}

async function connectDomain(page: Page, domain: string): Promise<void> {
  await page.getByRole('tab', { name: 'دامنه‌ها' }).click();
  await page.getByRole('textbox', { name: 'نام دامنه' }).fill('co.ir');
  await page.getByRole('button', { name: 'افزودن دامنه' }).click();
  await expect(page.getByText('این فقط یک پسوند است.')).toBeVisible();
  await page.getByRole('textbox', { name: 'نام دامنه' }).fill(`https://${domain}/`);
  await page.getByRole('button', { name: 'افزودن دامنه' }).click();
  const card = page.getByRole('listitem', { name: domain, exact: true });
  await expect(card.getByText('در انتظار تأیید مالکیت')).toBeVisible();
  await expectScreenHolds(page);
  const records = await recordsOf(card);
  expect(records).toHaveLength(3);
  const check = () => card.getByRole('button', { name: /بررسی دوباره/ }).click();
  await setRecords(page, domain, records.slice(0, 1));
  await check();
  await expect(card.getByText('در انتظار رکوردها')).toBeVisible();
  await expect(card.getByText('مالکیت تأیید شد، ولی رکورد A یا CNAME پیدا نشد.', { exact: false })).toBeVisible();
  await setRecords(page, domain, records);
  await check();
  await expect(card.getByText('متصل', { exact: true })).toBeVisible();
  await expect(card.getByText('دامنهٔ اصلی', { exact: true })).toBeVisible();
  await expectScreenHolds(page);
}

/** A guest from an empty page to the return from the gateway. Gives the address where the site is online. */
async function designAndPay(page: Page, person: Person): Promise<string> {
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 0);
  await addSection(page, 'بنر اصلی', 0);
  await addSection(page, 'نظر مشتریان', 0);
  await next(page);
  await next(page);
  await typeDomain(page, freshDomain(), /آزاد است/);
  await next(page);
  await next(page);
  await page.getByRole('main').getByRole('link', { name: /ورود/ }).first().click();
  await signIn(page, person);
  await (await orderTitle(page)).fill('گل‌فروشی بهار');
  await page.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
  await payAtGateway(page);
  const address = page.getByRole('main').getByRole('link', { name: /\.sites\.localhost/ });
  await expect(address).toBeVisible({ timeout: 60_000 });
  return (await address.getAttribute('href')) ?? '';
}

/** The drawing of the site on its page, as text. */
async function shownPicture(page: Page): Promise<string> {
  const picture = page.getByRole('tabpanel').getByRole('img', { name: /^پیش‌نمایش طرح/ });
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect(answer.ok()).toBe(true);
  return answer.text();
}

test('a visitor’s site is paid, published, rolled back, and opened at its own domain', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const url = await designAndPay(page, await newAccount(request));
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'داشبورد' }).first().click();
  await page.getByRole('link', { name: 'مدیریت سایت' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/sites\//);
  const { pathname } = new URL(page.url());
  await page.getByRole('link', { name: 'ویرایش سایت' }).click();
  await page.getByRole('button', { name: 'ویرایش محتوای بنر اصلی' }).click();
  const section = page.getByRole('region', { name: 'محتوای بنر اصلی' });
  await section.getByLabel('عنوان', { exact: true }).fill('گل‌های جدید بهار');
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  await expectAccessible(page);
  const panel = page.getByRole('region', { name: 'تنظیمات سایت' });
  await page
    .getByTestId('studio-bar')
    .getByRole('button', { name: /^بررسی سایت/ })
    .click();
  await expect(panel).toContainText('نام سایت را ننوشته‌اید');
  await panel.getByRole('listitem').getByRole('button', { name: 'مشخصات سایت' }).first().click();
  await page.getByLabel('نام سایت یا کسب‌وکار').fill('گل‌فروشی بهار');
  await panel.getByRole('button', { name: /^بررسی سایت/ }).click();
  await expect(panel).toContainText('هنوز نمونه است');
  await expect(panel).not.toContainText('نام سایت را ننوشته‌اید');
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => shownPicture(page)).toContain('گل‌های جدید بهار');

  await visitor.reload();
  await expect(visitor.getByText('گل‌های جدید بهار').first()).toBeVisible();
  // Samples about how to reach somebody, and in somebody's name, are never published.
  expect(await visitor.content()).not.toMatch(/۰۲۱-۱۲۳۴۵۶۷۸|@example\.com|id="testimonials"/);

  await expect(visitor).toHaveTitle('گل‌فروشی بهار');

  await page.getByRole('tab', { name: 'نسخه‌ها' }).click();
  await expect(page.getByText('متن‌های بخش «بنر اصلی»').first()).toBeVisible();
  await page.getByRole('button', { name: 'بازگشت به این نسخه: نسخهٔ ۱' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'بازگشت به این نسخه' }).click();
  await expect(page.getByText('نسخهٔ ۱ به بازدیدکنندگان نشان داده می‌شود.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('گل‌های جدید بهار')).toHaveCount(0);
  await page.getByRole('tab', { name: 'نمای کلی' }).click();
  await expect.poll(() => shownPicture(page)).not.toContain('گل‌های جدید بهار');

  const domain = `${freshDomain()}.connected.ir`;
  await connectDomain(page, domain);
  // The sandbox's name servers lead there, those of the world do not: the page opens the site at our address.
  await expect(page.getByRole('link', { name: 'باز کردن سایت' }).first()).toHaveAttribute('href', url);
  await visitor.goto(`http://${domain}:${new URL(url).port}/`);
  expect(new URL(visitor.url()).hostname).toBe(domain);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'نمای کلی' }).click();
  await expect(page.getByText(new RegExp(`دامنهٔ .${domain}.* وصل شد`))).toBeVisible();
  await page.getByRole('tab', { name: 'بازدید و جستجو' }).click();
  await page
    .getByRole('radiogroup', { name: /بازدید و جستجو/ })
    .getByText('سئو')
    .click();
  await expect(page.getByRole('region', { name: 'پیش‌نمایش در نتیجهٔ گوگل' })).toContainText(domain);
  const shared = page.getByRole('region', { name: 'پیش‌نمایش هنگام ارسال لینک' });
  await shared.getByText('واتساپ', { exact: true }).click();
  await expect(shared).toContainText(domain);
});
