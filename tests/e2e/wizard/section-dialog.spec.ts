/** The dialog that adds a section: its list of types beside long lists of layouts. */
import { expect, test } from '../fixtures.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(300_000);

test('every type of section is in reach beside its layouts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await page.getByRole('button', { name: 'افزودن بخش' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'افزودن بخش' });
  const first = dialog.getByRole('button', { name: /^افزودن بنر اصلی،/ }).first();
  await expect(first).toBeInViewport();
  const types = dialog.getByRole('group').first();
  await types.hover();
  await page.mouse.wheel(0, 2000);
  await expect(types.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  await expect(first).toBeInViewport();
});
