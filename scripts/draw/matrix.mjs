/**
 * The whole section library in every content and colour, and the ready templates; says what does not hold:
 *
 *   npm run sections                         all of it: about 25 minutes
 *   npm run sections -- hero footer          some types; `template` for the ready templates
 *   npm run sections -- hero --items=12 --fill=long,latin
 *
 * Each layout × 1, 3, 12 and 60 items × empty, short, long, Latin and mixed texts: no overflow at 320 px; AA contrast
 * in 12 brand colours, light and dark; axe and the rules of valid HTML on the layout as the only section of a page; no
 * claim and no hole in a site that is built from a name alone, in every trade. Each fault is printed once, with the
 * first case that showed it. Without types the tests that look at a sample of the sections run whole before.
 */
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { inProject } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';
import { fontHref, openDocument, withBrowser } from './document.mjs';
import { loadTools } from './tools.mjs';

const OPTIONS = { items: { type: 'string', default: '1,3,12,60' }, fill: { type: 'string' } };
/** The tests that look at a sample of the matrix, and at all of it with `SECTIONS=all`. */
const SAMPLED_TESTS = ['sitekit/sections/', 'sitekit/build/name-alone', 'section-library'];
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

async function openProbed(browser, html) {
  const page = await openDocument(browser, html, 1200);
  await page.addScriptTag({ path: inProject('scripts/lib/look-probe.js') });
  return page;
}

/** Shapes at 320 px, and contrast in every paint: only variables change, so nothing is laid out again. */
async function judgeSheet(browser, type, count, fill) {
  const where = `${count} items, ${fill}`;
  const html = tools.lookSheet({ types: [type], width: NARROW, fill, items: count, fontHref });
  const page = await openProbed(browser, html);
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
  const page = await openProbed(browser, tools.emptySheet(fontHref));
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

/** One type in every content; for `template` the ready templates as they begin. */
async function judgeType(browser, type, items, fills) {
  if (type === TEMPLATE) return judgePages(browser, tools.templatePages(), 'as it begins', [NARROW, PHONE]);
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

/** @returns {Promise<number>} 1 where a fault was found or a test failed */
export async function draw(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const items = values.items.split(',').map(Number);
  const fills = values.fill?.split(',') ?? tools.FILLS.filter((fill) => fill !== 'sample');
  let hasFailed = false;
  if (positionals.length === 0) {
    const tests = ['scripts/test.mjs', '--only=unit,browser', ...SAMPLED_TESTS];
    const { code } = await runNode(tests, { quiet: false, env: { SECTIONS: 'all' } });
    hasFailed = code !== 0;
  }
  await withBrowser(async (browser) => {
    for (const type of positionals.length > 0 ? positionals : [...tools.SECTION_TYPES, TEMPLATE]) {
      const before = found.size;
      await judgeType(browser, type, items, fills);
      console.log(`${type}: ${found.size - before} faults`);
    }
  });
  console.log(`${cases} paintings and ${judged} pages judged, ${found.size} faults`);
  return hasFailed || found.size > 0 ? 1 : 0;
}
