/** The documents for programmers: readable on a phone and a desktop, light and dark. */
import { expect, test } from '../fixtures.js';
import { expectEveryFormHolds } from '../screens.js';

const PATHS = ['/api/docs', '/docs/graphql', '/docs/api-keys', '/docs/webhooks', '/docs/errors', '/docs/changelog'];

test.describe('a document', () => {
  // The judge of screens adds a style of its own; the test below opens the pages under their own policy.
  test.use({ bypassCSP: true });

  for (const path of PATHS)
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectEveryFormHolds(page);
    });
});

test('the documents lead to each other', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'Errors and limits' }).click();
  await expect(page.getByRole('heading', { name: 'Limits', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Errors and limits' })).toHaveAttribute('aria-current', 'page');
});
