/**
 * The documented fonts (specification 1 §3). D-40: the licensed faces are offered by name and drawn with
 * Vazirmatn, unless the operator has installed a face of that name, which then stands first in the stack.
 */
import type { FontKey } from '../core/limits.js';

const BASE = "'Vazirmatn Variable', Vazirmatn, Tahoma, system-ui, sans-serif";

const FACES: Record<FontKey, { name: string; stack: string }> = {
  vazir: { name: 'وزیر', stack: BASE },
  yekan: { name: 'یکان', stack: `'Yekan Bakh', Yekan, ${BASE}` },
  nazanin: { name: 'نازنین', stack: `'B Nazanin', ${BASE}` },
  titra: { name: 'تیترا', stack: `Titra, ${BASE}` },
  iransans: { name: 'ایران‌سنس', stack: `IRANSansX, IRANSans, ${BASE}` },
  composite: { name: 'ترکیبی', stack: BASE },
};

/** The CSS `font-family` value of a font key. */
export function fontStack(key: FontKey): string {
  return FACES[key].stack;
}

/** The Persian name a font is offered by. */
export function fontName(key: FontKey): string {
  return FACES[key].name;
}

/** The file the whole font stands in beside a page of ours (from the `vazirmatn` package). */
export const FONT_FILE = 'vazirmatn.woff2';

/**
 * `@font-face` for a page that keeps its font at `href`, relative to the page or absolute on the same host.
 * `unicodeRange`: of a file that holds these characters only.
 */
export function fontFaceCss(href: string, unicodeRange?: string): string {
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return `@font-face{font-family:'Vazirmatn Variable';font-style:normal;font-weight:100 900;font-display:swap;src:url("${href}") format("woff2")${range}}`;
}
