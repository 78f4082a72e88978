/** A visitor writes by the forms of a site; its owner reads, files and answers what arrives. */
import { newAccount } from '../accounts.js';
import { wizardWithForms } from '#tests/helpers/wizards.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { openNewestMail } from '../mailbox.js';
import { paidSite } from './paid-site.js';
import { enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';

test.setTimeout(240_000);

/** A form with a fault is answered with 422 and the page to correct it. */
test.use({ expectedErrors: [/422 .*_form\/book/] });

test('messages arrive live, are filed and answered', async ({ page, request, browser }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const site = await paidSite(page, request, token, { title: 'آتلیهٔ نگار' }, wizardWithForms({ hasWrite: true }));
  await page.goto(`/dashboard/sites/${site.id}?tab=messages`);
  await expect(page.getByText('هنوز پیامی نرسیده است')).toBeVisible();
  await expectScreenHolds(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const visitor = await (await browser.newContext({ locale: 'fa-IR' })).newPage();
  const form = visitor.locator('form[action="/_form/book"]');
  await test.step('what is missing is said, and what was written stays', async () => {
    await visitor.goto(site.url);
    await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
    await form.locator('[name=name]').fill('سارا راد');
    await form.locator('textarea[name=message]').fill('برای شنبه وقت می‌خواهم.');
    await form.getByRole('button').click();
    await expect(visitor.getByText(/را پر کنید/).first()).toBeVisible();
    await expect(visitor.locator('[name=name]')).toHaveValue('سارا راد');
    await expectAccessible(visitor);
    await visitor.locator('[name=phone]').fill('0912 345 6789');
    await visitor.getByRole('button', { name: /./ }).last().click();
    await expect(visitor).toHaveURL(/_form\/sent\.html$/);
    await expectAccessible(visitor);
  });

  await test.step('it is there without a reload, and opens', async () => {
    const row = page.getByRole('button', { name: /سارا راد/ });
    await expect(row).toBeVisible();
    await row.click();
    await expect(page.getByRole('article')).toContainText('برای شنبه وقت می‌خواهم.');
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it is archived and found there', async () => {
    await page.getByRole('button', { name: 'بایگانی', exact: true }).click();
    await expect(page.getByRole('button', { name: /سارا راد/ })).toBeHidden();
    await page.getByText('بایگانی', { exact: true }).first().click();
    await expect(page.getByRole('button', { name: /سارا راد/ })).toBeVisible();
    await page.getByText('صندوق', { exact: true }).first().click();
  });

  await test.step('who left an address gets the answer by mail', async () => {
    const reader = `reader-${site.id.slice(-12)}@example.ir`;
    await visitor.goto(site.url);
    const write = visitor.locator('form[action="/_form/write"]');
    await write.locator('[name=name]').fill('نگار صالحی');
    await write.locator('[name=phone]').fill('09121112233');
    await write.locator('[name=email]').fill(reader);
    await write.getByRole('button').click();
    await expect(visitor).toHaveURL(/_form\/sent\.html$/);
    await page.getByRole('button', { name: /نگار صالحی/ }).click();
    await page.getByRole('textbox', { name: 'پاسخ شما به این پیام' }).fill('سپاس از پیام شما.');
    await page.getByRole('button', { name: 'ارسال پاسخ' }).click();
    await expect(page.getByText('پاسخ شما در راه است.')).toBeVisible();
    await openNewestMail(page, reader, /پاسخ پیام شما رسید/);
    await expect(
      page.frameLocator('iframe').getByRole('paragraph').filter({ hasText: 'سپاس از پیام شما.' }),
    ).toBeVisible();
  });

  await test.step('what is chosen is filed together, and brought back', async () => {
    await page.goto(`/dashboard/sites/${site.id}?tab=messages`);
    await page.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).check();
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'بایگانی', exact: true }).click();
    await expect(page.getByText('پیام بایگانی شد.')).toBeVisible();
    await expect(page.getByRole('button', { name: /نگار صالحی/ })).toBeHidden();
    await page.getByRole('button', { name: 'برگرداندن' }).click();
    await expect(page.getByRole('button', { name: /نگار صالحی/ })).toBeVisible();
  });

  await test.step('the owner chooses how long messages are kept', async () => {
    await page.goto(`/dashboard/sites/${site.id}?tab=messages`);
    await page.getByRole('button', { name: 'مدت نگهداری' }).click();
    const dialog = page.getByRole('dialog', { name: 'پیام‌ها چه مدت بمانند؟' });
    await expect(dialog.getByRole('combobox')).toHaveValue('تا وقتی خودتان پاک کنید');
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: '۱۲ ماه' }).click();
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'مدت نگهداری' }).click();
    await expect(dialog.getByRole('combobox')).toHaveValue('۱۲ ماه');
    await page.keyboard.press('Escape');
  });

  await test.step('all of a sender is taken out, and erased', async () => {
    await page.getByRole('button', { name: /نگار صالحی/ }).click();
    await page.getByRole('button', { name: 'همهٔ پیام‌های فرستنده' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/messages\.csv$/);
    await page.getByRole('button', { name: 'همهٔ پیام‌های فرستنده' }).click();
    await page.getByRole('menuitem', { name: 'پاک کردن همهٔ پیام‌هایش' }).click();
    await page.getByRole('button', { name: 'پاک کردن برای همیشه' }).click();
    await expect(page.getByText('۱ پیام پاک شد.')).toBeVisible();
    await expect(page.getByRole('button', { name: /نگار صالحی/ })).toBeHidden();
  });
});
