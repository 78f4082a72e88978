import { BRAND_COLOR } from './mail.styles.js';

export interface ButtonColors {
  /** `#rrggbb` */
  readonly background: string;
  readonly text: string;
}

const DARK = '#0f172a';

/** WCAG 2, relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** White on colours that are dark enough for it (contrast 4.5), dark on others; the platform's for what is none. */
export function buttonColors(color: string | undefined): ButtonColors {
  const background = color !== undefined && /^#[0-9a-f]{6}$/i.test(color) ? color : BRAND_COLOR;
  return { background, text: 1.05 / (luminance(background) + 0.05) >= 4.5 ? '#ffffff' : DARK };
}
