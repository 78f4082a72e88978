/**
 * Draws every layout of a section type, says what does not fit and which layouts look the same, and makes pictures to
 * look at:
 *
 *   npm run draw -- look <type> [--out=folder] [--only=1,2,9-14] [--widths=1200,768,375] [--scheme=dark]
 *        [--color=#FDE047] [--trade=shop] [--fill=long|bare|short|latin|mixed] [--items=12] [--columns=3] [--open]
 *
 * With `--out` the layouts are put together in `<type>-<width>-<scheme>-<n>.png`. `--items` gives every list so many
 * items. `--open` opens every menu and answer first.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { fail, inProject } from '../lib/project.mjs';
import { fontHref, openDocument, withBrowser } from './document.mjs';
import { loadTools } from './tools.mjs';

const OPTIONS = {
  out: { type: 'string' },
  only: { type: 'string' },
  widths: { type: 'string', default: '1200,768,375' },
  scheme: { type: 'string', default: 'light' },
  color: { type: 'string' },
  trade: { type: 'string' },
  fill: { type: 'string' },
  items: { type: 'string' },
  columns: { type: 'string' },
  open: { type: 'boolean', default: false },
};

const tools = await loadTools({ sheet: 'sitekit/tools/look-sheet.ts', hash: 'sitekit/tools/picture-hash.ts' });

/** `1,2,9-14` as numbers of layouts. */
function numbersOf(list) {
  return list?.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** Pictures side by side, at most ~4500 px high each. */
async function mosaics(shots, width, columns, path) {
  const [cell, gap, label] = [Math.min(width, Math.floor(1800 / columns)), 12, 26];
  const scaled = [];
  for (const shot of shots) {
    const { data, info } = await sharp(shot.png).resize({ width: cell }).png().toBuffer({ resolveWithObject: true });
    scaled.push({ ...shot, data, height: info.height });
  }
  const sheets = [[]];
  let heights = Array(columns).fill(gap);
  for (const each of scaled) {
    let column = heights.indexOf(Math.min(...heights));
    if (heights[column] + each.height > 4500 && sheets.at(-1).length > 0) {
      sheets.push([]);
      heights = Array(columns).fill(gap);
      column = 0;
    }
    sheets.at(-1).push({ ...each, x: gap + column * (cell + gap), y: heights[column] });
    heights[column] += each.height + label + gap;
  }
  for (const [index, sheet] of sheets.entries()) {
    const parts = sheet.flatMap(({ id, data, x, y }) => {
      const caption = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${label}"><text x="4" y="18" font-size="15" font-family="sans-serif" fill="#fff">${id}</text></svg>`;
      return [
        { input: Buffer.from(caption), left: x, top: y },
        { input: data, left: x, top: y + label },
      ];
    });
    const height = Math.max(...sheet.map((each) => each.y + each.height)) + label + gap;
    const file = `${path}-${index + 1}.png`;
    await sharp({ create: { width: columns * (cell + gap) + gap, height, channels: 3, background: '#5b6068' } })
      .composite(parts)
      .png()
      .toFile(file);
    console.log(`picture ${file}`);
  }
}

async function shotsOf(page) {
  const shots = [];
  for (const element of await page.$$('[data-layout]')) {
    shots.push({ id: await element.getAttribute('data-layout'), png: await element.screenshot() });
  }
  return shots;
}

/** Judged as the tests do (tests/e2e/sites/section-sheet.ts): every layout some 120 points wide, in one screenshot. */
async function lookAlikes(page, width) {
  const places = await page.evaluate(`layLooks(${width}, ${120 / width})`);
  const screenshot = await page.screenshot({ fullPage: true });
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return tools.closePairs(places.map((place) => tools.lookAt({ data, width: info.width }, place)));
}

/** The faults of a type at one width, as sentences; with `out` its pictures are written, too. */
async function faultsAt(browser, type, width, { only, out, scheme, color, trade, fill, items, columns, open }) {
  const count = items ? Number(items) : undefined;
  const drawing = { types: [type], only: numbersOf(only), width, scheme, color, trade, fill, items: count, fontHref };
  const page = await openDocument(browser, tools.lookSheet(drawing), width);
  if (open) await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
  await page.addScriptTag({ path: inProject('scripts/lib/look-probe.js') });
  const faults = (await page.evaluate('probeLooks()')).map(({ id, fault }) => `${width} ${id}: ${fault}`);
  if (out) {
    await mkdir(out, { recursive: true });
    const across = Number(columns ?? (width > 1000 ? 3 : width > 500 ? 4 : 6));
    await mosaics(await shotsOf(page), width, across, join(out, `${type}-${width}-${scheme}`));
  }
  for (const { one, other, bits, paint } of fill || items ? [] : await lookAlikes(page, width))
    faults.push(`${width} ${one} and ${other} look the same: ${bits} bits, paint ${paint}`);
  await page.close();
  return faults;
}

/** @returns {Promise<number>} 1 where a fault was found */
export async function draw(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [type] = positionals;
  if (!type) fail('Say which section type: npm run draw -- look hero');
  let code = 0;
  await withBrowser(async (browser) => {
    for (const width of values.widths.split(',').map(Number)) {
      for (const fault of await faultsAt(browser, type, width, values)) {
        code = 1;
        console.log(fault);
      }
    }
  });
  return code;
}
