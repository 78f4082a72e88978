/** The questions that open a new wizard: answered or skipped, kept over a reload, and shown in what follows. */
import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, next, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);

const interview = (page: Page) => page.getByRole('region', { name: 'دو دقیقه دربارهٔ کارتان' });

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`answers of the interview are on the cards, in the domain and in the title, ${device}`, async ({ page }) => {
    const back = () => page.setViewportSize({ width, height: 900 });
    await back();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/wizard');

    await test.step('they are kept over a reload, finished or not', async () => {
      await interview(page).getByLabel('نام سایت یا کسب‌وکار').fill('کافه مهر');
      await interview(page).getByLabel('زمینهٔ کار').selectOption('restaurant');
      await interview(page).getByLabel('تلفن').fill('0711');
      await expectScreenHolds(page);
      await back();
      await interview(page).getByRole('button', { name: 'نوشتن ساعت کار' }).click();
      await interview(page).getByRole('button', { name: 'نوبت دوم' }).click();
      await expect(page.getByText('ذخیره شد').first()).toBeAttached();
      await page.reload();
      await expect(interview(page).getByLabel('نام سایت یا کسب‌وکار')).toHaveValue('کافه مهر');
      await expect(interview(page).getByLabel('تلفن')).toHaveValue('0711');
      await expect(interview(page).getByLabel('شروع نوبت ۲، ردیف ۱')).toBeVisible();
    });

    await test.step('Next says what is wrong and goes to its field', async () => {
      await page.getByRole('button', { name: 'بعدی', exact: true }).click();
      await expect(interview(page)).toContainText('شماره را با پیش‌شماره بنویسید');
      await expect(interview(page).getByLabel('تلفن')).toBeFocused();
      await interview(page).getByLabel('تلفن').fill('071-36251478');
      await page.keyboard.press('Enter');
    });

    await test.step('the questions of the trade follow, and are kept over a reload', async () => {
      await interview(page).getByLabel('غذاها و نوشیدنی‌ها، ردیف ۱').fill('لاته');
      await interview(page).getByLabel('قیمت، ردیف ۱').fill('۱۲۰ هزار تومان');
      await interview(page).getByLabel('دسته‌های منو، ردیف ۱').fill('صبحانهٔ محلی');
      await expectScreenHolds(page);
      await back();
      await expect(page.getByText('ذخیره شد').first()).toBeAttached();
      await page.reload();
      await expect(interview(page).getByLabel('تلفن')).toBeVisible();
      await page.getByRole('button', { name: 'بعدی', exact: true }).click();
      await expect(interview(page).getByLabel('قیمت، ردیف ۱')).toHaveValue('۱۲۰ هزار تومان');
      await page.getByRole('button', { name: 'بعدی', exact: true }).click();
      await pickSiteType(page, 'کسب‌وکار');
    });

    await test.step('the cards of the gallery have the name', async () => {
      await page.getByRole('button', { name: /^قالب آماده/ }).click();
      await expect(page.getByRole('article').first()).toContainText('کافه مهر');
      await page
        .getByRole('button', { name: /^انتخاب: قالب/ })
        .first()
        .click();
    });

    await test.step('the domain follows from the name', async () => {
      await next(page);
      await next(page);
      await page.getByRole('button', { name: 'cafemehr.ir' }).click();
      await expect(page.getByLabel('نام دامنه', { exact: true })).toHaveValue('cafemehr');
    });
  });
}

test('answers about the work are the words of the canvas, phone', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/wizard');
  await interview(page).getByLabel('زمینهٔ کار').selectOption('clinic');
  await page.getByRole('button', { name: 'بعدی', exact: true }).click();
  await interview(page).getByLabel('خدمات، ردیف ۱').fill('آزمایش خون');
  await interview(page).getByLabel('خدمات، ردیف ۲').fill('فیزیوتراپی');
  await page.getByRole('button', { name: 'بعدی', exact: true }).click();
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'خدمات', 0);
  const services = page.getByTestId('canvas').locator('#canvas-services');
  await expect(services.getByText('آزمایش خون', { exact: true })).toBeAttached();
  await expect(services.locator('[data-slot$=".title"]')).toHaveCount(2);
});
