/** The canvas follows what is added, and the panels beside it keep their width. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(180_000);

const canvas = (page: Page) => page.getByTestId('canvas');
const layer = (page: Page, name: string) => page.getByRole('button', { name: `ویرایش محتوای ${name}` });

async function design(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
}

/** px of a section below the upper edge of the canvas; negative above it. */
function belowTop(page: Page, anchor: string): Promise<number> {
  return canvas(page).evaluate(
    (stage, id) =>
      (stage.querySelector(`#canvas-${id}`)?.getBoundingClientRect().top ?? Infinity) -
      stage.getBoundingClientRect().top,
    anchor,
  );
}

/** The canvas shows where the section begins, and outlines it. */
async function expectShown(page: Page, anchor: string): Promise<void> {
  const height = await canvas(page).evaluate(({ clientHeight }) => clientHeight);
  await expect.poll(() => belowTop(page, anchor), { message: anchor }).toBeLessThan(height - 100);
  expect(await belowTop(page, anchor)).toBeGreaterThan(-2);
  await expect(canvas(page).locator(`#canvas-${anchor}`)).toHaveCSS('outline-width', '3px');
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`an added section is shown and marked, motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await design(page, 1440);
    await addSection(page, 'بنر اصلی', 0);
    for (const [name, anchor] of [
      ['خدمات', 'services'],
      ['گالری', 'gallery'],
      ['دربارهٔ ما', 'about'],
      ['خدمات', 'services-2'],
    ] as const) {
      await addSection(page, name, 1);
      await expectShown(page, anchor);
    }
  });
}

test('an added section is shown above the sheet of a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await design(page, 390);
  for (const name of ['بنر اصلی', 'خدمات', 'گالری']) await addSection(page, name, 0);
  await expectShown(page, 'gallery');
});

test('a long title of an item leaves the panels as wide as they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await design(page, 1440);
  await addSection(page, 'خدمات', 0);
  await layer(page, 'خدمات').click();
  const panel = page.getByRole('region', { name: 'محتوای خدمات' });
  const items = panel.getByRole('listitem').first();
  await items.getByRole('button', { expanded: false }).click();
  await items.getByRole('textbox').first().fill('نام‌بسیاربلندیک‌خدمت'.repeat(3));
  const widths = () =>
    page.locator('aside').evaluateAll((all) => all.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth));
  await expect(canvas(page).getByText('نام‌بسیاربلندیک‌خدمت').first()).toBeAttached();
  expect(await widths()).toEqual([0, 0]);
  await expectScreenHolds(page);
});
