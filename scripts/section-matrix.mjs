/**
 * The whole section library in every content and colour, and the ready templates; reports what does not hold:
 *
 *   npm run sections                         all of it: about 20 minutes
 *   npm run sections -- hero footer          some types; `template` for the ready templates
 *   npm run sections -- hero --items=12 --fill=long,latin
 *
 * Each layout × 1, 3 and 12 items × empty, short, long, Latin and mixed texts: no overflow at 320 px; AA contrast in
 * 12 brand colours, light and dark; axe and the rules of valid HTML on the layout as the only section of a page; no
 * claim and no hole in a site that is built from a name alone, in every trade. Works from the sources. Ends with 1
 * where a fault was found; each is printed once, with the first case that showed it.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { findBrowser } from './lib/browser.mjs';
import { loadTools } from './lib/look-tools.mjs';
import { inProject } from './lib/project.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { items: { type: 'string', default: '1,3,12' }, fill: { type: 'string' } },
});
/** px: the narrowest telephone, and for templates a usual one, too. */
const [NARROW, PHONE] = [320, 390];
const SCHEMES = ['light', 'dark'];
const TEMPLATE = 'template';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const require = createRequire(import.meta.url);
const axe = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const tools = await loadTools({
  sheet: 'sitekit/tools/look-sheet.ts',
  fill: 'sitekit/tools/look-fill.ts',
  rules: 'sitekit/testing/html-rules.ts',
  alone: 'sitekit/testing/name-alone.ts',
  limits: 'core/limits/limits.ts',
  catalogue: 'core/catalogue.ts',
});
/** Twelve: the offered ones, a very light one, and one near black. */
const colors = [...tools.BRAND.presets, '#FDE68A', '#15171C'];
const items = values.items.split(',').map(Number);
const fills = values.fill?.split(',') ?? tools.FILLS.filter((fill) => fill !== 'sample');
const types = positionals.length > 0 ? positionals : [...tools.SECTION_TYPES, TEMPLATE];
const font = await readFile(require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));
const fontHref = `data:font/woff2;base64,${font.toString('base64')}`;
const judge = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'], rules: tools.HTML_RULES });

const found = new Map();
let [cases, judged] = [0, 0];

function note(where, faults) {
  for (const { id, fault } of faults) {
    const key = `${id} ${fault.replace(/[\d.]+/g, '#')}`;
    found.set(key, (found.get(key) ?? 0) + 1);
    if (found.get(key) === 1) console.log(`${id} (${where}): ${fault}`);
  }
}

async function openDocument(browser, html) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => null)');
  await page.addScriptTag({ path: inProject('scripts/lib/look-probe.js') });
  return page;
}

/** Shapes at 320 px, and contrast in every paint: only variables change, so nothing is laid out again. */
async function judgeSheet(browser, type, count, fill) {
  const where = `${count} items, ${fill}`;
  const page = await openDocument(
    browser,
    tools.lookSheet({ types: [type], width: NARROW, fill, items: count, fontHref }),
  );
  const layouts = (await page.evaluate(`layLooks(${NARROW}, 1)`)).length;
  note(`${where}, ${NARROW} px`, await page.evaluate('probeShapes()'));
  for (const color of colors) {
    for (const scheme of SCHEMES) {
      await page.evaluate((style) => document.body.setAttribute('style', style), tools.lookPaint(color, scheme));
      note(`${where}, ${color} ${scheme}`, await page.evaluate('probeContrast()'));
      cases += layouts;
    }
  }
  await page.close();
}

/** Each as a page of its own: axe but for contrast, and valid HTML. */
async function judgePages(browser, pages, where, widths) {
  const page = await openDocument(browser, tools.emptySheet(fontHref));
  await page.addScriptTag({ path: axe });
  for (const { id, html } of pages) {
    judged += 1;
    const { results } = judge.validateStringSync(html);
    const faults = results.flatMap(({ messages }) => messages).map(({ ruleId, message }) => `${ruleId}: ${message}`);
    const judgedInBrowser = await page.evaluate(judgeInBrowser, { html, widths, rules: RULES });
    note(
      where,
      [...faults, ...judgedInBrowser].map((fault) => ({ id, fault })),
    );
  }
  await page.close();
}

/* global document, window */
async function judgeInBrowser({ html, widths, rules }) {
  document.body.innerHTML = html;
  const how = { runOnly: rules, rules: { 'color-contrast': { enabled: false } }, resultTypes: ['violations'] };
  const { violations } = await window.axe.run(document, how);
  const faults = violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0].html.slice(0, 160)}`);
  const titles = document.querySelectorAll('h1').length;
  if (titles !== 1) faults.push(`${titles} h1`);
  for (const width of widths) {
    window.layLooks(width, 1);
    faults.push(...window.probeShapes().map(({ fault }) => `${width} px: ${fault}`));
    faults.push(...window.probeContrast().map(({ fault }) => fault));
  }
  return faults;
}

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--hide-scrollbars'] });
try {
  for (const type of types) {
    const before = found.size;
    if (type === TEMPLATE) await judgePages(browser, tools.templatePages(), 'as it begins', [NARROW, PHONE]);
    else {
      const claims = await tools.allNameAloneFaults(type);
      note(
        'from a name alone',
        claims.map((fault) => ({ id: type, fault })),
      );
      for (const count of items) {
        for (const fill of fills) {
          await judgeSheet(browser, type, count, fill);
          await judgePages(browser, tools.alonePages(type, count, fill), `${count} items, ${fill}`, []);
        }
      }
    }
    console.log(`${type}: ${found.size - before} faults`);
  }
} finally {
  await browser.close();
}
console.log(`${cases} paintings and ${judged} pages judged, ${found.size} faults`);
process.exitCode = found.size > 0 ? 1 : 0;
