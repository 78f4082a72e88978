/** A café's site from nothing: its name, six photographs, a menu of eight, a contact section, up to the order. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, WIDTHS } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, next, pickSiteType, total, typeDomain } from '../wizard-steps.js';

test.setTimeout(300_000);

const PHOTOGRAPHS = 6;
const MENU = ['اسپرسو', 'لاته', 'کاپوچینو', 'چای ماسالا', 'موکا', 'کیک هویج', 'املت', 'صبحانهٔ کامل'] as const;
const HEIGHT = 900;

const canvas = (page: Page) => page.getByTestId('canvas');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Not one colour: as heavy as a photograph that was made smaller. */
async function photograph(seed: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 60 + 25 * seed, sigma: 30 } as const;
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { name: `photo-${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** The fields of a section: on a phone in a sheet. */
async function editSection(page: Page, name: string): Promise<void> {
  const layer = button(page, `ویرایش محتوای ${name}`);
  if (!(await layer.isVisible())) await button(page, 'بخش‌ها').click();
  await layer.click();
  await expect(page.getByRole('region', { name: `محتوای ${name}` })).toBeVisible();
}

/** Opens an item of a section's list. */
async function openItem(page: Page, section: string, at: number): Promise<void> {
  const item = page
    .getByRole('region', { name: `محتوای ${section}` })
    .getByRole('listitem')
    .nth(at);
  const row = item.locator('[aria-expanded]').first();
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
}

async function fillGallery(page: Page): Promise<void> {
  await editSection(page, 'گالری');
  const gallery = page.getByRole('region', { name: 'محتوای گالری' });
  for (let at = 0; at < PHOTOGRAPHS; at += 1) {
    await openItem(page, 'گالری', at);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      gallery
        .getByRole('listitem')
        .nth(at)
        .getByRole('button', { name: /^گذاشتن / })
        .click(),
    ]);
    await chooser.setFiles(await photograph(at));
    await expect(canvas(page).locator('#canvas-gallery img')).toHaveCount(at + 1);
  }
}

/** Eight dishes, of which the sample has fewer. */
async function writeMenu(page: Page): Promise<void> {
  await editSection(page, 'خدمات');
  const panel = page.getByRole('region', { name: 'محتوای خدمات' });
  const items = panel.getByRole('listitem');
  expect(await items.count()).toBeLessThan(MENU.length);
  for (let count = await items.count(); count < MENU.length; count += 1) {
    await panel.getByRole('button', { name: /^افزودن / }).click();
    await expect(items).toHaveCount(count + 1);
  }
  for (const [at, dish] of MENU.entries()) {
    await openItem(page, 'خدمات', at);
    await items.nth(at).getByLabel('عنوان', { exact: true }).fill(dish);
    await expect(canvas(page).locator('#canvas-services').getByText(dish, { exact: true })).toBeAttached();
  }
}

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`a café designs its site from nothing, ${device}`, async ({ page }) => {
    const back = () => page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await back();
    await page.goto('/');
    await page.getByRole('link', { name: /شروع/ }).first().click();
    await test.step('its own name', async () => {
      const interview = page.getByRole('region', { name: 'دو دقیقه دربارهٔ کارتان' });
      await interview.getByLabel('نام سایت یا کسب‌وکار').fill('کافه مهر');
      await interview.getByLabel('تلفن').fill('021-87654321');
      await button(page, 'بعدی').click();
      await pickSiteType(page, 'کسب‌وکار');
      await button(page, /^طراحی بخش‌به‌بخش/).click();
    });

    await test.step('header, photographs, menu, contact, footer', async () => {
      for (const type of ['سربرگ', 'بنر اصلی', 'گالری', 'خدمات', 'تماس', 'پابرگ']) await addSection(page, type, 0);
      await fillGallery(page);
      await writeMenu(page);
      await expect(canvas(page).locator('#canvas-contact').getByText('۰۲۱-۸۷۶۵۴۳۲۱').first()).toBeAttached();
      await expectScreenHolds(page);
      await back();
    });

    await test.step('each step leads to the next one, up to the order', async () => {
      await next(page);
      await expect(page).toHaveURL(/step=3/);
      await expectScreenHolds(page);
      await back();
      await next(page);
      await typeDomain(page, `cafe-mehr-${device}`, /آزاد است/);
      await next(page);
      await expect(total(page)).toContainText('تومان');
      await next(page);
      await expect(page.getByRole('heading', { name: 'برای ثبت سفارش وارد شوید' })).toBeVisible();
      await expectScreenHolds(page);
    });
  });
}
