import { expect, expectAccessible, test, WIDTHS } from '../fixtures.js';

for (const [name, width] of Object.entries(WIDTHS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the landing page is readable: ${name}, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }
}
