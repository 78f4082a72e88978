/**
 * From a customer's colour and font to the CSS variables every section is painted with. Pure. Whatever colour is
 * chosen, text keeps at least AA contrast (4.5:1) on each surface it can stand on, in light and in dark.
 */
import { BRAND, type FontKey } from '#core/limits/limits.js';
import { lookValue, type LookValue } from '#core/design/look.js';
import { contrast, guardContrast, isHexColor, toHex, toOklch, type Oklch } from './color.js';
import { fontStack } from './fonts.js';
import { headingFontOf, type LookInput } from './look.js';

/**
 * The tones of a section's ground. `brand` is the customer's colour; `ink` is nearly black where that stands out, and a
 * slate where the page or the brand is nearly black itself.
 */
export const TONES = ['plain', 'soft', 'tint', 'brand', 'ink'] as const;
export type Tone = (typeof TONES)[number];
export type Scheme = 'light' | 'dark';

/** The part of the wizard's branding that has to do with paint. */
export interface BrandInput extends LookInput {
  primaryColor?: string | undefined;
  /** Paints links, prices and ornaments, and the second colour of the drawings; null or left out: none. */
  secondColor?: string | null | undefined;
  /** The first one paints the second colour of the drawings where there is no second brand colour. */
  customColors?: readonly string[] | undefined;
}

/**
 * One tone's colours, all `#rrggbb`. Text: fg, muted, accent on bg, card, chip; onFill on fill. The rest is ornament.
 */
export interface TonePalette {
  bg: string;
  card: string;
  chip: string;
  line: string;
  fg: string;
  muted: string;
  accent: string;
  fill: string;
  onFill: string;
  artBg: string;
  art1: string;
  art2: string;
  art3: string;
  art4: string;
  artInk: string;
  artPaper: string;
  artWarm: string;
}

type ArtPalette = Pick<TonePalette, 'artBg' | 'art1' | 'art2' | 'art3' | 'art4' | 'artInk' | 'artPaper' | 'artWarm'>;

export type BrandPalette = Record<Tone, TonePalette>;

const AA = 4.5;
/** A button must be seen apart from the page even where the customer chose white or black; more so on a dark page. */
const FILL_APART = 1.35;
const FILL_APART_ON_DARK = 2.5;

interface Seed {
  brand: Oklch;
  /** The second brand colour, or the first where there is none. */
  accent: Oklch;
  /** Share of full colourfulness: 0 for a grey brand, about 1 for a vivid one. */
  vivid: number;
  fill: string;
  onFill: string;
  warm: Oklch;
  paper: Paper;
}

/** The tint of surfaces and plain texts. */
interface Paper {
  hue: number;
  /** Like `vivid` of the seed. */
  vivid: number;
  /** How much darker the surfaces of a light page are. */
  dim: number;
}

function paperOf(tone: LookValue<'tone'>, brand: Oklch, vivid: number, dark: boolean): Paper {
  // The same hue looks olive where it is dark.
  if (tone === 'warm') return { hue: dark ? 52 : 78, vivid: dark ? 0.8 : 1.15, dim: 0.012 };
  if (tone === 'cool') return { hue: 248, vivid: 1.05, dim: 0.01 };
  return { hue: brand.h, vivid: tone === 'neutral' ? 0 : vivid, dim: 0 };
}

/** White text where a slightly deeper brand can carry it, otherwise dark text on the brand as it is. */
function solveFill(brand: Oklch, page: string): Pick<Seed, 'fill' | 'onFill'> {
  const darkPage = contrast(page, '#ffffff') > AA;
  const apart = darkPage ? FILL_APART_ON_DARK : FILL_APART;
  const fill = guardContrast(brand, [page], apart, darkPage ? 'lighter' : 'darker');
  const fillOklch = { ...toOklch(fill), h: brand.h };
  if (contrast(fill, '#ffffff') >= 2.6 || brand.c < 0.02) {
    const deeper = guardContrast(fillOklch, ['#ffffff'], AA, 'darker');
    if (contrast(deeper, page) >= apart) return { fill: deeper, onFill: '#ffffff' };
  }
  return { fill, onFill: guardContrast({ l: 0.26, c: 0.05, h: brand.h }, [fill], AA, 'darker') };
}

/**
 * A second colour for drawings: the customer's own, else apricot beside cool brands, gold beside reds, teal beside
 * yellows.
 */
function warmOf(brand: Oklch, own: string | undefined): Oklch {
  if (own && isHexColor(own)) return toOklch(own);
  if (brand.c > 0.04 && (brand.h < 58 || brand.h > 345)) return { l: 0.85, c: 0.125, h: 83 };
  if (brand.c > 0.04 && brand.h < 118) return { l: 0.78, c: 0.085, h: 195 };
  return { l: 0.82, c: 0.105, h: 62 };
}

function ramp({ brand, vivid, warm }: Seed, artBg: string, dim: number): ArtPalette {
  const at = (l: number, c: number): string => toHex({ l: l - dim, c: c * vivid, h: brand.h });
  // A bright yellow or lime darkened to the usual steps turns to mud: its ramp stays brighter.
  const lift = brand.c > 0.06 ? Math.max(0, brand.l - 0.72) : 0;
  return {
    artBg,
    art1: at(0.865 + lift * 0.4, 0.07),
    art2: at(0.745 + lift * 0.8, 0.125),
    art3: toHex({ ...brand, l: Math.min(0.68 + lift, Math.max(0.46, brand.l)) }),
    art4: toHex({ l: 0.37, c: Math.min(brand.c, 0.13), h: brand.h }),
    artInk: toHex({ l: 0.245, c: 0.045 * vivid, h: brand.h }),
    artPaper: at(0.992, 0.004),
    artWarm: toHex({ ...warm, l: warm.l - dim }),
  };
}

interface Surface {
  bg: number;
  card: number;
  chip: number;
  line: number;
  artBg: number;
  chroma: number;
}

const LIGHT: Record<'plain' | 'soft' | 'tint', Surface> = {
  plain: { bg: 1, card: 1, chip: 0.962, line: 0.918, artBg: 0.945, chroma: 0.012 },
  soft: { bg: 0.977, card: 1, chip: 0.95, line: 0.908, artBg: 0.93, chroma: 0.012 },
  tint: { bg: 0.95, card: 1, chip: 0.965, line: 0.885, artBg: 0.905, chroma: 0.034 },
};
const DARK: Record<'plain' | 'soft' | 'tint', Surface> = {
  plain: { bg: 0.175, card: 0.215, chip: 0.26, line: 0.3, artBg: 0.27, chroma: 0.014 },
  soft: { bg: 0.205, card: 0.245, chip: 0.285, line: 0.325, artBg: 0.295, chroma: 0.018 },
  tint: { bg: 0.22, card: 0.26, chip: 0.3, line: 0.345, artBg: 0.305, chroma: 0.042 },
};
const INK: Surface = { bg: 0.195, card: 0.24, chip: 0.285, line: 0.325, artBg: 0.29, chroma: 0.034 };
const SLATE: Surface = { bg: 0.375, card: 0.415, chip: 0.445, line: 0.495, artBg: 0.455, chroma: 0.068 };
/** A slate in the brand's hue; a bright yellow or lime that dark is olive mud, so its slate is nearly grey. */
const slateOf = (brand: Oklch): Surface => (brand.l > 0.72 ? { ...SLATE, chroma: 0.03 } : SLATE);
/** OKLCH lightness below which a brand looks like ink. */
const NEARLY_BLACK = 0.34;

function neutralTone(seed: Seed, s: Surface, dark: boolean): TonePalette {
  const { brand, accent, paper } = seed;
  const dim = dark ? 0 : paper.dim;
  const at = (l: number, chroma: number): string => toHex({ l: l - dim, c: chroma * paper.vivid, h: paper.hue });
  const [bg, card, chip] = [at(s.bg, s.chroma), at(s.card, s.chroma), at(s.chip, s.chroma * 1.8)];
  const surfaces = [bg, card, chip];
  const way = dark ? 'lighter' : 'darker';
  const { fill, onFill } = seed.fill && contrast(seed.fill, bg) >= FILL_APART ? seed : solveFill(brand, bg);
  return {
    bg,
    card,
    chip,
    line: at(s.line, s.chroma * 1.2),
    fg: guardContrast({ l: dark ? 0.965 : 0.215, c: 0.02 * paper.vivid, h: paper.hue }, surfaces, 7, way),
    muted: guardContrast({ l: dark ? 0.745 : 0.475, c: 0.022 * paper.vivid, h: paper.hue }, surfaces, AA, way),
    accent: guardContrast(
      dark ? { ...accent, l: Math.max(accent.l, 0.7), c: Math.min(accent.c, 0.16) } : accent,
      surfaces,
      AA,
      way,
    ),
    fill,
    onFill,
    ...ramp(seed, at(s.artBg, s.chroma * 2), dark ? 0.04 : 0),
  };
}

/** On the brand itself everything is the fill's own pair of colours, softened only as far as AA allows. */
function brandTone(seed: Seed): TonePalette {
  const base = { ...toOklch(seed.fill), h: seed.brand.h };
  const lightText = seed.onFill === '#ffffff';
  const way = lightText ? 'lighter' : 'darker';
  const card = toHex({ ...base, l: base.l + (lightText ? -0.045 : 0.035) });
  const chip = toHex({ ...base, l: base.l + (lightText ? -0.075 : 0.06) });
  const surfaces = [seed.fill, card, chip];
  const text = toOklch(seed.onFill);
  return {
    bg: seed.fill,
    card,
    chip,
    line: toHex({ ...base, l: base.l + (lightText ? 0.1 : -0.1) }),
    fg: guardContrast(text, surfaces, AA, way),
    muted: guardContrast({ l: lightText ? 0.93 : 0.36, c: 0.03 * seed.vivid, h: seed.brand.h }, surfaces, AA, way),
    accent: guardContrast(text, surfaces, AA, way),
    fill: lightText ? '#ffffff' : seed.onFill,
    onFill: seed.fill,
    ...ramp(seed, toHex({ ...base, l: base.l + (lightText ? -0.09 : 0.05) }), 0),
  };
}

/** Every tone's colours for a brand. A colour that is not `#rrggbb` counts as the default one. */
export function brandPalette(input: BrandInput, scheme: Scheme): BrandPalette {
  const hex = input.primaryColor && isHexColor(input.primaryColor) ? input.primaryColor : BRAND.defaultColor;
  const brand = toOklch(hex);
  const second = input.secondColor && isHexColor(input.secondColor) ? input.secondColor : undefined;
  const dark = scheme === 'dark';
  const page = toHex({ l: dark ? DARK.plain.bg : 1, c: 0, h: brand.h });
  const vivid = Math.min(1.1, brand.c / 0.16);
  const seed: Seed = {
    brand,
    vivid,
    paper: paperOf(lookValue(input.look, 'tone'), brand, vivid, dark),
    accent: second === undefined ? brand : toOklch(second),
    warm: warmOf(brand, second ?? input.customColors?.[0]),
    ...solveFill(brand, page),
  };
  const table = { ...(dark ? DARK : LIGHT), ink: dark || brand.l < NEARLY_BLACK ? slateOf(brand) : INK };
  return {
    plain: neutralTone(seed, table.plain, dark),
    soft: neutralTone(seed, table.soft, dark),
    tint: neutralTone(seed, table.tint, dark),
    brand: brandTone(seed),
    ink: neutralTone(seed, table.ink, true),
  };
}

/** The font of the texts, and after it that of the headings where it is another. */
export function fontsOf(input: BrandInput): FontKey[] {
  const heading = headingFontOf(input);
  return [input.fontFamily ?? BRAND.defaultFont, ...(heading ? [heading] : [])];
}

/**
 * `--bp-<tone>-<name>` for every colour, `--bp-font`, and `--bp-heading` where headings have a font of their own: set
 * on the root of a site, or once around many thumbnails.
 */
export function brandVariables(input: BrandInput, scheme: Scheme = 'light'): Record<`--${string}`, string> {
  const [font = BRAND.defaultFont, heading] = fontsOf(input);
  const variables: Record<`--${string}`, string> = { '--bp-font': fontStack(font) };
  if (heading) variables['--bp-heading'] = fontStack(heading);
  for (const [tone, colours] of Object.entries(brandPalette(input, scheme))) {
    for (const [name, value] of Object.entries(colours)) variables[`--bp-${tone}-${name}`] = value as string;
  }
  return variables;
}
