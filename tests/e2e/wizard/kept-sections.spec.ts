/** The sections that an account keeps: kept in one site, renamed, added to another page, and removed. */
import type { Page } from '@playwright/test';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs } from '../people.js';
import { expectDialogHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(240_000);

const DESKTOP = { width: 1440, height: 900 };
const picker = (page: Page) => page.getByRole('dialog', { name: 'افزودن بخش', exact: true });
const titles = (page: Page) => page.getByTestId('canvas').getByText('نان داغ محله');

async function openKept(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'افزودن بخش' }).first().click();
  await picker(page)
    .getByRole('button', { name: /^بخش‌های من/ })
    .click();
}

test('a section is kept, renamed, added to another page, and removed', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await enterAs(page, await newAccount(request), '/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await page.getByRole('region', { name: 'محتوای بنر اصلی' }).getByLabel('عنوان', { exact: true }).fill('نان داغ محله');
  await expect(titles(page)).toHaveCount(1);

  await test.step('from its menu, under a name', async () => {
    await page.getByRole('button', { name: 'گزینه‌های بخش بنر اصلی' }).click();
    await page.getByRole('menuitem', { name: 'افزودن به بخش‌های من' }).click();
    const dialog = page.getByRole('dialog', { name: 'افزودن به بخش‌های من' });
    await dialog.getByLabel('نام بخش').fill('بنر نانوایی');
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(page.getByText('«بنر نانوایی» به بخش‌های من اضافه شد.')).toBeVisible();
  });

  await test.step('the list holds, and its name is changed', async () => {
    await openKept(page);
    await expect(picker(page).getByRole('button', { name: 'افزودن «بنر نانوایی»' })).toBeVisible();
    await expectDialogHolds(page);
    await page.setViewportSize(DESKTOP);
    await picker(page).getByRole('button', { name: 'گزینه‌های «بنر نانوایی»' }).click();
    await page.getByRole('menuitem', { name: 'تغییر نام' }).click();
    const dialog = page.getByRole('dialog', { name: 'تغییر نام' });
    await dialog.getByLabel('نام بخش').fill('بنر شعبه');
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(picker(page).getByRole('button', { name: 'افزودن «بنر شعبه»' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a copy comes on another page, with its words', async () => {
    await page.getByRole('button', { name: 'افزودن صفحه' }).click();
    await expect(titles(page)).toHaveCount(0);
    await openKept(page);
    await picker(page).getByRole('button', { name: 'افزودن «بنر شعبه»' }).click();
    await expect(picker(page)).toBeHidden();
    await expect(titles(page)).toHaveCount(1);
  });

  await test.step('what is removed leaves its copies', async () => {
    await openKept(page);
    await picker(page).getByRole('button', { name: 'گزینه‌های «بنر شعبه»' }).click();
    await page.getByRole('menuitem', { name: 'حذف از بخش‌های من' }).click();
    await page
      .getByRole('dialog', { name: /از بخش‌های من حذف شود/ })
      .getByRole('button', { name: 'حذف از بخش‌های من' })
      .click();
    await expect(picker(page).getByText(/^بخشی نمانده است/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(titles(page)).toHaveCount(1);
  });
});
