/** Takes the pictures of the README from the running product: `npm run pictures`. */
import { test } from './fixtures.js';

test('the landing page for the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: 'docs/images/landing.png' });
});
