/**
 * The pictures of the section library (`/designs/{type}/{n}.png`): every layout drawn by the site's own renderer with
 * the default colour, 480 px wide, few colours. The result is committed:
 * server/features/designs/pictures/<type>/<n>.png.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject } from '../lib/project.mjs';
import { fontHref, openDocument, withBrowser } from './document.mjs';
import { noteDrawn, staleIds } from './inputs.mjs';
import { loadTools } from './tools.mjs';

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

const typeOf = (id) => id.slice(0, id.lastIndexOf('-'));

/** Draws all layouts of these types; without types, of those with a picture that is out of date. */
export async function draw(asked) {
  const types = asked.length > 0 ? asked : [...new Set(staleIds('thumbnails').map(typeOf))];
  const { lookSheet } = await loadTools({ sheet: 'sitekit/tools/look-sheet.ts' });
  let [count, bytes] = [0, 0];
  await withBrowser(async (browser) => {
    for (const type of types) {
      const folder = inProject('server/features/designs/pictures', type);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const page = await openDocument(browser, lookSheet({ types: [type], width: DRAWN, fontHref }), DRAWN);
      for (const element of await page.$$('[data-layout]')) {
        const id = await element.getAttribute('data-layout');
        const picture = await small(await element.screenshot());
        await writeFile(join(folder, `${id.slice(type.length + 1)}.png`), picture);
        [count, bytes] = [count + 1, bytes + picture.length];
      }
      await page.close();
      console.log(`${type}: ${count} pictures, ${(bytes / 1e6).toFixed(2)} MB so far`);
    }
  });
  noteDrawn('thumbnails', (id) => types.includes(typeOf(id)));
  return 0;
}
