/** The fonts of a site: each is shown in itself, and drawn on the canvas once it is chosen. */
import type { Page } from '@playwright/test';
import { FONTS } from '#core/limits/limits.js';
import { expect, test, WIDTHS } from '../fixtures.js';
import { addSection, next, pickSiteType } from '../wizard-steps.js';

test.setTimeout(180_000);

const fonts = (page: Page) => page.getByRole('group', { name: 'فونت متن' });
const familyOf = (page: Page, what: string) =>
  page
    .getByTestId('canvas')
    .locator(what)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);

for (const [device, width] of Object.entries(WIDTHS)) {
  test(`twelve fonts are shown and chosen, ${device}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/wizard');
    await pickSiteType(page, 'کسب‌وکار');
    await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
    await addSection(page, 'بنر اصلی', 0);
    await next(page);
    const sheet = page.getByRole('button', { name: 'فونت', exact: true });
    await expect(fonts(page).or(sheet).first()).toBeVisible();
    if (!(await fonts(page).isVisible())) await sheet.click();

    await test.step('each sample is drawn in a font of its own', async () => {
      const samples = fonts(page).getByRole('button');
      await expect(samples).toHaveCount(FONTS.length);
      expect(FONTS).toHaveLength(12);
      const families = await samples.evaluateAll((buttons) =>
        buttons.map((button) => getComputedStyle(button.firstElementChild ?? button).fontFamily),
      );
      expect(new Set(families).size).toBe(FONTS.length);
    });

    await test.step('one is chosen by the keyboard, and another for headings', async () => {
      const before = await familyOf(page, 'h1');
      const last = fonts(page).getByRole('button').last();
      await last.press('Enter');
      await expect(last).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => familyOf(page, 'h1')).not.toBe(before);
      const text = await familyOf(page, 'h1');
      await page.getByLabel('فونت تیترها').selectOption('markazi');
      await expect.poll(() => familyOf(page, 'h1')).not.toBe(text);
    });
  });
}
