/** A customer draws more than was bought, sees its price, pays it at the gateway, and visitors see it. */
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { paidSite, payAtGateway } from './paid-site.js';
import { enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection } from '../wizard-steps.js';

test.setTimeout(300_000);

const WIDE = { width: 1440, height: 900 };

test('a section beyond the bought ones is priced, paid and published', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE);
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id, url } = await paidSite(page, request, token, { title: 'کافهٔ نارون', pages: [2, 1] });

  await page.goto(`/dashboard/sites/${id}/design`);
  await addSection(page, 'دربارهٔ ما', 1);
  const price = page.getByRole('region', { name: 'آنچه اضافه می‌شود و قیمت آن' });
  await expect(price).toContainText('۱ بخش');
  await expect(price).toContainText('+۲۵۰٬۰۰۰ تومان');
  await expect(page.getByText('پیش‌نویس ذخیره شد')).toBeVisible();
  await expectScreenHolds(page);
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'خرید', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'افزودن به سایت' });
  await expect(dialog).toContainText('+۲۵۰٬۰۰۰ تومان');
  await dialog.getByLabel('راه‌اندازی آمار بازدید').check();
  await expect(dialog.getByRole('status')).toContainText('۴۵۰٬۰۰۰ تومان');
  await expectDialogHolds(page);
  await page.setViewportSize(WIDE);
  await dialog.getByLabel('راه‌اندازی آمار بازدید').uncheck();
  await page.keyboard.press('Escape');

  // Ordered and left unpaid, it waits on the page of the site, with its invoice.
  await page.goto(`/dashboard/sites/${id}`);
  await page.getByRole('button', { name: 'خرید و انتشار' }).click();
  await dialog.getByRole('button', { name: 'از کیف پول' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'پرداخت' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'انصراف' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('در انتظار پرداخت')).toBeVisible();
  await expectScreenHolds(page);
  await page.setViewportSize(WIDE);

  await page.getByRole('button', { name: /^پرداخت صورت‌حساب .* با کارت$/ }).click();
  await payAtGateway(page);
  await page.goto(`/dashboard/sites/${id}`);
  await expect(page.getByText('نسخهٔ ۲ منتشر شد')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('در انتظار پرداخت')).toBeHidden();
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor.locator('main > *')).toHaveCount(3);
  await visitor.close();

  await page.getByRole('tab', { name: 'دامنه‌ها و خدمات' }).click();
  await page
    .getByRole('radiogroup', { name: /دامنه‌ها و خدمات/ })
    .getByText('صورت‌حساب')
    .click();
  await expect(page.getByRole('region', { name: 'آنچه خریده‌اید' })).toContainText('۴');
  await expectScreenHolds(page, 'main');
});
