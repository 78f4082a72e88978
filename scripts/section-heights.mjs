/**
 * Measures in a browser how high each layout is at 1200 px with the sample texts of each trade, and writes
 * server/features/designs/preview/section-heights.data.ts, from which preview pictures take their height:
 *
 *   node scripts/section-heights.mjs
 *
 * Compile first (`npx tsc -p .`). To be run again when layouts or their CSS have changed.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWN_TYPES, fontFaceCss, layoutsOf, SectionView, siteCss, TRADES } from '../dist/sitekit/index.js';
import { findBrowser } from './lib/browser.mjs';
import { inProject } from './lib/project.mjs';

const WIDTH = 1200;
const FILE = inProject('server/features/designs/preview/section-heights.data.ts');

const fontFile = createRequire(import.meta.url).resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2');
const font = `data:font/woff2;base64,${(await readFile(fontFile)).toString('base64')}`;

function sheet(trade, types) {
  const views = types.flatMap((type) =>
    layoutsOf(type).map(({ id }) => {
      const section = { id, sectionType: type, layoutId: id };
      const view = renderToStaticMarkup(createElement(SectionView, { section, trade, brand: {}, idPrefix: `${id}-` }));
      return `<div data-measure="${type}">${view}</div>`;
    }),
  );
  const frame = `body{margin:0;inline-size:${WIDTH}px}`;
  return `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><style>${fontFaceCss(font)}${frame}${siteCss}</style><body>${views.join('')}</body></html>`;
}

/** Each type's heights in px, one after the other. */
async function measure(page, trade, types) {
  await page.setContent(sheet(trade, types));
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  const found = await page.$$eval('[data-measure]', (elements) =>
    elements.map((element) => [element.dataset.measure, Math.ceil(element.getBoundingClientRect().height)]),
  );
  return types.map((type) => [type, found.filter(([of]) => of === type).map(([, height]) => height)]);
}

const types = DRAWN_TYPES.filter((type) => type !== 'full_page');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const lines = [];
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  for (const trade of TRADES) {
    const heights = await measure(page, trade, types);
    lines.push(`  ${trade}: {`, ...heights.map(([type, list]) => `    ${type}: '${list.join(' ')}',`), '  },');
  }
} finally {
  await browser.close();
}

const source = `/** Made by scripts/section-heights.mjs; do not edit. px at ${WIDTH} px, by trade, section type and layout number. */
import type { SectionType } from '../../../../core/catalogue.js';
import type { Trade } from '../../../../sitekit/templates/trades.js';

export const SECTION_HEIGHTS: Readonly<Record<Trade, Readonly<Partial<Record<SectionType, string>>>>> = {
${lines.join('\n')}
};
`;
writeFileSync(FILE, await format(source, { ...(await resolveConfig(FILE)), filepath: FILE }));
