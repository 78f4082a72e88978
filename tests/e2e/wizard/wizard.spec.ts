/** The wizard as guests use it: several pages, writing on the page, undo, reload and the way back, keyboard, phone. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.js';
import { expectDialogHolds, expectScreenHolds } from '../screens.js';
import { addSection, next, pickSiteType, skipInterview, total, typeDomain } from '../wizard-steps.js';

test.setTimeout(300_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const heading = (page: Page, text: string) => canvas(page).locator('h1', { hasText: text });

test('S-095 S-102 S-103 S-106 a guest designs five pages, writes on them and sees each price', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'سربرگ', 1);
  await addSection(page, 'بنر اصلی', 0);

  await test.step('a click on a text writes there', async () => {
    const title = canvas(page).locator('h1[data-slot=title]');
    // The page is in reach once the pointer is over it; a message that lies over it is waited for.
    await canvas(page).hover();
    await title.click();
    await expect(title).toBeFocused();
    await page.keyboard.type('کارگاه نمونه');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('keys take it back and forth', async () => {
    await page.keyboard.press('Control+z');
    await expect(heading(page, 'کارگاه نمونه')).not.toBeAttached();
    await page.keyboard.press('Control+Shift+z');
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('another layout by its picture keeps the words', async () => {
    await page.getByTitle('انتخاب چیدمان بنر اصلی از روی تصویر').click();
    await page.getByRole('dialog').getByRole('button', { name: 'تیتر مجله‌ای' }).click();
    await expect(heading(page, 'کارگاه نمونه')).toBeAttached();
  });

  await test.step('five pages, one of them a copy, share a header; each price is exact', async () => {
    await expect(total(page)).toHaveText('۲٬۵۰۰٬۰۰۰ تومان');
    for (const [type, price] of [
      ['دربارهٔ ما', '۲٬۷۵۰٬۰۰۰'],
      ['خدمات', '۴٬۰۰۰٬۰۰۰'],
      ['تماس', '۵٬۲۵۰٬۰۰۰'],
    ] as const) {
      await page.getByRole('button', { name: 'افزودن صفحه' }).click();
      await addSection(page, type, 0);
      await expect(total(page)).toHaveText(`${price} تومان`);
    }
    await page.getByRole('button', { name: 'گزینه‌های «صفحهٔ اصلی»' }).click();
    await page.getByRole('menuitem', { name: /^ساخت کپی/ }).click();
    await expect(total(page)).toHaveText('۶٬۵۰۰٬۰۰۰ تومان');
    await expect(page.getByRole('button', { name: /^صفحهٔ اصلی \(کپی\)، ۱ بخش/ })).toBeVisible();
  });

  await test.step('S-091 the preview hides what edits', async () => {
    await page.getByRole('button', { name: 'پیش‌نمایش', exact: true }).click();
    await expect(page.getByRole('button', { name: 'افزودن بخش' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'برگرداندن کار قبلی' })).toHaveCount(0);
    await page.getByRole('button', { name: 'ویرایش', exact: true }).click();
    await expect(page.getByRole('button', { name: 'برگرداندن کار قبلی' })).toBeVisible();
  });

  await test.step('axe finds nothing in what opens over the page', async () => {
    const opened = page.getByRole('dialog');
    const [add, layouts, templates] = [
      page.getByRole('button', { name: 'افزودن بخش' }).first(),
      page.getByTitle('انتخاب چیدمان بنر اصلی از روی تصویر'),
      page.getByRole('button', { name: 'گذاشتن قالب' }),
    ];
    await page.getByRole('button', { name: 'ویرایش محتوای بنر اصلی' }).click();
    for (const open of [add, layouts, templates]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      if (open === templates) await page.getByRole('button', { name: 'پایان ویرایش این بخش' }).click();
      await open.click();
      await expect(opened).toBeVisible();
      await expectDialogHolds(page);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'گزینه‌های «صفحهٔ اصلی»' }).click();
    await page.getByRole('menuitem', { name: 'تغییر نام' }).click();
    await expectDialogHolds(page, 'main');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'گزینه‌های «صفحهٔ اصلی»' }).click();
    await expect(page.getByRole('menuitem', { name: 'آدرس صفحه' })).toBeVisible();
    await expectAccessible(page, { within: '[role=menu]' });
    await page.getByRole('menuitem', { name: 'آدرس صفحه' }).click();
    await expect(opened).toBeVisible();
    // A narrow window has the pages elsewhere, and the dialog would close with their list.
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  });

  await test.step('S-096 every line of the price stays to the last step', async () => {
    await next(page);
    await next(page);
    await typeDomain(page, 'panj-barg', /آزاد است/);
    await next(page);
    await page.getByText('پشتیبان‌گیری', { exact: true }).click();
    for (const [line, amount] of [
      ['pages-pages', '۵٬۰۰۰٬۰۰۰'],
      ['sections-sections', '۱٬۵۰۰٬۰۰۰'],
      ['domain-.ir', 'رایگان'],
      ['service-backupService', '۱۵۰٬۰۰۰'],
    ] as const) {
      await expect(page.getByTestId(`quote-${line}`)).toContainText(amount);
    }
    await expect(page.getByTestId('quote-payable')).toHaveText('۶٬۶۵۰٬۰۰۰ تومان');
    await page.getByText(/^سالانه · /).click();
    await expect(page.getByTestId('quote-payable')).toHaveText('۷۱٬۸۲۰٬۰۰۰ تومان');
    await next(page);
    await expect(page.getByRole('heading', { name: 'برای ثبت سفارش وارد شوید' })).toBeVisible();
    await expect(page.getByText('۵ صفحه، ۶ بخش')).toBeVisible();
    await expect(page.getByTestId('summary-total')).toHaveText('۷۱٬۸۲۰٬۰۰۰ تومان');
  });
});

test('S-085 S-087 back, forward and a reload at every step keep everything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^قالب آماده/ }).click();

  /** The values that each step must show again, however it was come to. */
  const kept: Record<number, () => Promise<void>> = {
    1: () => expect(page.getByRole('button', { name: /^کسب‌وکار/ })).toHaveAttribute('aria-pressed', 'true'),
    2: () => expect(page.getByText('انتخاب‌شده', { exact: true })).toHaveCount(1),
    3: () => expect(page.getByRole('button', { name: 'رنگ زمردی' })).toHaveAttribute('aria-pressed', 'true'),
    4: () => expect(page.getByLabel('نام دامنه', { exact: true })).toHaveValue('nagar-khane'),
    5: () => expect(page.getByLabel(/پشتیبان‌گیری/).first()).toBeChecked(),
    6: () => expect(page.getByText('nagar-khane.ir').first()).toBeVisible(),
  };
  const reloaded = async (step: number) => {
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
    await kept[step]?.();
  };

  await test.step('S-106 the search finds templates by a Persian word', async () => {
    const search = page.getByRole('searchbox', { name: 'جستجو در قالب‌ها' });
    const found = page.getByRole('button', { name: /^دیدن قالب «/ });
    const trades = page.getByRole('group', { name: 'زمینهٔ کار' });
    await search.fill('تیره');
    await expect(found).toHaveCount(9);
    await expect(page.getByRole('status').getByText('۹ قالب', { exact: true })).toBeVisible();
    await trades.getByText('باشگاه ورزشی', { exact: true }).click();
    await expect(found).toHaveCount(1);
    // The word as an Arabic keyboard writes it.
    await search.fill('كافه');
    await expect(found).toHaveCount(0);
    await expect(page.getByText('قالبی با این نشانه‌ها نیست')).toBeVisible();
    await page.getByRole('button', { name: 'دیدن همهٔ قالب‌ها' }).click();
    await expect(search).toHaveValue('');
    await expect(found).toHaveCount(36);
    await search.fill('كافه');
    await expect(found).toHaveCount(3);
    await search.clear();
    await trades.getByText('وکالت و حقوقی', { exact: true }).click();
    await expect(page.getByRole('status').getByText('۳ قالب', { exact: true })).toBeVisible();
    await page.reload();
    await expect(found).toHaveCount(3);
    await expectScreenHolds(page);
    await trades.getByText('همه', { exact: true }).click();
    await expect(found).toHaveCount(36);
  });

  await test.step('S-106 axe finds nothing in the template’s own view', async () => {
    await page
      .getByRole('button', { name: /^دیدن قالب/ })
      .first()
      .click();
    await expectDialogHolds(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('each step is answered, and a reload keeps the answer', async () => {
    await page
      .getByRole('button', { name: /^انتخاب: قالب/ })
      .first()
      .click();
    const style = page.getByRole('button', { name: 'رنگ و فونت قالب' });
    await expect(style).toHaveAttribute('aria-pressed', 'true');
    await reloaded(2);
    await expect(style).toHaveAttribute('aria-pressed', 'true');
    await next(page);
    await page.getByRole('button', { name: 'رنگ زمردی' }).click();
    await reloaded(3);
    await expectColorEditorHolds(page);
    await next(page);
    await typeDomain(page, 'nagar-khane', /آزاد است/);
    await reloaded(4);
    await next(page);
    await page.getByText('پشتیبان‌گیری', { exact: true }).click();
    await reloaded(5);
    await next(page);
    await reloaded(6);
  });

  await test.step('all the way back and forth', async () => {
    for (const step of [5, 4, 3, 2, 1]) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
      await kept[step]?.();
    }
    for (const step of [2, 3, 4, 5, 6]) {
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
      await kept[step]?.();
    }
  });
});

/** The editor of an own colour, opened and closed again: in the sheet of a dark phone, in a light inspector. */
async function expectColorEditorHolds(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'افزودن به رنگ‌های من' }).click();
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (width < 1000) await page.getByRole('button', { name: 'رنگ', exact: true }).click();
    await page.getByRole('button', { name: /^ویرایش رنگ/ }).click();
    const editor = page.getByRole('dialog').last();
    await expect(editor).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(editor.getByRole('slider')).toHaveCount(0);
  }
}

test.describe('a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('S-085 S-086 a finger designs, writes and goes all the way', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');
    await skipInterview(page);
    await page.getByRole('button', { name: /^شخصی/ }).tap();
    await expect(page).toHaveURL(/step=2/);
    await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).tap();
    for (const type of ['دربارهٔ ما', 'بنر اصلی']) {
      const add = page.getByRole('button', { name: 'افزودن بخش' }).first();
      if (type !== 'دربارهٔ ما') await page.getByRole('button', { name: 'بخش‌ها', exact: true }).tap();
      await add.tap();
      const gallery = page.getByRole('dialog', { name: 'افزودن بخش' });
      await gallery.getByRole('button', { name: new RegExp(`^${type} `) }).tap();
      await gallery
        .getByRole('button', { name: new RegExp(`^افزودن ${type}،`) })
        .first()
        .tap();
      await expect(gallery).toBeHidden();
    }

    await test.step('a tap on the drawn title writes there', async () => {
      const title = canvas(page).locator('h1[data-slot=title]');
      await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
      await title.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const box = await title.boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(title).toBeFocused();
      await page.keyboard.type('دفتر من');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'دفتر من')).toBeAttached();
    });

    await test.step('sections change places by their buttons', async () => {
      await page.getByRole('button', { name: 'بردن بنر اصلی به بالا' }).tap();
      await expect(page.getByRole('button', { name: 'بردن بنر اصلی به بالا' })).toBeDisabled();
    });

    for (const step of [3, 4, 5, 6]) {
      await page.getByRole('button', { name: 'بعدی', exact: true }).tap();
      await expect(page.locator('[data-step]')).toHaveAttribute('data-step', String(step));
      if (step === 4) await typeDomain(page, 'daftar-e-man', /آزاد است/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await expect(page.getByRole('heading', { name: 'برای ثبت سفارش وارد شوید' })).toBeVisible();
  });
});
