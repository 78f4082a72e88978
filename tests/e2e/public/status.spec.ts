/** The public page of measured uptime, on a product whose job measures every minute. */
import { STATUS_COMPONENTS } from '#core/uptime.js';
import { expect, test } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';

test('the status page shows what was measured', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'وضعیت سرویس‌ها' }).click();
  await expect(page).toHaveURL(/\/status$/);
  const website = page.getByRole('region', { name: 'وب‌سایت' });
  await expect(async () => {
    await page.reload();
    await expect(website).toContainText('در دسترس', { timeout: 3000 });
  }).toPass({ timeout: 100_000 });
  await expect(website).toContainText('اندازه‌گیری از');
  await expect(website.getByRole('img', { name: /روز بدون خطا/ })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(STATUS_COMPONENTS.length);
  await expectScreenHolds(page);
});
