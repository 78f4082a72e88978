/** Closing one's own account, and what is left of it in the browser. */
import type { Page } from '@playwright/test';
import { profileLink } from '#core/client-links.js';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectDialogHolds } from '../screens.js';
import { pickSiteType } from '../wizard-steps.js';

/** The values that this browser stores of accounts: the key ends with the account. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /@[\w-]+$/.test(key)));

// The rest of the page requests once more with its ended token.
test.use({ expectedErrors: [/status of 401/, /WebSocket/] });

test('a closed account leaves no draft in this browser', async ({ page }) => {
  const person = await newAccount(page.request);
  await enterAs(page, person, '/wizard');
  await pickSiteType(page, 'شخصی');
  await expect.poll(() => kept(page)).not.toEqual([]);
  await page.goto(profileLink('data'));
  await page.getByRole('button', { name: 'بستن حساب', exact: true }).click();
  await expectDialogHolds(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('برای تأیید، ایمیل حساب خود را بنویسید').fill(person.email);
  await dialog.getByRole('textbox', { name: 'رمز عبور' }).fill(person.password);
  await dialog.getByRole('button', { name: 'بستن همیشگی حساب' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept(page)).toEqual([]);
});
