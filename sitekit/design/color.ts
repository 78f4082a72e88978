/** Colour arithmetic: sRGB hex, OKLCH (so that lightness means what the eye sees) and WCAG 2.2 contrast. */

/** Lightness 0..1, chroma 0..~0.37, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

export function isHexColor(value: string): boolean {
  return HEX.test(value);
}

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** WCAG relative luminance, 0..1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1..21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: (hue + 360) % 360,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Triple): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

/** The nearest sRGB hex of the same lightness and hue: chroma gives way where the screen cannot show it. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let [low, high] = [0, Math.max(0, color.c)];
  if (!inGamut(toLinearRgb({ l, c: high, h: color.h }))) {
    for (let step = 0; step < 14; step += 1) {
      const middle = (low + high) / 2;
      if (inGamut(toLinearRgb({ l, c: middle, h: color.h }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const byte = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v))))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toLinearRgb({ l, c: high, h: color.h }).map(byte).join('')}`;
}

/**
 * Moves a colour's lightness, darker or lighter, until it has `ratio` against every one of `surfaces`.
 * Falls back to black or white, whichever does better on the hardest surface.
 */
export function guardContrast(
  color: Oklch,
  surfaces: readonly string[],
  ratio: number,
  way: 'darker' | 'lighter',
): string {
  const step = way === 'darker' ? -0.01 : 0.01;
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...color, l });
    if (surfaces.every((surface) => contrast(hex, surface) >= ratio)) return hex;
  }
  const worst = (hex: string): number => Math.min(...surfaces.map((surface) => contrast(hex, surface)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}
