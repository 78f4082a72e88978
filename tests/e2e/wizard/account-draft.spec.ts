/** The draft of an account on two devices: found again, kept while offline, and compared where both went on. */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs, type Person } from '../people.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);
// While a device is offline its calls fail.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const inAccount = (page: Page) => page.getByText('در حساب شما ذخیره شد', { exact: true });
const sections = (page: Page) => page.getByTestId('canvas').locator('.bp-sec');

async function openOn(page: Page, person: Person): Promise<void> {
  await enterAs(page, person, '/wizard');
  await expect(sections(page).first()).toBeAttached();
}

test('a draft follows its account to another device', async ({ page, browser, baseURL }) => {
  const person = await newAccount(page.request);
  await enterAs(page, person, '/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی پویا/ }).click();
  await addSection(page, 'بخش آغازین', 0);
  await expect(sections(page)).toHaveCount(1);
  await expect(inAccount(page)).toBeVisible();

  const device = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const other = await device.newPage();
  await test.step('where it is found as it was', async () => {
    await openOn(other, person);
    await expect(sections(other)).toHaveCount(1);
  });

  await test.step('an edit made offline is kept, and sent later', async () => {
    // What adding a section needs is loaded once.
    await addSection(other, 'بخش آغازین', 1);
    await expect(sections(other)).toHaveCount(2);
    await expect(inAccount(other)).toBeVisible();
    await device.setOffline(true);
    await addSection(other, 'بخش آغازین', 1);
    await expect(sections(other)).toHaveCount(3);
    await expect(other.getByText(/^روی این دستگاه ذخیره شد/)).toBeAttached();
    await device.setOffline(false);
    await expect(inAccount(other)).toBeVisible();
  });

  await test.step('two devices that both went on are compared', async () => {
    await addSection(page, 'بخش آغازین', 1);
    const dialog = page.getByRole('dialog', { name: 'کدام نسخه را ادامه می‌دهید؟' });
    await dialog.getByRole('button', { name: 'ادامه با نسخهٔ حساب شما' }).click();
    await expect(sections(page)).toHaveCount(3);
    await expect(inAccount(page)).toBeVisible();
  });

  await test.step('signing out asks nothing and leaves nothing', async () => {
    await page.getByRole('button', { name: 'دیگر لازم نیست' }).click();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^حساب کاربری/ }).click();
    await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wizard_')))).toEqual([]);
    await openOn(page, person);
    await expect(sections(page)).toHaveCount(3);
  });
  await device.close();
});
