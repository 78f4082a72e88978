/**
 * Writes contact sheets of the section library, to be opened in a browser and looked at:
 *
 *   node scripts/section-sheets.mjs <folder> [section type | templates] [trade] [#colour]
 *
 * Compile first (`npx tsc -p .`). Each sheet is `<type>-<1200|375>-<light|dark>.html`.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contactSheets } from '../dist/sitekit/tools/contact-sheet.js';
import { FONT_FILE } from '../dist/sitekit/design/fonts.js';

const [folder = 'contact-sheet', only, trade, color] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const font = createRequire(import.meta.url).resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2');
copyFileSync(font, join(folder, FONT_FILE));
for (const sheet of contactSheets({ only, trade, color, fontHref: FONT_FILE })) {
  writeFileSync(join(folder, sheet.fileName), sheet.html);
}
