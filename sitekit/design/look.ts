/** How the look of a whole site reaches its pages: attributes of their root, that the stylesheet reads. */
import type { FontKey } from '#core/limits/limits.js';
import { LOOK, lookValue, type Look, type LookKey } from '#core/design/look.js';
import type { Scheme } from './brand.js';

export interface LookInput {
  readonly fontFamily?: FontKey | undefined;
  /** Null: that of the texts. */
  readonly headingFont?: FontKey | null | undefined;
  readonly look?: Look | null | undefined;
}

/** `data-density` is the one of a single section. Tone and scheme are colours, no attributes. */
const ATTRIBUTES = [
  ['corners', 'data-corners'],
  ['density', 'data-spacing'],
  ['shadow', 'data-shadow'],
  ['motion', 'data-motion'],
] as const satisfies readonly (readonly [LookKey, `data-${string}`])[];

/** The scheme in which a view shows the site that does not know the visitor's. */
export function shownScheme(look: Look | null | undefined): Scheme {
  return lookValue(look, 'scheme') === 'dark' ? 'dark' : 'light';
}

/** Only what differs from the defaults, so that a site without a look is the same bytes as ever. */
export function lookAttributes(input: LookInput | undefined): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {};
  for (const [key, name] of ATTRIBUTES) {
    const value = lookValue(input?.look, key);
    if (value !== LOOK[key][0]) attributes[name] = value;
  }
  if (headingFontOf(input)) attributes['data-heading'] = '';
  return attributes;
}

/** The font of the headings, where it is not that of the texts. */
export function headingFontOf(input: LookInput | undefined): FontKey | null {
  const { headingFont = null, fontFamily = 'vazir' } = input ?? {};
  return headingFont === fontFamily ? null : headingFont;
}
