/**
 * Administrators register a name by hand, as in production: on a product of its own, where no registrar is simulated.
 */
import { freshDomain } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, test as base } from '../fixtures.js';
import { ADMIN, enterAs, openAs } from '../people.js';
import { startProduct } from '../product.js';
import { expectDialogHolds } from '../screens.js';
import { headersOf, siteFromWallet } from './paid-site.js';

const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const product = await startProduct('work-list-product.log', 'dist/tests/helpers/run/browser-product.js');
    try {
      await product.ready;
      await use(product.url);
    } finally {
      await product.stop();
    }
  },
});
// With the start of the product. A result without its proof is refused by the server.
test.describe.configure({ timeout: 240_000 });
test.use({ expectedErrors: [/status of 422/] });

const PROOF = 'نیک ۱۲۳۴۵';

test('a name is registered by hand, with expiry and proof', async ({ page, request, browser, baseURL }) => {
  const [person, domain] = [await newAccount(request), freshDomain()];
  const { id, orderId } = await siteFromWallet(request, person, domain);
  const headers = await headersOf(request, person);
  expect((await request.post(`/api/orders/${orderId}/domain/register`, { headers })).ok()).toBe(true);
  const office = await openAs(browser, baseURL ?? '', ADMIN, '/admin?tab=sites&section=registrations');
  const row = office.getByRole('row').filter({ hasText: `${domain}.ir` });
  await row.getByRole('button', { name: /^انجام شد/ }).click();
  const dialog = office.getByRole('dialog', { name: new RegExp(domain) });
  await dialog.getByRole('button', { name: 'ثبت نتیجه' }).click();
  await expect(dialog.getByLabel('شماره یا آدرس پیگیری')).toHaveAttribute('aria-invalid', 'true');
  await expectDialogHolds(office);
  await dialog.getByLabel('شماره یا آدرس پیگیری').fill(PROOF);
  await dialog.getByRole('button', { name: /^پایان اعتبار/ }).click();
  const calendar = office.getByRole('dialog', { name: 'پایان اعتبار' });
  for (let month = 0; month < 12; month += 1) await calendar.getByRole('button', { name: 'ماه بعد' }).click();
  await calendar.locator('button[tabindex="0"]').click();
  const expiry = (await dialog.getByRole('button', { name: /^پایان اعتبار/ }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'ثبت نتیجه' }).click();
  await expect(row).toHaveCount(0);
  await office.getByLabel('وضعیت').selectOption('انجام‌شده');
  await row.getByRole('button', { name: /^جزئیات/ }).click();
  await expect(office.getByText(PROOF)).toBeVisible();
  await office.context().close();

  await enterAs(page, person, `/dashboard/sites/${id}?tab=registration`);
  const card = page.getByRole('region', { name: `${domain}.ir` });
  await expect(card.getByText('ثبت‌شده', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(card.getByRole('definition').filter({ hasText: expiry }).first()).toBeVisible();
  const told = await (await request.get('/api/notifications', { headers })).json();
  expect((told as { items: { title: string }[] }).items.map(({ title }) => title)).toContain('دامنهٔ شما ثبت شد');
});
