/** The font files of a site. Every font the wizard offers is rendered with Vazirmatn (sitekit/fonts.ts). */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import type { FontFile } from '../../../../../sitekit/build/site-input.js';
import type { Ctx } from '../../../../platform/context.js';
import { madeOnce } from '../../../files/index.js';
import { fontBlocks, unicodeRange, type FontBlock } from './font-blocks.js';
import { subsetOf } from './subset.js';

const FONT = createRequire(import.meta.url).resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf');
/** Lighter than any text of the library is set in, and as heavy as the heaviest. */
const WEIGHTS = { min: 400, max: 900 } as const;
/** Changes whenever the same characters would give other bytes. */
const RECIPE = `subset 1, Vazirmatn 33.0.3, ${WEIGHTS.min}-${WEIGHTS.max}`;

interface Font {
  readonly bytes: Uint8Array;
  /** The code points it has. */
  readonly covered: ReadonlySet<number>;
}

let font: Promise<Font> | null = null;

async function readFont(): Promise<Font> {
  const bytes = await readFile(FONT);
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  return { bytes, covered: new Set(face.collectUnicodes()) };
}

const siteFont = (): Promise<Font> => (font ??= readFont());

/** Bytes of cut fonts that stay in memory. */
const KEPT_BYTES = 4 * 1024 * 1024;
const kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT_BYTES, sizeCalculation: (bytes) => bytes.length });

async function fileOf(ctx: Ctx, { bytes }: Font, { name, codes }: FontBlock): Promise<FontFile> {
  const text = String.fromCodePoint(...codes);
  const known = kept.get(text);
  const cut =
    known ?? (await madeOnce(ctx, 'fonts', [RECIPE, text], () => subsetOf({ font: bytes, text, weights: WEIGHTS })));
  if (!known) kept.set(text, cut);
  return { name, unicodeRange: unicodeRange(codes), bytes: cut };
}

/** The files that show these characters, the one that every page needs first. */
export async function siteFonts(ctx: Ctx, characters: string): Promise<FontFile[]> {
  const whole = await siteFont();
  return Promise.all(fontBlocks(characters, whole.covered).map((block) => fileOf(ctx, whole, block)));
}

/** A text without characters that the font has no glyph for. */
export async function drawable(text: string): Promise<string> {
  const { covered } = await siteFont();
  return Array.from(text.normalize('NFC'))
    .filter((each) => covered.has(each.codePointAt(0) ?? 0))
    .join('')
    .trim();
}
