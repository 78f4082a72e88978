/** The sentences about what one agrees to, and the list of it in the profile. */
import type { Locator, Page } from '@playwright/test';
import { profileLink } from '#core/client-links.js';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectScreenHolds } from '../screens.js';
import { next, orderTitle, pickSiteType, pickTemplate, typeDomain } from '../wizard-steps.js';

/** The document opens beside the page, where everything that was typed stays. */
async function expectBeside(page: Page, link: Locator, title: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await link.click();
  const document = await opening;
  await expect(document.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await document.close();
}

test('who signs up reads what they agree to, and loses nothing of what they typed', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  const name = page.getByLabel('نام و نام خانوادگی');
  await name.fill('سارا راد');
  const sentence = page.getByText('با ساختن حساب، قوانین استفاده و حریم خصوصی برپا را می‌پذیرید.');
  await expectBeside(page, sentence.getByRole('link', { name: 'قوانین استفاده' }), 'قوانین استفاده از برپا');
  await expectBeside(page, sentence.getByRole('link', { name: 'حریم خصوصی' }), 'حریم خصوصی در برپا');
  await expect(name).toHaveValue('سارا راد');
  await expectScreenHolds(page);
  await page.goto('/auth/magic-link');
  await expect(page.getByText('با ورود از این راه، قوانین استفاده و حریم خصوصی برپا را می‌پذیرید.')).toBeVisible();
});

test('who orders reads what they agree to, and finds it in the profile', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await newAccount(page.request), '/wizard');
  await pickSiteType(page, 'شخصی');
  await pickTemplate(page);
  await next(page);
  await next(page);
  await typeDomain(page, `agreed-${Date.now()}`, /آزاد است/);
  await next(page);
  await next(page);
  await (await orderTitle(page)).fill('دفتر سارا');
  const sentence = page.getByText('با ثبت سفارش، قوانین استفاده و شرایط بازگشت وجه برپا را می‌پذیرید.');
  await expectBeside(page, sentence.getByRole('link', { name: 'شرایط بازگشت وجه' }), 'شرایط بازگشت وجه');
  await expect(await orderTitle(page)).toHaveValue('دفتر سارا');
  await expectScreenHolds(page, 'main');
  await page.getByRole('button', { name: 'ذخیره برای بعد' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(profileLink('data'));
  const card = page.getByRole('region', { name: 'آنچه پذیرفته‌اید' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('listitem').first()).toContainText(/ثبت سفارش.*WZ-/);
  await expect(card.getByRole('listitem').last()).toContainText('ساختن حساب');
  await expectScreenHolds(page, '[aria-labelledby="agreements-title"]');
  const version = card.getByRole('link', { name: 'حریم خصوصی، نسخهٔ ۱' });
  await expectBeside(page, version, 'حریم خصوصی در برپا');
});
