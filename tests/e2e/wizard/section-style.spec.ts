/** The style of a section: chosen in the inspector, drawn on the canvas and kept. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { expectScreenHolds } from '../screens.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(120_000);

const layer = (page: Page, name: string) => page.getByRole('button', { name: `ویرایش محتوای ${name}` });
const section = (page: Page) => page.getByTestId('canvas').locator('.bp-services, [id$="services"]').first();

test('a section is painted by the keyboard and on phones', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await addSection(page, 'خدمات', 0);

  await test.step('the first section of a page has no upper edge to choose', async () => {
    await layer(page, 'بنر اصلی').click();
    await page.getByText('ظاهر بخش', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'قوس' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'تیره' })).toBeEnabled();
  });

  await test.step('tone, pattern and edge are drawn', async () => {
    await layer(page, 'خدمات').click();
    await page.locator('summary', { hasText: 'ظاهر بخش' }).press('Enter');
    await page.getByRole('radio', { name: 'تیره' }).check();
    await expect(section(page)).toHaveAttribute('data-tone', 'ink');
    await page.getByRole('radio', { name: 'گره‌چینی' }).check();
    await expect(section(page).locator('[data-ornament=girih]')).toBeAttached();
    await page.getByRole('group', { name: 'لبهٔ بالا' }).getByRole('radio', { name: 'صاف' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(section(page)).toHaveAttribute('data-divider', 'slant');
  });

  await test.step('the edge covers nothing of the section above', async () => {
    const edge = await section(page).locator('.bp-divider').boundingBox();
    const above = await page.getByTestId('canvas').locator('.bp-sec').first().boundingBox();
    expect(edge?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 2);
    expect(edge?.height).toBeGreaterThan(20);
  });

  await test.step('undo takes back one choice, reset all of them', async () => {
    await page.getByRole('button', { name: 'برگشت به ظاهر چیدمان' }).click();
    await expect(section(page)).not.toHaveAttribute('data-divider');
    await page.keyboard.press('Control+z');
    await expect(section(page)).toHaveAttribute('data-divider', 'slant');
  });

  await test.step('every state holds', async () => {
    await expectScreenHolds(page);
  });

  await test.step('it is kept', async () => {
    await page.reload();
    await expect(section(page)).toHaveAttribute('data-tone', 'ink');
  });
});
