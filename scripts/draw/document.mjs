/** A browser, and the documents of sitekit/tools/look-sheet.ts in it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { findBrowser } from '../lib/browser.mjs';

const require = createRequire(import.meta.url);
const font = await readFile(require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));

/** The font of every sheet, as an address. */
export const fontHref = `data:font/woff2;base64,${font.toString('base64')}`;

/** Runs `work` with a browser and closes it. */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--hide-scrollbars'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of `width` px with a document whose fonts are loaded. */
export async function openDocument(browser, html, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => null)');
  return page;
}
