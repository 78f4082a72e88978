/** The tab of a site's backups, and the purchase of the service from there. */
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import { paidSite } from './paid-site.js';

test.setTimeout(180_000);

test('says how long backups are kept, and sells the service', async ({ page, request }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const site = await paidSite(page, request, token, { title: 'نسخه‌دار' });
  await page.goto(`/dashboard/sites/${site.id}?tab=backups`);
  await expect(page.getByText('هر نسخه ۷ روز می‌ماند')).toBeVisible();
  await expectScreenHolds(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'خرید پشتیبان‌گیری' }).click();
  await expect(page.getByRole('checkbox', { name: 'پشتیبان‌گیری' })).toBeChecked();
});
