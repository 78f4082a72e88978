/** Edits of the branding (specification 1 §5): colours are `#RRGGBB`, upper case, each once. */
import type { Branding } from '#core/design/design.js';
import { BRAND } from '#core/limits/limits.js';
import { toLatinDigits } from '#core/text/digits.js';
import { LOOK, LOOK_KEYS, lookValue } from '#core/design/look.js';
import type { TemplateStyle } from '#sitekit/templates/templates.js';
import type { LookAction } from './editor-actions.js';

/** Reads a typed colour: with or without `#`, three or six digits, Persian digits too. Null for anything else. */
export function parseColor(typed: string): string | null {
  const plain = toLatinDigits(typed).trim().replace(/^#/, '').toUpperCase();
  const long = plain.length === 3 ? [...plain].map((digit) => digit + digit).join('') : plain;
  const color = `#${long}`;
  return /^#[0-9A-F]{6}$/.test(color) ? color : null;
}

export function pickColor(branding: Branding, color: string): Branding {
  const parsed = parseColor(color);
  return parsed === null ? branding : { ...branding, primaryColor: parsed };
}

/** Null takes the second colour away. */
export function pickSecondColor(branding: Branding, color: string | null): Branding {
  const parsed = color === null ? null : parseColor(color);
  return color !== null && parsed === null ? branding : { ...branding, secondColor: parsed };
}

/** Only a colour that is not in the list yet. */
export function addCustomColor(branding: Branding, color: string): Branding {
  const parsed = parseColor(color);
  if (
    parsed === null ||
    branding.customColors.includes(parsed) ||
    branding.customColors.length >= BRAND.maxCustomColors
  )
    return branding;
  return { ...branding, customColors: [...branding.customColors, parsed] };
}

/** A colour cannot become a copy of another one. */
export function editCustomColor(branding: Branding, index: number, color: string): Branding {
  const parsed = parseColor(color);
  if (parsed === null || index >= branding.customColors.length || branding.customColors.includes(parsed))
    return branding;
  return { ...branding, customColors: branding.customColors.map((each, at) => (at === index ? parsed : each)) };
}

export function removeCustomColor(branding: Branding, index: number): Branding {
  return { ...branding, customColors: branding.customColors.filter((_, at) => at !== index) };
}

export function restoreCustomColor(branding: Branding, index: number, color: string): Branding {
  if (branding.customColors.includes(color)) return branding;
  const colors = [...branding.customColors];
  colors.splice(index, 0, color);
  return { ...branding, customColors: colors.slice(0, BRAND.maxCustomColors) };
}

/** A default is left out, so that a look of defaults alone is none. */
export function pickLook(branding: Branding, { key, value }: LookAction): Branding {
  const look = { ...branding.look, [key]: value === LOOK[key][0] ? undefined : value };
  const isDefault = LOOK_KEYS.every((each) => lookValue(look, each) === LOOK[each][0]);
  return { ...branding, look: isDefault ? undefined : look };
}

/** Paints the site like a template; the logo and the list of colours stay. */
export function applyStyle(
  branding: Branding,
  { primaryColor, fontFamily, headingFont, look }: TemplateStyle,
): Branding {
  const isPlain = LOOK_KEYS.every((each) => lookValue(look, each) === LOOK[each][0]);
  return {
    ...branding,
    primaryColor,
    secondColor: undefined,
    fontFamily,
    headingFont,
    look: isPlain ? undefined : look,
  };
}

/** The paint of a template, and the second colour, which none has. */
type Painted = TemplateStyle & Pick<Branding, 'secondColor'>;

/** Whether a site is painted like a template. */
export function hasStyle(branding: Painted, style: TemplateStyle): boolean {
  return (
    branding.primaryColor === style.primaryColor &&
    (branding.secondColor ?? null) === null &&
    branding.fontFamily === style.fontFamily &&
    (branding.headingFont ?? null) === (style.headingFont ?? null) &&
    LOOK_KEYS.every((each) => lookValue(branding.look, each) === lookValue(style.look, each))
  );
}

/** Nobody has chosen colour, font or look yet. */
export const isUntouched = (branding: Painted): boolean =>
  hasStyle(branding, { primaryColor: BRAND.defaultColor, fontFamily: BRAND.defaultFont });
