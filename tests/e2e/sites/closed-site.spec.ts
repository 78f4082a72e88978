/**
 * A site that administrators close and open: what its visitors see, what its owner reads and takes away, and that the
 * file taken away is the same design in the wizard.
 */
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { freshDomain, TINY_PNG, wizard } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, expectAccessible, test } from '../fixtures.js';
import { ADMIN, enterAs, openAs } from '../people.js';
import { expectDialogHolds } from '../screens.js';
import { graphql, paidSite } from './paid-site.js';
import { skipInterview } from '../wizard-steps.js';

test.setTimeout(240_000);
// The pages that visitors of a closed site get.
test.use({ expectedErrors: [/status of (503|410)/] });

const TITLE = 'فروشگاه صنایع دستی و سوغات اصفهان، شعبهٔ میدان نقش جهان و بازار قیصریه';
const HEADLINE = 'قلم‌زنی و میناکاری از کارگاه‌های اصفهان';
const REPORT = 'تصویرها از فروشگاه دیگری است';
const PAUSE_REASON = 'تا بررسی گزارش، سایت بسته می‌ماند';
const COLOUR = '#0F766E';
const REASON = 'تصویرهای سایت از آنِ فروشگاه دیگری است و صاحب آن‌ها اعتراض کرده است';

interface DraftPage {
  readonly name: string;
  readonly sections: { readonly layoutId: string; readonly order: number }[];
}

/** Two pages in a colour of their own, with a text, and a picture as their logo. */
function ownDesign() {
  const raw = wizard({ domain: freshDomain(), pages: [3, 2], logo: TINY_PNG });
  const { pages } = (raw['websiteFramework'] as { dynamicDesign: { pages: DraftPage[] } }).dynamicDesign;
  Object.assign(pages[0]?.sections[0] ?? {}, { customData: { texts: { title: HEADLINE } } });
  Object.assign(raw['branding'] as object, { primaryColor: COLOUR });
  return { raw, layouts: layoutsOf(pages) };
}

/** The pages with their sections from top to bottom. */
function layoutsOf(pages: readonly DraftPage[]) {
  return pages.map(({ name, sections }) => [
    name,
    ...sections.toSorted((a, b) => a.order - b.order).map(({ layoutId }) => layoutId),
  ]);
}

/** The answer to a visitor at the address: its status, and the page's heading. */
async function visited(visitor: Page, url: string): Promise<readonly [number | undefined, string | null]> {
  const answer = await visitor.goto(url);
  return [answer?.status(), await visitor.getByRole('heading', { level: 1 }).first().textContent()];
}

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const rowOf = (office: Page, site: string): Locator => office.getByRole('row').filter({ hasText: site });

async function decideReport(office: Page): Promise<void> {
  await rowOf(office, REPORT)
    .getByRole('button', { name: /^تصمیم/ })
    .click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'ثبت تصمیم' })).toBeDisabled();
  await dialog.getByLabel('گزارش درست است؛ سایت موقتاً بسته شود').check();
  await dialog.getByLabel('دلیل').fill(PAUSE_REASON);
  await expectDialogHolds(office);
  await dialog.getByRole('button', { name: 'ثبت تصمیم' }).click();
  await expect(dialog).toHaveCount(0);
  await rowOf(office, REPORT)
    .getByRole('button', { name: /^جزئیات/ })
    .click();
  await expect(office.getByText(PAUSE_REASON)).toBeVisible();
}

/** Opens a site again that is closed, in the list of all sites. */
async function openAgain(office: Page, how: 'باز کردن سایت' | 'بازگرداندن سایت'): Promise<void> {
  await rowOf(office, TITLE)
    .getByRole('button', { name: new RegExp(`^${how}`) })
    .click();
  await office.getByRole('dialog').getByRole('button', { name: 'باز کردن سایت' }).click();
  await expect(rowOf(office, TITLE)).toContainText('آنلاین');
}

async function takeDown(office: Page): Promise<void> {
  await rowOf(office, TITLE)
    .getByRole('button', { name: /^کارهای دیگر/ })
    .click();
  await office.getByRole('menuitem', { name: 'بستن سایت' }).click();
  const dialog = office.getByRole('dialog', { name: /^بستن/ });
  await expect(dialog.getByRole('button', { name: 'بستن سایت' })).toBeDisabled();
  await dialog.getByLabel('دلیل').fill(REASON);
  await dialog.getByRole('button', { name: 'بستن سایت' }).click();
  await expect(rowOf(office, TITLE).getByRole('button', { name: /^بازگرداندن سایت/ })).toBeVisible();
}

/** From the notice to the zip of the live release. */
async function exportClosed(page: Page): Promise<FilePayload> {
  const notice = page.getByRole('alert').filter({ hasText: 'فایل‌های سایت تا' });
  await expect(notice).toContainText('خروجی بگیرید');
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: 'دریافت خروجی' }).click();
  await expect(page).toHaveURL(/tab=export/);
  await expect(page.getByRole('alert').filter({ hasText: 'فایل‌های سایت تا' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /دریافت فایل‌های سایت/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  return { name: 'site.zip', mimeType: 'application/zip', buffer: await readFile(await file.path()) };
}

interface Draft {
  readonly branding: { readonly primaryColor: string };
  readonly design: { readonly pages: readonly DraftPage[] };
}

/** The signed-in customer's unfinished wizard; null before it is stored. */
async function accountDraft(request: APIRequestContext, token: string) {
  const query = `{ myWizardDraft { content { branding { primaryColor }
    design { pages { name sections { layoutId order } } } } } }`;
  const { myWizardDraft } = await graphql<{ myWizardDraft: { content: Draft | null } }>(request, token, query, {});
  const { content } = myWizardDraft;
  return content && { colour: content.branding.primaryColor, layouts: layoutsOf(content.design.pages) };
}

test('a closed site is shown, exported, imported and opened again', async ({ page, request, browser, baseURL }) => {
  const token = await enterAs(page, await newAccount(request), '/dashboard');
  const { raw, layouts } = ownDesign();
  const site = await paidSite(page, request, token, { title: TITLE }, raw);
  const { host } = new URL(site.url);
  // A file that the browser refuses to load by the policy of the host is an error of the page, which fails the test.
  const visitor = await page.context().newPage();
  expect(await visited(visitor, site.url)).toEqual([200, HEADLINE]);
  await page.goto(`/dashboard/sites/${site.id}`);
  await expect(page.getByText('فایل‌های سایت تا')).toHaveCount(0);
  const report = { address: site.url, kind: 'copyright', message: REPORT };
  expect((await request.post('/api/sites/report', { data: report })).status()).toBe(200);
  const office = await openAs(browser, baseURL ?? '', ADMIN, `/admin?tab=sites&section=reports&search=${host}`);

  await test.step('a decided report closes it for a while', async () => {
    await decideReport(office);
    expect(await visited(visitor, site.url)).toEqual([503, 'موقتاً در دسترس نیست']);
    await expect(visitor.getByText(PAUSE_REASON)).toHaveCount(0);
    await expect(page.getByText(PAUSE_REASON)).toBeVisible();
  });

  await test.step('opened again, and closed with a reason', async () => {
    await office.goto(`/admin?tab=sites&search=${host}`);
    await openAgain(office, 'باز کردن سایت');
    expect(await visited(visitor, site.url)).toEqual([200, HEADLINE]);
    await expect(page.getByText(PAUSE_REASON)).toHaveCount(0);
    await takeDown(office);
    expect(await visited(visitor, site.url)).toEqual([410, 'این سایت بسته شده است']);
  });

  const zip = await test.step('its owner reads until when it is kept, and exports it', () => exportClosed(page));

  await test.step('the zip is the same design in the wizard', async () => {
    await page.goto('/wizard?step=1');
    await skipInterview(page);
    await page.locator('input[type=file]').setInputFiles(zip);
    await expect(page.getByText('طرح باز شد و ۱ تصویر آن در حساب شما نگه داشته شد.')).toBeVisible();
    await expect(page.getByTestId('canvas').getByText(HEADLINE)).toBeVisible();
    await expect.poll(() => accountDraft(request, token)).toEqual({ colour: COLOUR, layouts });
  });

  await test.step('restored, it is as it was', async () => {
    await openAgain(office, 'بازگرداندن سایت');
    expect(await visited(visitor, site.url)).toEqual([200, HEADLINE]);
    await office.context().close();
  });
});
