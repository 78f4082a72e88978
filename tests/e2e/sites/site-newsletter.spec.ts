/** A reader subscribes on a served site, confirms by the mail, is seen by the owner, and unsubscribes. */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { wizardWithForms } from '#tests/helpers/wizards.js';
import { expect, expectAccessible, test, WIDTHS } from '../fixtures.js';
import { openNewestMail } from '../mailbox.js';
import { paidSite } from './paid-site.js';
import { enterAs } from '../people.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';

test.setTimeout(240_000);

/** A page of the site itself, on a phone and a desktop. */
async function expectPageHolds(visitor: Page): Promise<void> {
  for (const width of Object.values(WIDTHS)) {
    await visitor.setViewportSize({ width, height: 900 });
    await expectAccessible(visitor);
  }
}

test('a reader confirms, is listed live, and unsubscribes', async ({ page, request, browser }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const site = await paidSite(page, request, token, { title: 'آتلیهٔ نگار' }, wizardWithForms());
  const list = `/dashboard/sites/${site.id}?tab=messages`;
  await page.goto(list);
  await page.getByText('خبرنامه', { exact: true }).first().click();
  await expect(page.getByText('هنوز عضوی نیست')).toBeVisible();
  await expectScreenHolds(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const reader = `reader-${site.id.slice(-12)}@example.ir`;
  const visitor = await (await browser.newContext({ locale: 'fa-IR' })).newPage();
  await test.step('the form leads to a page that names the mail', async () => {
    await visitor.goto(site.url);
    const letter = visitor.locator('form[action="/_form/letter"]');
    await letter.locator('input[type=email]').fill(reader);
    await letter.getByRole('button').click();
    await expect(visitor.getByRole('heading', { name: 'ایمیل خود را ببینید' })).toBeVisible();
    await expectPageHolds(visitor);
    await expect(page.getByText('۱ نفر هنوز ایمیل خود را تأیید نکرده‌اند')).toBeVisible();
  });

  const openMail = async (subject: RegExp, button: string) => {
    await openNewestMail(visitor, reader, subject);
    const link = visitor.frameLocator('iframe').getByRole('link', { name: button, exact: true });
    await visitor.goto((await link.getAttribute('href')) ?? '');
  };
  await test.step('opening the link changes nothing, its button does', async () => {
    await openMail(/تأیید کنید/, 'تأیید عضویت');
    await expectPageHolds(visitor);
    await expect(page.getByText('۰ عضو تأییدشده')).toBeVisible();
    await visitor.getByRole('button', { name: 'تأیید عضویت' }).click();
    await expect(visitor.getByRole('heading', { name: 'عضو خبرنامه شدید' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'لغو عضویت' })).toBeVisible();
    await expectPageHolds(visitor);
  });

  await test.step('the owner sees the reader without a reload', async () => {
    await expect(page.getByText('۱ عضو تأییدشده')).toBeVisible();
    await expect(page.getByText(reader)).toBeVisible();
    await expectScreenHolds(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^حذف/ }).click();
    await expectDialogHolds(page);
    await page.getByRole('button', { name: 'انصراف' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'خروجی CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/subscribers\.csv$/);
  });

  await test.step('the reader unsubscribes and is gone', async () => {
    await openMail(/تأیید شد/, 'لغو عضویت');
    await visitor.getByRole('button', { name: 'لغو عضویت' }).click();
    await expect(visitor.getByRole('heading', { name: 'عضویت شما لغو شد' })).toBeVisible();
    await expectPageHolds(visitor);
    await expect(page.getByText('هنوز عضوی نیست')).toBeVisible();
  });
});
