/**
 * The documented fonts (specification 1 §3) and further open ones. Of those that are not free the nearest open font is
 * drawn, and named so (docs/decisions/075-open-fonts.md, 167-six-more-open-fonts.md).
 */
import type { FontKey } from '#core/limits/limits.js';

interface Face {
  /** Persian, as the font is offered. */
  readonly name: string;
  /** The open font that is drawn. */
  readonly drawnBy: string;
  readonly family: string;
  /** Begins the names of its files. */
  readonly slug: string;
}

const FACES: Record<FontKey, Face> = {
  vazir: { name: 'وزیر', drawnBy: 'Vazirmatn', family: 'Vazirmatn Variable', slug: 'vazirmatn' },
  yekan: { name: 'نزدیک به یکان', drawnBy: 'Estedad', family: 'Estedad Variable', slug: 'estedad' },
  nazanin: {
    name: 'نزدیک به نازنین',
    drawnBy: 'Noto Naskh Arabic',
    family: 'Noto Naskh Arabic Variable',
    slug: 'noto-naskh-arabic',
  },
  titra: { name: 'نزدیک به تیترا', drawnBy: 'Lalezar', family: 'Lalezar', slug: 'lalezar' },
  iransans: {
    name: 'نزدیک به ایران‌سنس',
    drawnBy: 'Noto Sans Arabic',
    family: 'Noto Sans Arabic Variable',
    slug: 'noto-sans-arabic',
  },
  composite: {
    name: 'ترکیبی',
    drawnBy: 'Baloo Bhaijaan 2',
    family: 'Baloo Bhaijaan 2 Variable',
    slug: 'baloo-bhaijaan-2',
  },
  sahel: { name: 'ساحل', drawnBy: 'Sahel', family: 'Sahel Variable', slug: 'sahel' },
  markazi: { name: 'مرکزی', drawnBy: 'Markazi Text', family: 'Markazi Text Variable', slug: 'markazi-text' },
  kufi: {
    name: 'نوتو کوفی',
    drawnBy: 'Noto Kufi Arabic',
    family: 'Noto Kufi Arabic Variable',
    slug: 'noto-kufi-arabic',
  },
  reem: { name: 'ریم کوفی', drawnBy: 'Reem Kufi', family: 'Reem Kufi Variable', slug: 'reem-kufi' },
  marhey: { name: 'مرحی', drawnBy: 'Marhey', family: 'Marhey Variable', slug: 'marhey' },
  playpen: {
    name: 'دست‌نویس',
    drawnBy: 'Playpen Sans Arabic',
    family: 'Playpen Sans Arabic Variable',
    slug: 'playpen-sans-arabic',
  },
};

const BASE = "'Vazirmatn Variable', Vazirmatn, Tahoma, system-ui, sans-serif";

/** The CSS `font-family` value of a font key. Vazirmatn follows each font, for signs that it does not have. */
export function fontStack(key: FontKey): string {
  return key === 'vazir' ? BASE : `'${FACES[key].family}', ${BASE}`;
}

/** The Persian name a font is offered by. */
export function fontName(key: FontKey): string {
  return FACES[key].name;
}

/** The name of the open font that draws it. */
export function drawnFontName(key: FontKey): string {
  return FACES[key].drawnBy;
}

/** The beginning of the names of its files: `estedad`. */
export function fontSlug(key: FontKey): string {
  return FACES[key].slug;
}

/** The file the whole font stands in beside a page of ours (from the `vazirmatn` package). */
export const FONT_FILE = 'vazirmatn.woff2';

/**
 * `@font-face` for a page that keeps its font at `href`, relative to the page or absolute on the same host.
 * `unicodeRange`: of a file that holds these characters only. Every weight is given to it, so that no browser thickens
 * a font of fewer weights by itself.
 */
export function fontFaceCss(href: string, unicodeRange?: string, key: FontKey = 'vazir'): string {
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return `@font-face{font-family:'${FACES[key].family}';font-style:normal;font-weight:100 900;font-display:swap;src:url("${href}") format("woff2")${range}}`;
}
