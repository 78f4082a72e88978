/** Work of a service, from the payment over the administrators' list to the report that the customer reads. */
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { ADMIN, enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { paidSite } from './paid-site.js';

test.setTimeout(300_000);

const WIDE = { width: 1440, height: 900 };
const NOTE = 'فرم تماس و لینک‌ها بررسی شد.';

test('an administrator reports the work of a service', async ({ page, request, browser, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE);
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { id, url } = await paidSite(page, request, token, {
    title: 'کافهٔ نارون',
    services: ['maintenancePlan', 'rushDelivery'],
  });
  await page.goto(`/dashboard/sites/${id}?tab=services`);
  const rush = page.getByRole('listitem', { name: 'تحویل فوری' });
  await expect(rush).toContainText('بازبینی تا');
  await expect(rush).toContainText('در صف');
  await expect(page.getByRole('listitem', { name: 'پشتیبان‌گیری' })).toContainText('نخریده‌اید');
  await expectScreenHolds(page);

  const label = new URL(url).hostname.split('.')[0] ?? '';
  const ofSite = (name: string): RegExp => new RegExp(`^${name}.*${label}`);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const office = await context.newPage();
  await enterAs(office, ADMIN, '/admin?tab=orders');
  await expect(office.getByRole('region', { name: 'سفارش‌های فوری' })).toBeVisible();
  await expectScreenHolds(office, '#admin-panel');
  await office.setViewportSize(WIDE);
  await office.getByRole('link', { name: 'همهٔ کارهای خدمات' }).click();
  await office.getByRole('button', { name: ofSite('شروع تحویل فوری') }).click();
  await expect(office.getByRole('button', { name: ofSite('شروع تحویل فوری') })).toBeHidden();
  await expect(office.getByRole('row', { name: new RegExp(label) }).first()).toContainText('در حال انجام');
  await expectScreenHolds(office, '#admin-panel');
  await office.setViewportSize(WIDE);
  await office.getByRole('button', { name: ofSite('پایان و گزارش تحویل فوری') }).click();
  const dialog = office.getByRole('dialog', { name: /^گزارش تحویل فوری/ });
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click();
  await expect(dialog).toContainText('بنویسید چه کاری برای سایت انجام شد.');
  await expectDialogHolds(office);
  await office.setViewportSize(WIDE);
  await dialog.getByLabel('زمان صرف‌شده (دقیقه)').fill('۲۵');
  await dialog.getByLabel('چه کاری انجام شد؟').fill(NOTE);
  await dialog.getByRole('button', { name: 'ارسال گزارش' }).click();
  await expect(dialog).toBeHidden();
  await context.close();

  await page.setViewportSize(WIDE);
  await page.reload();
  await expect(rush).toContainText(NOTE);
  await expect(rush).toContainText('۲۵ دقیقه کار');
});
