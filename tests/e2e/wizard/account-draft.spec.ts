/**
 * The draft of an account on two devices: found again, kept while offline, compared where both went on, and ordered on
 * one of them.
 */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs, type Person } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection, next, orderTitle, pickSiteType, typeDomain } from '../wizard-steps.js';

test.setTimeout(300_000);
// While a device is offline its calls fail.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const inAccount = (page: Page) => page.getByText('در حساب شما ذخیره شد', { exact: true });
const unfinished = (page: Page) => page.getByRole('region', { name: 'طرح‌های ناتمام' }).getByRole('article');
const sections = (page: Page) => page.getByTestId('canvas').locator('.bp-sec');

/** A design of one section is in the account and then put aside. */
async function designAndBeginAgain(page: Page): Promise<void> {
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(inAccount(page)).toBeVisible();
  await page.getByRole('button', { name: /^مرحلهٔ / }).click();
  await page.getByRole('menuitem', { name: 'شروع از نو' }).click();
}

async function openOn(page: Page, person: Person): Promise<void> {
  await enterAs(page, person, '/wizard');
  await expect(sections(page).first()).toBeAttached();
}

test('a draft follows its account to another device', async ({ page, browser, baseURL }) => {
  const person = await newAccount(page.request);
  await enterAs(page, person, '/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(sections(page)).toHaveCount(1);
  await expect(inAccount(page)).toBeVisible();

  const device = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const other = await device.newPage();
  await test.step('where the dashboard lists it, and it is as it was', async () => {
    await enterAs(other, person, '/dashboard');
    const card = other.getByRole('region', { name: 'طرح‌های ناتمام' }).getByRole('article');
    await expect(card.getByText('پیش‌نویس در حساب شما')).toBeVisible();
    await expectScreenHolds(other);
    await card.getByRole('button', { name: /^ادامهٔ طراحی/ }).click();
    await expect(sections(other)).toHaveCount(1);
  });

  await test.step('an edit made offline is kept, and sent later', async () => {
    // The parts that adding a section needs are loaded once.
    await addSection(other, 'بنر اصلی', 1);
    await expect(sections(other)).toHaveCount(2);
    await expect(inAccount(other)).toBeVisible();
    await device.setOffline(true);
    await addSection(other, 'بنر اصلی', 1);
    await expect(sections(other)).toHaveCount(3);
    await expect(other.getByText(/^روی این دستگاه ذخیره شد/)).toBeAttached();
    await device.setOffline(false);
    await expect(inAccount(other)).toBeVisible();
  });

  await test.step('two devices that both went on are compared', async () => {
    await addSection(page, 'بنر اصلی', 1);
    const dialog = page.getByRole('dialog', { name: 'کدام نسخه را ادامه می‌دهید؟' });
    await expect(dialog).toBeVisible();
    await expectDialogHolds(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByRole('button', { name: 'ادامه با نسخهٔ حساب شما' }).click();
    await expect(sections(page)).toHaveCount(3);
    await expect(inAccount(page)).toBeVisible();
  });

  await test.step('the other copy is offered on every screen', async () => {
    await expectScreenHolds(page, 'main');
    await page.setViewportSize({ width: 1280, height: 720 });
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

test('beginning again can be undone', async ({ page }) => {
  await enterAs(page, await newAccount(page.request), '/wizard');
  await designAndBeginAgain(page);

  const notice = page.getByRole('status').filter({ hasText: 'طرح قبلی کنار گذاشته شد' });
  await test.step('which begins a blank wizard', async () => {
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/step=1/);
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await pickSiteType(page, 'کسب‌وکار');
    await expect(inAccount(page)).toBeVisible();
  });

  await test.step('and the first design comes back, with the new one aside', async () => {
    await notice.getByRole('button', { name: 'بازگرداندن طرح قبلی' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByTestId('wizard-total')).toBeVisible();
    await page.goto('/wizard?step=2');
    await expect(sections(page)).toHaveCount(1);
    await expect(inAccount(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(unfinished(page)).toHaveCount(2);
  });
});

test('a choice made at once after beginning again counts', async ({ page, context }) => {
  await enterAs(page, await newAccount(page.request), '/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(inAccount(page)).toBeVisible();
  await page.getByRole('button', { name: /^مرحلهٔ / }).click();
  // On a slow phone the address still changes while the first step can already be answered.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'رد کردن')?.click();
      const choice = buttons.find(({ textContent }) => textContent.startsWith('کسب‌وکار'));
      if (choice === undefined) return;
      observer.disconnect();
      choice.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  const isBlank = page.waitForURL(/step=1/);
  await page.getByRole('menuitem', { name: 'شروع از نو' }).click();
  await isBlank;
  await expect(page).toHaveURL(/step=2/);
});

test('a design put aside follows its account, too', async ({ page, browser, baseURL }) => {
  const person = await newAccount(page.request);
  await enterAs(page, person, '/wizard');
  await designAndBeginAgain(page);
  await pickSiteType(page, 'کسب‌وکار');
  await expect(inAccount(page)).toBeVisible();

  await test.step('signing out asks nothing', async () => {
    await page.goto('/dashboard');
    await expect(unfinished(page).getByText('پیش‌نویس در حساب شما')).toHaveCount(2);
    await page.getByRole('button', { name: /^حساب کاربری/ }).click();
    await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('local_')))).toEqual([]);
  });

  const device = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const other = await device.newPage();
  await test.step('another device goes on with it', async () => {
    await enterAs(other, person, '/dashboard');
    await expect(unfinished(other)).toHaveCount(2);
    await expectScreenHolds(other);
    await unfinished(other)
      .filter({ hasText: '۱ بخش' })
      .getByRole('button', { name: /^ادامهٔ طراحی/ })
      .click();
    await expect(sections(other)).toHaveCount(1);
    await expect(inAccount(other)).toBeVisible();
  });

  await test.step('which puts the other one aside, to be removed', async () => {
    await other.goto('/dashboard');
    await expect(unfinished(other)).toHaveCount(2);
    await unfinished(other)
      .nth(1)
      .getByRole('button', { name: /^حذف پیش‌نویس/ })
      .click();
    await other.getByRole('dialog').getByRole('button', { name: 'حذف پیش‌نویس' }).click();
    await expect(unfinished(other)).toHaveCount(1);
    await other.reload();
    await expect(unfinished(other)).toHaveCount(1);
    await expect(unfinished(other)).toContainText('۱ بخش');
  });
  await device.close();
});

test('signing out names what only this browser has', async ({ page }) => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('KeepWizardDraft') ? route.abort() : route.continue(),
  );
  await enterAs(page, await newAccount(page.request), '/wizard');
  await designAndBeginAgain(page);
  await pickSiteType(page, 'کسب‌وکار');
  await expect(inAccount(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(unfinished(page)).toHaveCount(2);

  await test.step('and keeps it where the answer is no', async () => {
    await page.getByRole('button', { name: /^حساب کاربری/ }).click();
    await page.getByRole('menuitem', { name: 'خروج از حساب' }).click();
    const dialog = page.getByRole('dialog', { name: 'طرح‌های این دستگاه پاک شوند؟' });
    await expect(dialog).toContainText('طرحی که در دست دارید در حساب شما ذخیره شده است');
    await expectDialogHolds(page);
    await page.keyboard.press('Escape');
    await expect(unfinished(page)).toHaveCount(2);
  });
});

test('a device is shown the order that another device placed', async ({ page, browser, baseURL }) => {
  const person = await newAccount(page.request);
  await enterAs(page, person, '/wizard');
  await pickSiteType(page, 'شخصی');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await expect(sections(page)).toHaveCount(1);
  await expect(inAccount(page)).toBeVisible();
  const device = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  const other = await device.newPage();
  await openOn(other, person);

  await next(page);
  await next(page);
  await typeDomain(page, 'ordered-elsewhere', /آزاد است/);
  await next(page);
  await next(page);
  await (await orderTitle(page)).fill('سفارش دستگاه اول');
  await page.getByRole('button', { name: 'ذخیره برای بعد' }).click();
  await expect(page.getByText('سفارش دستگاه اول').first()).toBeVisible();

  await addSection(other, 'بنر اصلی', 1);
  await expect(other.getByRole('alert')).toContainText('سفارش «سفارش دستگاه اول» از همین طرح ثبت شده است');
  await expectScreenHolds(other);
  await other.getByRole('button', { name: 'شروع سفارش جدید' }).click();
  await expect(other).toHaveURL(/step=1/);
  await device.close();
});
