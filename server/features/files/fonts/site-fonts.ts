/** The font files of a site (sitekit/design/fonts.ts names the fonts). */
import { LRUCache } from 'lru-cache';
import type { FontKey } from '#core/limits/limits.js';
import type { FontFile } from '#sitekit/build/site-input.js';
import type { Ctx } from '#platform/context.js';
import { madeOnce } from '../renditions/made-once.js';
import { fontBlocks, unicodeRange, type FontBlock } from './font-blocks.js';
import { fontSources, type FontSource } from './font-sources.js';
import { subsetOf } from './subset.js';

/** Bytes of cut fonts that stay in memory. */
const KEPT_BYTES = 4 * 1024 * 1024;
const kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length });

async function cutOf(ctx: Ctx, { bytes: font, weights, recipe }: FontSource, text: string): Promise<Uint8Array> {
  const key = `${recipe}\n${text}`;
  const known = kept.get(key);
  if (known) return known;
  const cut = await madeOnce(ctx, 'fonts', [recipe, text], () => subsetOf({ font, text, weights }));
  kept.set(key, cut);
  return cut;
}

interface Part extends FontBlock {
  readonly source: FontSource;
  readonly fileName: string;
}

/** A block by the sources that draw it: `persian`, `persian-2`. */
function partsOf(block: FontBlock, sources: readonly FontSource[]): Part[] {
  const sourceOf = (code: number) => sources.find(({ covered }) => covered.has(code));
  return sources.flatMap((source, at) => {
    const codes = block.codes.filter((code) => sourceOf(code) === source);
    const fileName = at === 0 ? block.name : `${block.name}-${at + 1}`;
    return codes.length > 0 ? [{ name: block.name, codes, source, fileName }] : [];
  });
}

const coverage = (sources: readonly FontSource[]): Set<number> =>
  new Set(sources.flatMap(({ covered }) => [...covered]));

async function filesOf(ctx: Ctx, font: FontKey, parts: readonly Part[]): Promise<FontFile[]> {
  return Promise.all(
    parts.map(async ({ codes, source, fileName: name }) => {
      const bytes = await cutOf(ctx, source, String.fromCodePoint(...codes));
      return { font, name, unicodeRange: unicodeRange(codes), bytes };
    }),
  );
}

/** Joiners and directions: they are not drawn, and a font without them shows them rightly. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/u;

/** The characters that another font lacks and Vazirmatn draws. */
async function remaining(ctx: Ctx, characters: string, covered: ReadonlySet<number>): Promise<FontFile[]> {
  const [vazirmatn] = await fontSources('vazir');
  const codes = Array.from(characters)
    .filter((each) => !INVISIBLE.test(each))
    .map((each) => each.codePointAt(0) ?? 0)
    .filter((code) => !covered.has(code) && vazirmatn?.covered.has(code))
    .toSorted((a, b) => a - b);
  if (!vazirmatn || codes.length === 0) return [];
  return filesOf(ctx, 'vazir', [{ name: 'more', fileName: 'more', codes, source: vazirmatn }]);
}

/**
 * Only the files that nearly all sites share, so that nothing is cut for one text: what is beyond Persian writing and
 * Latin letters is left to the fonts of whoever looks.
 */
export async function sharedFonts(ctx: Ctx, font: FontKey, characters: string): Promise<FontFile[]> {
  const sources = await fontSources(font);
  const blocks = fontBlocks(characters, coverage(sources)).filter(({ name }) => name !== 'more');
  return filesOf(
    ctx,
    font,
    blocks.flatMap((block) => partsOf(block, sources)),
  );
}

/** The files that show these characters, the one that every page needs first. */
export async function siteFonts(ctx: Ctx, font: FontKey, characters: string): Promise<FontFile[]> {
  const sources = await fontSources(font);
  const covered = coverage(sources);
  const parts = fontBlocks(characters, covered).flatMap((block) => partsOf(block, sources));
  const files = await filesOf(ctx, font, parts);
  return font === 'vazir' ? files : [...files, ...(await remaining(ctx, characters, covered))];
}

/** A text without characters that Vazirmatn has no glyph for. */
export async function drawable(text: string): Promise<string> {
  const covered = coverage(await fontSources('vazir'));
  return Array.from(text.normalize('NFC'))
    .filter((each) => covered.has(each.codePointAt(0) ?? 0))
    .join('')
    .trim();
}
