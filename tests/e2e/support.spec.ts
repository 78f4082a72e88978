/** Support: a customer and an administrator in two browsers, each seeing the other's words as they come. */
import { newAccount } from './accounts.js';
import { expect, expectAccessible, test } from './fixtures.js';
import { ADMIN, enterAs } from './people.js';
import { expectScreenHolds } from './screens.js';

const LONG = 'خطای ' + 'NetworkTimeoutErrorWhileConnectingToTheGateway'.repeat(3);
const CODE =
  'این خروجی را می‌بینم:\n```\ncurl -I https://example.ir\nHTTP/1.1 502 Bad Gateway\n```\nنسخهٔ Node.js من 20 است.';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('S-023 S-209 a customer and an administrator talk live', async ({ page, browser, request, baseURL }) => {
  test.setTimeout(180_000);
  const customer = await newAccount(request);
  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const adminPage = await office.newPage();

  await test.step('S-023 a guest is led to sign in and sees the contacts', async () => {
    await page.goto('/support?order=none');
    await expect(page.getByRole('main').getByRole('link', { name: /تلفن/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'ورود یا ثبت‌نام' }).click();
    await page.waitForURL(/\/auth/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'پشتیبانی' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  await test.step('S-209 a ticket is written; what was typed survives a reload', async () => {
    await enterAs(page, customer, '/support');
    await expect(page.getByText('هنوز چیزی نپرسیده‌اید')).toBeVisible();
    await page.getByRole('button', { name: 'تیکت جدید' }).click();
    await page.getByRole('button', { name: 'ارسال تیکت' }).click();
    await expect(page.getByText('شرح را بنویسید.')).toBeVisible();
    await page.getByLabel('موضوع').fill(LONG);
    await page.getByLabel('شرح').fill(CODE);
    await page.reload();
    await expect(page.getByLabel('شرح')).toHaveValue(CODE);
    await page.getByLabel('اولویت').selectOption({ label: 'فوری' });
    await page.locator('input[type=file]').setInputFiles({ name: 'a.exe', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('alert')).toContainText('فرمت فایل پشتیبانی نمیشود');
    await page.getByRole('button', { name: 'برداشتن a.exe' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'خطا.png', mimeType: 'image/png', buffer: PNG });
    await expect(page.getByRole('list', { name: 'پیوست‌ها' })).toContainText('بایت');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'ارسال تیکت' }).click();
    await expect(page.getByRole('log')).toContainText('HTTP/1.1 502 Bad Gateway');
    await expect(page.getByRole('log').getByRole('link', { name: /خطا\.png/ })).toBeVisible();
  });

  const id = new URL(page.url()).searchParams.get('ticket') ?? '';

  await test.step('S-209 the administrator finds it, takes it on and answers', async () => {
    await enterAs(adminPage, ADMIN, `/admin?tab=support&ticket=${id}`);
    await adminPage.getByRole('searchbox', { name: 'جستجوی تیکت‌ها' }).fill(customer.email);
    await expect(adminPage.getByRole('navigation', { name: 'تیکت‌ها' }).getByRole('listitem')).toHaveCount(1);
    await expect(adminPage.getByRole('log')).toContainText('Node.js');
    const controls = adminPage.locator('section').filter({ has: adminPage.getByRole('log') });
    await controls.getByLabel('مسئول').selectOption({ index: 1 });
    await controls.getByLabel('وضعیت').selectOption({ label: 'در حال بررسی' });
    await expect(page.locator('section').getByText('در حال بررسی').first()).toBeVisible();
    await adminPage.getByLabel('پیام شما').fill('سرور `nginx` را دوباره راه انداختیم: https://barpa.example/status');
    await adminPage.getByRole('button', { name: 'ارسال' }).click();
  });

  await test.step('S-209 the answer is there without a reload', async () => {
    await expect(page.getByRole('log')).toContainText('دوباره راه انداختیم');
    await expect(page.getByRole('log').getByRole('link', { name: 'https://barpa.example/status' })).toBeVisible();
    await expectScreenHolds(page);
    await page.getByLabel('پیام شما').fill('سپاس، درست شد.');
    await page.getByLabel('پیام شما').press('Control+Enter');
    await expect(adminPage.getByRole('log')).toContainText('سپاس، درست شد.');
    await expect(page.getByLabel('پیام شما')).toHaveValue('');
    await expectScreenHolds(adminPage);
  });

  await test.step('S-209 closed by the customer, and open again by writing', async () => {
    await page.getByRole('button', { name: 'بستن تیکت' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'بستن تیکت' }).click();
    await expect(page.getByRole('button', { name: 'باز کردن دوباره' })).toBeVisible();
    await expect(adminPage.getByRole('log')).toContainText('وضعیت: بسته');
    await page.getByLabel('پیام شما').fill('یک پرسش دیگر');
    await page.getByRole('button', { name: 'ارسال', exact: true }).click();
    await expect(adminPage.getByRole('log')).toContainText('یک پرسش دیگر');
    await expect(page.getByRole('button', { name: 'بستن تیکت' })).toBeVisible();
  });

  await test.step('S-209 the administrator chooses several and closes them together', async () => {
    await page.goto('/support');
    await page.getByRole('button', { name: 'تیکت جدید' }).click();
    await page.getByLabel('موضوع').fill('یک پرسش جدا');
    await page.getByLabel('شرح').fill('یک پرسش جدا');
    await page.getByRole('button', { name: 'ارسال تیکت' }).click();
    await expect(page.getByRole('log')).toContainText('یک پرسش جدا');
    const list = adminPage.getByRole('navigation', { name: 'تیکت‌ها' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list
      .getByRole('checkbox', { name: /^انتخاب تیکت/ })
      .first()
      .check();
    await expect(list.getByRole('status')).toContainText('۱ مورد انتخاب شده');
    await list.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' }).press('Space');
    await expect(list.getByRole('status')).toContainText('۲ مورد انتخاب شده');
    await expectAccessible(adminPage);
    await list.getByRole('button', { name: 'بستن تیکت‌ها' }).click();
    await adminPage.getByRole('dialog').getByRole('button', { name: 'بستن تیکت‌ها' }).click();
    await expect(adminPage.getByText('۲ تیکت بسته شد.')).toBeVisible();
    await expect(list.getByRole('listitem').getByText('بسته', { exact: true })).toHaveCount(2);
    await expect(list.getByRole('checkbox', { name: 'انتخاب همهٔ این صفحه' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'باز کردن دوباره' })).toBeVisible();
    await expectScreenHolds(adminPage);
  });

  await test.step('the order of tickets is chosen, and kept in the address', async () => {
    const order = adminPage.getByRole('combobox', { name: 'مرتب‌سازی' });
    const tickets = adminPage.getByRole('navigation', { name: 'تیکت‌ها' }).getByRole('listitem');
    await order.selectOption({ label: 'قدیمی‌ترین تیکت' });
    await expect(tickets.last()).toContainText('یک پرسش جدا');
    await order.selectOption({ label: 'جدیدترین تیکت' });
    await expect(tickets.first()).toContainText('یک پرسش جدا');
    await adminPage.reload();
    await expect(order).toHaveValue('created.desc');
    await expect(tickets.first()).toContainText('یک پرسش جدا');
  });

  await test.step('the filters of tickets are kept in the address and can be named', async () => {
    const tickets = adminPage.getByRole('navigation', { name: 'تیکت‌ها' }).getByRole('listitem');
    const priority = adminPage.getByRole('combobox', { name: 'اولویت' }).first();
    await priority.selectOption({ label: 'فوری' });
    await expect(tickets).toHaveCount(1);
    await adminPage.reload();
    await expect(priority).toHaveValue('urgent');
    await expect(adminPage.getByRole('searchbox', { name: 'جستجوی تیکت‌ها' })).toHaveValue(customer.email);
    await expect(tickets).toHaveCount(1);
    await adminPage.getByRole('button', { name: 'فیلترهای ذخیره‌شده' }).click();
    await adminPage.getByRole('menuitem', { name: 'ذخیرهٔ این فیلتر' }).click();
    await adminPage.getByRole('dialog').getByRole('textbox').fill('فوری‌ها');
    await adminPage.getByRole('dialog').getByRole('button', { name: 'ذخیره' }).click();
    await adminPage.goBack();
    await expect(priority).toHaveValue('');
    await expect(tickets).toHaveCount(2);
    await adminPage.getByRole('button', { name: 'فیلترهای ذخیره‌شده' }).click();
    await adminPage.getByRole('menuitem', { name: 'فوری‌ها' }).click();
    await expect(priority).toHaveValue('urgent');
    await adminPage.locator('body').press('j');
    await expect(tickets.getByRole('button').first()).toBeFocused();
  });
  await office.close();
});
