/** Every screen of the list on a phone and a desktop, light and dark; a fault on any page fails its viewer's test. */
import type { Page } from '@playwright/test';
import { test } from '../fixtures.js';
import { ADMIN, enterAs } from '../people.js';
import { expectEveryFormHolds } from '../screens.js';
import { openScreen } from './open-screen.js';
import { prepareRecords, type Prepared } from './records.js';
import { SCREENS } from './screens.js';
import type { Viewer } from './screen.js';

test.describe.configure({ mode: 'serial', timeout: 480_000 });

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/status of 404 .*\/no\/such\/page|ERR_FAILED/],
});

let prepared: Prepared;

test.beforeAll(async ({ browser, baseURL }) => {
  // Hooks do not have the time that is configured above.
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
  prepared = await prepareRecords(await context.newPage(), context.request);
  await context.close();
});

async function walk(page: Page, viewer: Viewer): Promise<void> {
  for (const screen of SCREENS[viewer]) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen, prepared.records);
      await expectEveryFormHolds(page);
    });
  }
}

test('screens of a guest hold', async ({ page }) => walk(page, 'guest'));

test('screens of a newcomer hold', async ({ page }) => {
  await enterAs(page, prepared.newcomer, '/support');
  await walk(page, 'newcomer');
});

test('screens of a customer hold', async ({ page }) => {
  await enterAs(page, prepared.customer, '/support');
  await walk(page, 'customer');
});

test('screens of an administrator hold', async ({ page }) => {
  await enterAs(page, ADMIN, '/support');
  await walk(page, 'admin');
});
