/** The fonts that are cut for sites, read once. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import type { FontKey } from '#core/limits/limits.js';
import { fontFiles } from '#platform/fonts/font-files.js';
import type { SubsetTask } from './subset.js';

export interface FontSource {
  /** TrueType. */
  readonly bytes: Uint8Array;
  /** The code points it has. */
  readonly covered: ReadonlySet<number>;
  readonly weights: SubsetTask['weights'];
  /** Changes whenever the same characters would give other bytes. */
  readonly recipe: string;
}

const WHOLE_VAZIRMATN = createRequire(import.meta.url).resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf');

/** Lighter than any text of the library is set in, and as heavy as the heaviest, where the font is. Null: has one. */
const WEIGHTS: Record<FontKey, SubsetTask['weights']> = {
  vazir: { min: 400, max: 900 },
  yekan: { min: 400, max: 900 },
  nazanin: { min: 400, max: 700 },
  titra: null,
  iransans: { min: 400, max: 900 },
  composite: { min: 400, max: 800 },
  sahel: { min: 400, max: 900 },
  markazi: { min: 400, max: 700 },
  kufi: { min: 400, max: 900 },
  reem: { min: 400, max: 700 },
  // Its own default stays: another one would be rounded to other outlines.
  marhey: { min: 300, max: 700 },
  playpen: { min: 400, max: 800 },
};

async function readSource(key: FontKey, file: string): Promise<FontSource> {
  const stored = await readFile(file);
  const bytes = await fontverter.convert(stored, 'truetype');
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const weights = WEIGHTS[key];
  return { bytes, covered: new Set(face.collectUnicodes()), weights, recipe: recipeOf(key, stored) };
}

function recipeOf(key: FontKey, stored: Uint8Array): string {
  if (key === 'vazir') return 'subset 1, Vazirmatn 33.0.3, 400-900';
  const hash = createHash('sha256').update(stored).digest('hex').slice(0, 16);
  return `subset 1, ${hash}, ${JSON.stringify(WEIGHTS[key])}`;
}

const read = new Map<FontKey, Promise<FontSource[]>>();

/** The sources of a font; of several that have a character the first one draws it. */
export function fontSources(key: FontKey): Promise<FontSource[]> {
  const known = read.get(key);
  if (known) return known;
  const files = key === 'vazir' ? [WHOLE_VAZIRMATN] : fontFiles(key).map(({ path }) => path);
  const reading = Promise.all(files.map((file) => readSource(key, file)));
  read.set(key, reading);
  // A file that could not be read is tried again.
  reading.catch(() => read.delete(key));
  return reading;
}
