/** The facts of a site: asked once in step 2, shown everywhere, kept while typed, on wide screens and phones. */
import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../fixtures.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection, next, openSiteTool, pickSiteType, skipInterview, typeDomain } from '../wizard-steps.js';

test.setTimeout(300_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const mark = (page: Page) => page.getByText(/^(در حساب شما )?ذخیره شد$/);
const card = (page: Page) => page.getByRole('region', { name: 'مشخصات سایت' });

async function toDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 3);
  await addSection(page, 'پابرگ', 0);
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`facts are asked once and shown everywhere, ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');
    await pickSiteType(page, 'کسب‌وکار');

    await test.step('the card says what is wrong in Persian, and keeps it', async () => {
      await card(page).getByRole('button', { name: 'تغییر مشخصات سایت' }).click();
      await card(page).getByLabel('نام سایت یا کسب‌وکار').fill('کافه مهر');
      await card(page).getByLabel('تلفن', { exact: true }).fill('12345678');
      await card(page).getByLabel('نشانی').focus();
      await expect(card(page)).toContainText('شماره را با پیش‌شماره بنویسید');
      await page.reload();
      await expect(card(page).getByLabel('تلفن', { exact: true })).toHaveValue('12345678');
      await card(page).getByLabel('تلفن', { exact: true }).fill('021-87654321');
    });

    await test.step('it becomes one line, and the method follows', async () => {
      await card(page).getByRole('button', { name: 'تمام شد' }).click();
      await expect(card(page)).toContainText('کافه مهر، ۰۲۱-۸۷۶۵۴۳۲۱');
    });

    await test.step('header and footer show it', async () => {
      await toDesign(page);
      await expect(canvas(page).locator('.bp-brandmark').first()).toContainText('کافه مهر');
      await expect(canvas(page).getByText('۰۲۱-۸۷۶۵۴۳۲۱')).toHaveCount(2);
    });

    await test.step('the page changes while one types, and all places of it', async () => {
      if (width < 1000) await page.getByRole('button', { name: 'سایت', exact: true }).click();
      await openSiteTool(page, 'مشخصات سایت');
      const panel = page.getByRole('region', { name: 'تنظیمات سایت' });
      await panel.getByLabel('تلفن', { exact: true }).fill('0511-2223334');
      await panel.getByLabel('تلفن', { exact: true }).fill('051-12223334');
      await expect(canvas(page).getByText('۰۵۱-۱۲۲۲۳۳۳۴')).toHaveCount(2);
      await panel.getByLabel('روزهای ردیف ۱').fill('هر روز');
      await panel.getByLabel('ساعت‌های ردیف ۱').fill('۸ تا ۲۲');
      await expect(canvas(page).getByText('هر روز', { exact: true })).toBeAttached();
      await expectDialogHolds(page, 'main');
      await page.setViewportSize({ width, height: 900 });
    });

    await test.step('undoing goes over them, and a reload keeps them', async () => {
      await page.getByRole('button', { name: 'برگرداندن کار قبلی' }).click();
      await expect(canvas(page).getByText('۸ تا ۲۲')).toHaveCount(0);
      await expect(mark(page)).toBeAttached();
      await page.reload();
      await expect(canvas(page).getByText('۰۵۱-۱۲۲۲۳۳۳۴')).toHaveCount(2);
    });
  });
}

test('the card is left for later, reached from step 1, and fits every screen', async ({ page }) => {
  await page.goto('/wizard');
  await skipInterview(page);
  await page.getByRole('button', { name: /^نام، تلفن و نشانی کسب‌وکار/ }).click();
  await page
    .getByRole('dialog')
    .getByLabel('نام سایت یا کسب‌وکار')
    .fill('آموزشگاه موسیقی و هنرهای نمایشی نیک‌اندیشان سپیدار');
  await page.getByRole('dialog').getByLabel('اینستاگرام').fill('https://instagram.com/nik.andish');
  await page.getByRole('dialog').getByRole('button', { name: 'تمام شد' }).click();
  await pickSiteType(page, 'شخصی');
  await card(page).getByRole('button', { name: 'تغییر مشخصات سایت' }).click();
  await expect(card(page).getByLabel('نام سایت یا کسب‌وکار')).toHaveValue(/سپیدار$/);
  await page.getByRole('button', { name: 'خدمات، ایمیل، ساعت کار و شبکه‌های اجتماعی' }).click();
  await expectScreenHolds(page);
  await card(page).getByRole('button', { name: 'بعداً می‌نویسم' }).click();
  await expect(card(page)).toContainText('سپیدار');
  await page.reload();
  await expect(card(page).getByRole('button', { name: 'تغییر مشخصات سایت' })).toBeVisible();
});

test('a text typed for five seconds outlives a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 1);
  await addSection(page, 'بنر اصلی', 0);
  await canvas(page).hover();
  await canvas(page).locator('h1[data-slot=title]').click();
  await page.keyboard.type('متنی که آهسته نوشته می‌شود', { delay: 200 });
  await expect(mark(page)).toBeAttached();
  await page.reload();
  await expect(canvas(page).getByText('متنی که آهسته نوشته می‌شود')).toBeAttached();
});

test('before ordering, what is still a sample leads to its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await addSection(page, 'نظر مشتریان', 0);
  await next(page);
  await next(page);
  await typeDomain(page, 'checked-before-order', /آزاد است/);
  await next(page);
  await next(page);
  const list = page.locator('details').filter({ hasText: 'پیش از سفارش' });
  await list.locator('summary').click();
  await expect(list).toContainText('هیچ راه تماسی ننوشته‌اید');
  await expectScreenHolds(page);
  await list.getByRole('button', { name: 'مشخصات سایت' }).first().click();
  await page.getByRole('dialog').getByLabel('نام سایت یا کسب‌وکار').fill('دفتر یادداشت');
  await page.getByRole('dialog').getByLabel('تلفن', { exact: true }).fill('02187654321');
  await page.getByRole('dialog').getByRole('button', { name: 'تمام شد' }).click();
  await expect(list).not.toContainText('هیچ راه تماسی');
  await list.getByRole('button', { name: /^نمایش: بخش «نظر مشتریان».* منتشر نمی‌شود/ }).click();
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByRole('region', { name: 'محتوای نظر مشتریان' })).toBeVisible();
});
