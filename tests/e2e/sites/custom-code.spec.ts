/** An administrator uploads custom code, reads what is wrong with it, looks at the preview, publishes and goes back. */
import type { APIRequestContext, Page } from '@playwright/test';
import { customSite, packed, type CodeFiles } from '#tests/helpers/custom-code.js';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { paidSite } from './paid-site.js';
import { ADMIN, enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';

test.setTimeout(240_000);
// A refused upload is answered with 422, the preview of what was published with 404.
test.use({ expectedErrors: [/status of (?:422|404)/] });

const TITLE = 'فروشگاه گل و گیاه آپارتمانی بهار نارنج شعبهٔ مرکزی';

const DRAFT_TITLE = 'گل و گیاه بهار نارنج';

const zipFile = (files: CodeFiles) => ({ name: 'site.zip', mimeType: 'application/zip', buffer: packed(files) });

/** A draft that differs from what visitors see, as the designer saves it. */
async function changeDraft(request: APIRequestContext, token: string, siteId: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/sites/${siteId}/draft`;
  const { version, design } = await (await request.get(path, { headers })).json();
  design.website_framework.dynamic_design.pages[0].seo = { title: DRAFT_TITLE };
  const saved = await request.put(path, { headers, data: { base_version: version, design } });
  expect(await saved.json()).toMatchObject({ has_changes: true });
}

/** Scheduling and publishing the draft each ask for a confirmation before custom code is replaced. */
async function replaceCustomCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'زمان‌بندی انتشار' }).click();
  const schedule = page.getByRole('dialog', { name: 'زمان‌بندی انتشار' });
  const question = page.getByRole('dialog', { name: 'طرح شما در آن زمان جای نسخهٔ سفارشی را بگیرد؟' });
  await schedule.getByRole('button', { name: 'ثبت زمان انتشار' }).click();
  await expectDialogHolds(page);
  await question.getByRole('button', { name: 'انصراف' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toHaveCount(0);
  await schedule.getByRole('button', { name: 'ثبت زمان انتشار' }).click();
  await question.getByRole('button', { name: 'زمان‌بندی انتشار طرح' }).click();
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toBeVisible();
  await expect(page.getByText('نسخهٔ سفارشی در حال نمایش است')).toBeVisible();

  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  const now = page.getByRole('dialog', { name: 'انتشار همین حالا' });
  await now.getByRole('button', { name: 'انتشار', exact: true }).click();
  const replace = page.getByRole('dialog', { name: 'طرح شما جای نسخهٔ سفارشی را بگیرد؟' });
  await replace.getByRole('button', { name: 'انصراف' }).click();
  await expect(replace).toHaveCount(0);
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toBeVisible();
  await page.getByRole('button', { name: 'انتشار', exact: true }).click();
  await now.getByRole('button', { name: 'انتشار', exact: true }).click();
  await replace.getByRole('button', { name: 'انتشار طرح' }).click();
  await expect(page.getByText('نسخهٔ سفارشی در حال نمایش است')).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText('انتشار زمان‌بندی شده است')).toHaveCount(0);
}

test('custom code is refused, corrected, looked at, published and left again', async ({ page, request, browser }) => {
  const customer = await newAccount(request);
  const token = await enterAs(page, customer, '/dashboard');
  const { id, url } = await paidSite(page, request, token, { title: TITLE });
  const label = new URL(url).hostname.split('.')[0]!;

  const office = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'], locale: 'fa-IR' });
  const admin = await office.newPage();
  await enterAs(admin, ADMIN, `/admin?tab=sites&search=${label}`);
  await admin.getByRole('button', { name: `کارهای دیگر سایت ${TITLE}` }).click();
  await admin.getByRole('menuitem', { name: 'کد سفارشی' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog.getByText('هنوز کدی برای این سایت بارگذاری نشده است.')).toBeVisible();
  await dialog.getByLabel('این کد برای چیست؟').fill('طراحی اختصاصی تیکت ۱۲');
  const code = await customSite();
  const bad = {
    ...code,
    'about.html': '<p>x</p>\n<script>alert(1)</script><img src="https://evil.example/x.png">',
    'x.php': '',
  };
  await dialog.locator('input[type=file]').setInputFiles(zipFile(bad));
  await dialog.getByRole('button', { name: 'بارگذاری و بررسی' }).click();
  const findings = dialog.getByRole('list', { name: 'چه چیزی باید درست شود' }).getByRole('listitem');
  await expect(findings).toHaveCount(3);
  await expect(findings.filter({ hasText: 'x.php' })).toContainText('روی سرور اجرا می‌شود');
  await expect(findings.filter({ hasText: '<script>' })).toContainText('خط ۲');
  await expectDialogHolds(admin);

  // The typed text is still there.
  await expect(dialog.getByLabel('این کد برای چیست؟')).toHaveValue('طراحی اختصاصی تیکت ۱۲');
  await dialog.locator('input[type=file]').setInputFiles(zipFile(code));
  await dialog.getByRole('button', { name: 'بارگذاری و بررسی' }).click();
  const list = dialog.getByRole('list', { name: 'نسخه‌های سفارشی' });
  await expect(list.getByText('در انتظار بررسی')).toBeVisible();
  await expect(list.getByRole('button', { name: /^انتشار/ })).toBeDisabled();
  await list.getByRole('button', { name: /^ساخت پیش‌نمایش/ }).click();
  const link = list.getByRole('link', { name: /^باز کردن پیش‌نمایش/ });
  await expect(link).toBeVisible();
  await expectDialogHolds(admin);

  const preview = await office.newPage();
  await preview.goto((await link.getAttribute('href'))!);
  await expect(preview.getByRole('heading', { name: 'ساختهٔ دست' })).toBeVisible();
  await expect(preview.locator('body')).toHaveCSS('color', 'rgb(17, 34, 51)');
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'ساختهٔ دست' })).toHaveCount(0);

  await list.getByRole('button', { name: /^انتشار/ }).click();
  await admin.getByRole('dialog', { name: 'این نسخه منتشر شود؟' }).getByRole('button', { name: 'انتشار' }).click();
  await expect(list.getByText('منتشر شد', { exact: true })).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('button', { name: /^جزئیات/ })
    .click();
  await expect(admin.getByText('نسخهٔ سفارشی در حال نمایش است')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'ساختهٔ دست' })).toBeVisible();
  expect((await preview.reload())?.status()).toBe(404);

  await page.goto(`/dashboard/sites/${id}`);
  await expect(page.getByText('نسخهٔ سفارشی در حال نمایش است')).toBeVisible();
  // A page behind others paints nothing, so that its colours would be judged half way.
  await page.bringToFront();
  await expectScreenHolds(page);
  await changeDraft(request, token, id);
  await page.reload();
  await replaceCustomCode(page);
  await visitor.reload();
  await expect(visitor).toHaveTitle(DRAFT_TITLE);
  await page.getByRole('tab', { name: 'نسخه‌ها' }).click();
  await expect(page.getByText('کد سفارشی: طراحی اختصاصی تیکت ۱۲')).toBeVisible();
  await page.getByRole('button', { name: 'بازگشت به این نسخه: نسخهٔ ۱' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'بازگشت به این نسخه' }).click();
  await expect(page.getByText('نسخهٔ ۱ به بازدیدکنندگان نشان داده می‌شود.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'ساختهٔ دست' })).toHaveCount(0);
  await office.close();
});
