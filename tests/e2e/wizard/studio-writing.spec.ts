/** A text that is written on the canvas itself: pasting, and one history with everything else in the studio. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { addSection, pickSiteType } from '../wizard-steps.js';

test.setTimeout(120_000);
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const canvas = (page: Page) => page.getByTestId('canvas');
const text = (page: Page) => canvas(page).locator('.bp-sec [data-slot=text]').first();

const lines = (page: Page) => async () => (await text(page).innerText()).trim();

async function design(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/wizard');
  await pickSiteType(page, 'کسب‌وکار');
  await page.getByRole('button', { name: /^طراحی بخش‌به‌بخش/ }).click();
  await addSection(page, 'بنر اصلی', 0);
  await canvas(page).hover();
}

async function paste(page: Page, words: string): Promise<void> {
  await page.evaluate((each) => navigator.clipboard.writeText(each), words);
  await page.keyboard.press('Control+v');
}

test('typing, pasting, breaks, half-spaces and bold are undone in order', async ({ page }) => {
  await design(page);
  const sample = await text(page).innerText();
  await text(page).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('نان تازه');
  await page.keyboard.press('Shift+Space');
  await paste(page, 'هر صبح\n\nهر عصر');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('خوش‌آمدید');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(text(page).locator('b')).toBeAttached();

  await test.step('in place, one after the other', async () => {
    await page.keyboard.press('Control+z');
    await expect(text(page).locator('b')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(lines(page)).toBe('نان تازه\u200cهر صبح\n\nهر عصر');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText('نان تازه\u200c');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText('نان ');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Enter');
    await expect.poll(lines(page)).toBe('نان تازه\u200cهر صبح\n\nهر عصر');
  });

  await test.step('and after the text was left', async () => {
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText('نان تازه\u200c');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText(sample);
    await page.keyboard.press('Control+Shift+z');
    await expect(text(page)).toHaveText('نان');
  });

  await test.step('and on from there with what the studio did before', async () => {
    await text(page).click();
    await page.keyboard.press('Control+z');
    await expect(text(page)).toHaveText(sample);
    await text(page).click();
    await page.keyboard.press('Control+z');
    await expect(canvas(page).locator('.bp-sec')).toHaveCount(0);
  });
});

test('a title takes what is pasted as one line', async ({ page }) => {
  await design(page);
  const title = canvas(page).locator('h1[data-slot=title]');
  const sample = await title.innerText();
  await title.click();
  await paste(page, 'نان\n\nتازه\n');
  await expect(title).toHaveText('نان تازه');
  await page.keyboard.press('Control+z');
  await expect(title).toHaveText(sample);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('نان تازه');
  await expect(title.locator('br')).toHaveCount(0);
});
