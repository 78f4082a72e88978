/**
 * Which pictures of layouts there are (specification 1 §4, §7, §9; S-111 to S-116): from the browser's cache, else
 * by asking for a few of them, else one after the other. Whatever goes wrong, the full range is assumed.
 */
import { SECTION_COUNTS, type SectionType } from '#core/catalogue.js';
import type { KeyValueStore } from '#client/lib/session/token-store.js';

export interface SectionImage {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly category: SectionType;
}

/** `lifeMs` and `headTimeoutMs` in milliseconds. */
export const SECTION_IMAGES = {
  prefix: 'section_images_',
  lifeMs: 24 * 60 * 60 * 1000,
  /** A cached list may be longer than the catalogue by this many; beyond it, it is dropped. */
  tolerance: 5,
  spotCheck: 5,
  headTimeoutMs: 2000,
  answering: 0.8,
  misses: 15,
  defaultCount: 20,
} as const;

export interface ImagePorts {
  readonly store: KeyValueStore & { keys(): readonly string[] };
  /** True where the picture answers; rejects where the network does not. */
  readonly answers: (path: string) => Promise<boolean>;
  readonly now: () => number;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
}

const imagePath = (category: SectionType, n: number): string => `/designs/${category}/${n}.png`;

function range(category: SectionType, count: number): SectionImage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${category}-${index + 1}`,
    path: imagePath(category, index + 1),
    name: `${category} ${index + 1}`,
    category,
  }));
}

function expectedCount(category: SectionType): number {
  return SECTION_COUNTS[category] ?? SECTION_IMAGES.defaultCount;
}

/** The pictures of a type, from the cache or found out and then cached. */
export async function sectionImages(category: SectionType, ports: ImagePorts): Promise<SectionImage[]> {
  const cached = readCache(category, ports);
  if (cached) return range(category, cached);
  const count = await discover(category, ports).catch(() => expectedCount(category));
  try {
    const entry = { count, timestamp: ports.now() };
    ports.store.setItem(SECTION_IMAGES.prefix + category, JSON.stringify(entry));
  } catch {
    // A full storage only means that the next visit asks again.
  }
  return range(category, count);
}

/** How many are cached; null where nothing usable is. */
function readCache(category: SectionType, { store, now }: ImagePorts): number | null {
  const key = SECTION_IMAGES.prefix + category;
  const entry = parse(readItem(store, key));
  if (entry === null) return null;
  const isFresh = now() - entry.timestamp < SECTION_IMAGES.lifeMs && entry.timestamp <= now();
  if (isFresh && entry.count > 0 && entry.count <= expectedCount(category) + SECTION_IMAGES.tolerance)
    return Math.min(entry.count, expectedCount(category));
  store.removeItem(key);
  return null;
}

/** Where the browser does not let us store, nothing is kept. */
function readItem(store: KeyValueStore, key: string): string | null {
  try {
    return store.getItem(key);
  } catch {
    return null;
  }
}

function parse(raw: string | null): { readonly count: number; readonly timestamp: number } | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as { count?: unknown; timestamp?: unknown } | null;
    const { count, timestamp } = value ?? {};
    return Number.isInteger(count) && typeof timestamp === 'number' ? { count: Number(count), timestamp } : null;
  } catch {
    return null;
  }
}

/** S-114, S-115: a few at random; too few answers leave 80 % of the range, none at all are counted one by one. */
async function discover(category: SectionType, ports: ImagePorts): Promise<number> {
  const expected = expectedCount(category);
  const samples = Math.max(1, Math.min(SECTION_IMAGES.spotCheck, Math.floor(expected / 4)));
  const numbers = pickNumbers(expected, samples, ports.random);
  const answered = await Promise.all(numbers.map((n) => ports.answers(imagePath(category, n)).catch(() => false)));
  const found = answered.filter(Boolean).length;
  if (found / samples >= SECTION_IMAGES.answering) return expected;
  if (found > 0) return Math.max(1, Math.floor(expected * SECTION_IMAGES.answering));
  return countOneByOne(category, ports);
}

function pickNumbers(highest: number, count: number, random: () => number): number[] {
  const left = Array.from({ length: highest }, (_, index) => index + 1);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 1);
}

/** Ends after 15 misses; where none was found by then, the full range is assumed. */
async function countOneByOne(category: SectionType, { answers }: ImagePorts): Promise<number> {
  const expected = expectedCount(category);
  let highest = 0;
  for (let n = 1; n <= expected && n - highest <= SECTION_IMAGES.misses; n += 1) {
    if (await answers(imagePath(category, n))) highest = n;
  }
  return highest > 0 ? highest : expected;
}

/** Forgets the list of one type. @throws where the browser does not let us store. */
export function clearImages({ store }: Pick<ImagePorts, 'store'>, category: SectionType): void {
  store.removeItem(SECTION_IMAGES.prefix + category);
}

/** Forgets every list. @throws where the browser does not let us store. */
export function clearAllImages({ store }: Pick<ImagePorts, 'store'>): void {
  for (const key of store.keys()) if (key.startsWith(SECTION_IMAGES.prefix)) store.removeItem(key);
}
