import type { Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** Opens the newest mail of an address in the sandbox's mailbox page, as a customer would look into their inbox. */
export async function openNewestMail(page: Page, to: string, subject: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`/sandbox/mail?to=${encodeURIComponent(to)}`);
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: subject }).first().click();
}

/** Follows the button inside the opened mail. */
export async function followMailButton(page: Page, name: RegExp): Promise<void> {
  await page.frameLocator('iframe').getByRole('link', { name }).first().click();
}
