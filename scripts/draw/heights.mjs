/**
 * Measures how high each layout is at 1200 px with the sample texts of each trade, and writes
 * server/features/designs/preview/section-heights.data.ts, from which preview pictures take their height.
 */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../lib/project.mjs';
import { fontHref, openDocument, withBrowser } from './document.mjs';
import { noteDrawn } from './inputs.mjs';
import { loadTools } from './tools.mjs';

const WIDTH = 1200;
const FILE = inProject('server/features/designs/preview/section-heights.data.ts');

/** The heights of layouts in px, by their ids. */
async function measure(browser, html) {
  const page = await openDocument(browser, html, WIDTH);
  const found = await page.$$eval('[data-layout]', (elements) =>
    elements.map((element) => [element.dataset.layout, Math.ceil(element.getBoundingClientRect().height)]),
  );
  await page.close();
  return new Map(found);
}

export async function draw() {
  const { layoutIdsOf, lookSheet, SINGLE_TYPES, TRADES } = await loadTools({
    sheet: 'sitekit/tools/look-sheet.ts',
    library: 'sitekit/layouts/layouts.ts',
    sections: 'sitekit/sections/index.ts',
    trades: 'sitekit/templates/trades.ts',
  });
  const lines = [];
  await withBrowser(async (browser) => {
    for (const trade of TRADES) {
      const heights = await measure(browser, lookSheet({ types: SINGLE_TYPES, width: WIDTH, trade, fontHref }));
      const ofType = (type) => layoutIdsOf(type).map((id) => heights.get(id));
      lines.push(`  ${trade}: { ${SINGLE_TYPES.map((type) => `${type}: '${ofType(type).join(' ')}'`).join(', ')} },`);
    }
  });
  const source = `/** Made by \`npm run draw -- heights\`; do not edit. px at ${WIDTH} px, by trade, section type and layout number. */
import type { SectionType } from '#core/catalogue.js';
import type { Trade } from '#sitekit/templates/trades.js';

// prettier-ignore
export const SECTION_HEIGHTS: Readonly<Record<Trade, Readonly<Partial<Record<SectionType, string>>>>> = {
${lines.join('\n')}
};
`;
  writeFileSync(FILE, await format(source, { ...(await resolveConfig(FILE)), filepath: FILE }));
  noteDrawn('heights', () => true);
  return 0;
}
