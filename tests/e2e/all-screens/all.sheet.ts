/** `npm run contact-sheet`: every screen of the list in pictures, in one HTML file. */
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test, WIDTHS } from '../fixtures.js';
import { ADMIN, enterAs, type Person } from '../people.js';
import { untilPainted } from '../screens.js';
import { openScreen } from './open-screen.js';
import { prepareRecords } from './records.js';
import { SCREENS } from './screens.js';
import { sheetHtml, type Pictured } from './sheet-html.js';
import type { Viewer } from './screen.js';

const FILE = process.env['CONTACT_SHEET'] ?? 'test-results/contact-sheet.html';
const HEIGHT = 900;
/** The height after which a long page is cut, so that the file stays small (px). */
const MOST_HEIGHT = 2200;
/** The width to which a picture is reduced (px). */
const KEPT_WIDTH = { phone: 390, desktop: 960 } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/./] });

async function screenshotOf(page: Page, device: keyof typeof WIDTHS, scheme: 'light' | 'dark'): Promise<string> {
  const width = WIDTHS[device];
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await untilPainted(page, scheme);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(length, MOST_HEIGHT) };
  const png = await page.screenshot({ fullPage: true, clip });
  const jpeg = await sharp(png).resize({ width: KEPT_WIDTH[device] }).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
  return jpeg.toString('base64');
}

async function picturesOf(page: Page, name: string): Promise<Pictured> {
  const pictures: Pictured['pictures'][number][] = [];
  for (const device of ['phone', 'desktop'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      pictures.push({ device, scheme, jpeg: await screenshotOf(page, device, scheme) });
    }
  }
  return { name, pictures };
}

test('the contact sheet', async ({ page, browser, baseURL }) => {
  test.setTimeout(1_500_000);
  const { customer, newcomer, records } = await prepareRecords(page, page.request);
  const people: Readonly<Record<Viewer, Person | null>> = { guest: null, newcomer, customer, admin: ADMIN };
  const groups: [Viewer, Pictured[]][] = [];
  for (const [viewer, person] of Object.entries(people) as [Viewer, Person | null][]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fa-IR', reducedMotion: 'reduce' });
    const own = await context.newPage();
    if (person) await enterAs(own, person, '/support');
    const pictured: Pictured[] = [];
    for (const screen of SCREENS[viewer]) {
      await openScreen(own, screen, records);
      pictured.push(await picturesOf(own, screen.name));
    }
    groups.push([viewer, pictured]);
    await context.close();
    // Again after each viewer: an interrupted run leaves what it has.
    writeFileSync(FILE, sheetHtml(groups));
  }
});
