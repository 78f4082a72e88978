/** The six steps as a customer takes them. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Goes on to the next step. A second click before that is shown would be one on the same step. */
export async function next(page: Page): Promise<void> {
  const stage = page.locator('[data-step]');
  const step = Number(new URL(page.url()).searchParams.get('step') ?? 1);
  await expect(stage).toHaveAttribute('data-step', String(step));
  await page.getByRole('button', { name: 'بعدی', exact: true }).click();
  await expect(stage).toHaveAttribute('data-step', String(step + 1));
}

export function total(page: Page): ReturnType<Page['getByTestId']> {
  return page.getByTestId('wizard-total');
}

const siteTypes = (page: Page) => page.getByRole('group', { name: 'نوع سایت' });

/** Passes the interview that opens a new wizard; nothing to do where it was answered before. */
export async function skipInterview(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'رد کردن', exact: true });
  await expect(skip.or(siteTypes(page))).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(siteTypes(page)).toBeVisible();
}

export async function pickSiteType(page: Page, name: 'شخصی' | 'کسب‌وکار'): Promise<void> {
  await skipInterview(page);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/step=2/);
}

export async function addSection(page: Page, type: string, layout: number): Promise<void> {
  const add = page.getByRole('button', { name: 'افزودن بخش' }).first();
  // A phone has the list of sections in a sheet.
  const sheet = page.getByRole('button', { name: 'بخش‌ها', exact: true });
  // A dialog that is just closing hides what lies behind it for a moment, an open sheet as well.
  await expect(async () => {
    await expect(add.or(sheet).first()).toBeVisible();
    if (!(await add.isVisible())) await sheet.click({ timeout: 3000 });
    await add.click({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'افزودن بخش' });
  await dialog.getByRole('button', { name: new RegExp(`^${type} `) }).click();
  await dialog
    .getByRole('button', { name: new RegExp(`^افزودن ${type}،`) })
    .nth(layout)
    .click();
  await expect(dialog).toBeHidden();
}

export async function pickTemplate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^قالب آماده/ }).click();
  await page
    .getByRole('button', { name: /^انتخاب: قالب/ })
    .first()
    .click();
}

/** Types a name and waits for the registry's answer. */
export async function typeDomain(page: Page, name: string, answer: RegExp): Promise<void> {
  await page.getByLabel('نام دامنه', { exact: true }).fill(name);
  await expect(page.getByText(answer)).toBeVisible();
}

/** Opens a step by its name: by the menu of the studio, elsewhere by the list of the steps. */
export async function openStep(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^مرحلهٔ / });
  const list = page.getByRole('navigation', { name: 'مرحله‌های طراحی سایت' });
  const item = page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
  // The step before may just be leaving, and its way to the others with it.
  await expect(async () => {
    await expect(menu.or(list)).toBeVisible();
    if (await list.isVisible()) return list.getByRole('button', { name: new RegExp(name) }).click({ timeout: 3000 });
    if (!(await item.isVisible())) await menu.click({ timeout: 3000 });
    return item.click({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

/** A tool of the whole site in the inspector, which a selected section would take. */
export async function openSiteTool(page: Page, name: string | RegExp): Promise<void> {
  const close = page.getByRole('button', { name: 'پایان ویرایش این بخش' });
  if (await close.isVisible()) await close.click();
  await page.getByRole('region', { name: 'تنظیمات سایت' }).getByRole('button', { name }).click();
}

/** Opens the optional fields of the order, which are folded until they have a text, and answers its title's. */
export async function orderTitle(page: Page): Promise<Locator> {
  const field = page.getByLabel('عنوان سفارش');
  const fold = page.locator('summary').filter({ hasText: 'عنوان و توضیح سفارش' });
  await expect(fold).toBeVisible();
  if (!(await field.isVisible())) await fold.click();
  return field;
}
