/**
 * The pictures of the section library (`/designs/{type}/{n}.png`): every layout rendered by the site's own renderer
 * with the default colour, 480 px wide, few colours.
 *
 *   npm run thumbnails                 all of them
 *   npm run thumbnails -- hero footer  some types
 *
 * Works from the sources. The result is committed: server/features/designs/pictures/<type>/<n>.png.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './lib/browser.mjs';
import { loadTools } from './lib/look-tools.mjs';
import { inProject } from './lib/project.mjs';

/** px */
const [DRAWN, WIDTH, LONGEST] = [1200, 480, 960];

/**
 * Sixteen colours take four bits a point: a third of the bytes of thirty-two, and one has to look for the difference.
 */
async function small(png) {
  const scaled = await sharp(png).resize({ width: WIDTH }).toBuffer({ resolveWithObject: true });
  const height = Math.min(scaled.info.height, LONGEST);
  return sharp(scaled.data)
    .extract({ left: 0, top: 0, width: WIDTH, height })
    .png({ palette: true, colours: 16, dither: 0.4, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

const tools = await loadTools({ sheet: 'sitekit/tools/look-sheet.ts', library: 'sitekit/layouts/layouts.ts' });
const font = await readFile(createRequire(import.meta.url).resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));
const fontHref = `data:font/woff2;base64,${font.toString('base64')}`;
const asked = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--hide-scrollbars'] });
let [count, bytes] = [0, 0];
try {
  for (const type of asked.length > 0 ? asked : tools.DRAWN_TYPES) {
    const folder = inProject('server/features/designs/pictures', type);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width: DRAWN, height: 900 }, reducedMotion: 'reduce' });
    await page.setContent(tools.lookSheet({ types: [type], width: DRAWN, fontHref }));
    await page.evaluate('document.fonts.ready.then(() => null)');
    for (const element of await page.$$('[data-layout]')) {
      const id = await element.getAttribute('data-layout');
      const picture = await small(await element.screenshot());
      await writeFile(join(folder, `${id.slice(type.length + 1)}.png`), picture);
      [count, bytes] = [count + 1, bytes + picture.length];
    }
    await page.close();
    console.log(`${type}: ${count} pictures, ${(bytes / 1e6).toFixed(2)} MB so far`);
  }
} finally {
  await browser.close();
}
