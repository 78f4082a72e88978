/** The section library laid out in a browser: sheets of many layouts, their small pictures, and one layout alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SectionType } from '#core/catalogue.js';
import type { SectionStyle } from '#core/sections/section-style.js';

type Fill = import('#sitekit/tools/look-fill.js').Fill;
type Looks = typeof import('#sitekit/tools/look-sheet.js');
type Sample = typeof import('#sitekit/testing/section-sample.js');
type Hashes = typeof import('#sitekit/tools/picture-hash.js');
type Place = Parameters<Hashes['lookAt']>[1] & { type: SectionType };

const require = createRequire(import.meta.url);
/** The modules that tsc compiled: the browser tests' own loader would make something else of the components. */
const compiled = <T>(path: string): Promise<T> =>
  import(pathToFileURL(resolve('dist/sitekit', path)).href) as Promise<T>;
const looks = await compiled<Looks>('tools/look-sheet.js');
const hashes = await compiled<Hashes>('tools/picture-hash.js');
/** Whether `npm run sections` runs the tests: `npm test` looks at a sample. */
export const { IS_WHOLE } = await compiled<Sample>('testing/section-sample.js');
const PROBE = resolve('scripts/lib/look-probe.js');
/** The very axe that @axe-core/playwright brings; that package opens a window for each run, and there are 500. */
const AXE = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** px of the containers. */
export const LOOK_WIDTHS = [1200, 768, 375] as const;
type LookWidth = (typeof LOOK_WIDTHS)[number] | 320;
/** Points across at which a layout's look is judged: text is a tone then, as it is to a glance. */
const POINTS = 120;
/** A usual brand, a very light one, one near black, and a saturated one. */
export const LOOK_COLORS = ['#8B5CF6', '#FDE68A', '#15171C', '#E11D48'] as const;
export const LOOK_SCHEMES = ['light', 'dark'] as const;

export interface Fault {
  id: string;
  fault: string;
}

const WINDOW = { width: 1200, height: 1000 };

function fontHref(): string {
  const font = readFileSync(require.resolve('vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2'));
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

async function open(page: Page, html: string): Promise<void> {
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A document of its own: the probe's names may be given once.
  await page.goto('about:blank');
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.addScriptTag({ path: PROBE });
}

interface Contents {
  /** In each of their lists. */
  readonly items?: number;
  readonly fill?: Fill;
  /** The first layout of each composition only. */
  readonly onlyCompositions?: boolean;
}

/** Opens every layout of some types in one document. */
export const openSheet = (page: Page, types: readonly SectionType[], contents: Contents = {}): Promise<void> =>
  open(page, looks.lookSheet({ ...contents, types, width: 1200, fontHref: fontHref() }));

/** Opens one layout of each composition of some types, every one in this style. */
export const openStyled = (page: Page, types: readonly SectionType[], style: SectionStyle): Promise<void> =>
  open(page, looks.lookSheet({ types, style, width: 1200, fontHref: fontHref() }));

/** Gives every layout its width; the window shows all of their small pictures at once. */
export async function layOut(page: Page, width: LookWidth): Promise<Place[]> {
  const places = await page.evaluate<Place[]>(`layLooks(${width}, ${POINTS / width})`);
  const height = Math.ceil(Math.max(...places.map((place) => place.y + place.height)));
  await page.setViewportSize({ ...WINDOW, height });
  return places;
}

export const probe = (page: Page, name: 'probeShapes' | 'probeContrast'): Promise<Fault[]> =>
  page.evaluate<Fault[]>(`${name}()`);

/** Repaints every layout; only variables change, so nothing is laid out again. */
export async function paint(page: Page, color: string, scheme: (typeof LOOK_SCHEMES)[number]): Promise<void> {
  await page.evaluate((style) => document.body.setAttribute('style', style), looks.lookPaint(color, scheme));
}

/** Layouts of one type that a glance cannot tell apart, by one screenshot of them all. */
export async function lookAlikes(page: Page, places: readonly Place[]): Promise<Fault[]> {
  const screenshot = await page.screenshot();
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const types = [...new Set(places.map(({ type }) => type))];
  return types.flatMap((type) => {
    const same = places.filter((place) => place.type === type);
    return hashes
      .closePairs(same.map((place) => hashes.lookAt({ data, width: info.width }, place)))
      .map(({ one, other, bits, paint: tone }) => ({
        id: one,
        fault: `looks like ${other}: ${bits} bits, paint ${tone}`,
      }));
  });
}

/** An empty document that takes one delivered page after another: see `judgeAlone`. */
export async function openJudge(page: Page): Promise<void> {
  await open(page, looks.emptySheet(fontHref()));
  await page.addScriptTag({ path: AXE });
}

/**
 * Each layout as the only section of a delivered page: what axe finds (contrast aside, which is probed in every paint),
 * and texts that lie under something or on a picture, at each width.
 */
export function judgeAlone(page: Page, type: SectionType): Promise<Fault[]> {
  const pages = looks.alonePages(type);
  return page.evaluate(
    async ({ pages: given, widths: across, rules }) => {
      const { axe, layLooks, probeCovered } = globalThis as unknown as {
        axe: { run(on: Document, how: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        layLooks(width: number, small: number): void;
        probeCovered(): { id: string; fault: string }[];
      };
      const faults: { id: string; fault: string }[] = [];
      for (const { id, html } of given) {
        document.body.innerHTML = html;
        const how = { runOnly: rules, rules: { 'color-contrast': { enabled: false } }, resultTypes: ['violations'] };
        for (const { id: rule, nodes } of (await axe.run(document, how)).violations) {
          faults.push({ id, fault: `axe ${rule}: ${nodes[0]?.html.slice(0, 160)}` });
        }
        for (const width of across) {
          layLooks(width, 0.06);
          faults.push(...probeCovered().map(({ fault }) => ({ id, fault: `${width} px: ${fault}` })));
        }
      }
      return faults;
    },
    { pages, widths: LOOK_WIDTHS, rules: RULES },
  );
}

/** The contrast of every text of some layouts as axe measures it and as the probe does. */
export function contrastsOf(page: Page, type: SectionType, only: readonly number[]): Promise<Compared[]> {
  const pages = looks.alonePages(type).filter((_, index, all) => only.includes(index + 1) || index === all.length - 1);
  return page.evaluate(async (given) => {
    const { axe, contrastOfText } = globalThis as unknown as {
      axe: { run(on: Document, how: object): Promise<Record<'passes' | 'violations', AxeCheck[]>> };
      contrastOfText(element: Element): number;
    };
    const compared: Compared[] = [];
    for (const { id, html } of given) {
      document.body.innerHTML = html;
      const { passes, violations } = await axe.run(document, { runOnly: ['color-contrast'], elementRef: true });
      for (const { element, any } of [...passes, ...violations].flatMap(({ nodes }) => nodes)) {
        const theirs = any[0]?.data?.contrastRatio;
        const patterned = element.closest('.bp-sec')?.querySelector('.bp-ornament') !== null;
        if (theirs)
          compared.push({ id, text: element.textContent ?? '', theirs, ours: contrastOfText(element), patterned });
      }
    }
    return compared;
  }, pages);
}

interface AxeCheck {
  nodes: { element: Element; any: { data?: { contrastRatio?: number } }[] }[];
}

export interface Compared {
  id: string;
  text: string;
  theirs: number;
  ours: number;
  /** A pattern lies under some of the section's texts; axe counts it for some of them, the probe for all. */
  patterned: boolean;
}
