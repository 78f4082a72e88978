/** Duplicating, copying, cutting and pasting sections by keys and, on a phone, by menus. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const layer = (page: Page, name: string) => page.getByRole('button', { name: `ویرایش محتوای ${name}` });
const layers = (page: Page) => page.getByRole('button', { name: /^ویرایش محتوای / });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `گزینه‌های بخش ${name}` });

/** Step 2 with two sections, one of them with a title of its own. */
async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await addSection(page, 'دربارهٔ ما', 0);
  await layer(page, 'بنر اصلی').click();
  const fields = page.getByRole('region', { name: 'محتوای بنر اصلی' });
  await fields.getByLabel('عنوان', { exact: true }).fill('نان داغ محله');
}

test('sections are duplicated, cut and pasted by keys', async ({ page }) => {
  await design(page);
  const titles = page.getByTestId('canvas').getByText('نان داغ محله');
  await layer(page, 'بنر اصلی').click();
  await page.keyboard.press('Control+KeyD');
  await expect(titles).toHaveCount(2);
  await expect(page.getByText(/^کپی بخش «بنر اصلی» ساخته شد/)).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(titles).toHaveCount(1);

  await test.step('on another page', async () => {
    await layer(page, 'بنر اصلی').click();
    await page.keyboard.press('Control+KeyX');
    await expect(layers(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'افزودن صفحه' }).click();
    await page.getByTestId('canvas').click();
    await page.keyboard.press('Control+KeyV');
    await expect(titles).toHaveCount(1);
    await expect(layer(page, 'بنر اصلی')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a field keeps its keys', async () => {
    const field = page.getByRole('region', { name: 'محتوای بنر اصلی' }).getByLabel('عنوان', { exact: true });
    await field.selectText();
    await page.keyboard.press('Control+KeyC');
    await page.keyboard.press('End');
    await page.keyboard.press('Control+KeyV');
    await expect(field).toHaveValue('نان داغ محلهنان داغ محله');
    await page.keyboard.press('Delete');
    await expect(layers(page)).toHaveCount(1);
  });

  await test.step('Delete removes, and cannot take other text for sections', async () => {
    await layer(page, 'بنر اصلی').click();
    await page.keyboard.press('Delete');
    await expect(layers(page)).toHaveCount(0);
    await page.getByTestId('canvas').click();
    await page.keyboard.press('Control+KeyV');
    await expect(page.getByText(/بخشی برای چسباندن نیست/)).toBeVisible();
  });
});

test('a phone does the same by menus', async ({ page }) => {
  await design(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'بخش‌ها', exact: true }).click();
  await menuOf(page, 'بنر اصلی').click();
  await expect(page.getByRole('menuitem', { name: /^ساخت کپی/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectScreenHolds(page);
  await page.setViewportSize(PHONE);
  await menuOf(page, 'بنر اصلی').click();
  await page.getByRole('menuitem', { name: 'کپی', exact: true }).click();
  await page.getByRole('button', { name: 'چسباندن بخش کپی‌شده' }).click();
  await expect(layers(page)).toHaveCount(3);
  await expect(layer(page, 'بنر اصلی')).toHaveCount(2);
});

test('a section is hidden on phones, on the canvas too, and has a word in the address', async ({ page }) => {
  await design(page);
  await layer(page, 'دربارهٔ ما').click();
  const fields = page.getByRole('region', { name: 'محتوای دربارهٔ ما' });
  await fields.getByText('نمایش و لینک بخش').click();
  await fields.getByText('فقط کامپیوتر').click();
  await fields.getByLabel('واژهٔ لینک').fill('دربارهٔ ما');
  await page.keyboard.press('Enter');
  const section = page.locator('[id="canvas-درباره_ما"]');
  await expect(section).toBeVisible();
  await expect(page.getByRole('img', { name: 'در موبایل پنهان است' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'عرض نمایش' }).locator('label').last().click();
  await expect(section).toBeHidden();
});
