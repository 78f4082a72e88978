/** The texts of a judged layout. */
import { textSlotsOf } from '../layouts/layouts.js';
import type { AnyLayout } from '../section.types.js';
import type { ItemNumbers } from '../slots.js';

/**
 * The trade's samples; all of them very long, one short word, Latin or mixed with Latin; or only the titles with the
 * rest emptied.
 */
export const FILLS = ['sample', 'long', 'bare', 'short', 'latin', 'mixed'] as const;
export type Fill = (typeof FILLS)[number];

const LONG_LINE = 'پذیرایی و هم‌نشینیِ صمیمانه با مهمانان نیک‌اندیش و دوستداران فرهنگ در سراسر کشور';
const LONG_WORD = 'قسطنطنیه‌نشین‌هایمان';
const LATIN_LINE = 'Responsive internationalization, engineering & consulting (since 1998)';
const MIXED_LINE = 'نسخهٔ Barpa Pro 2.0 برای iOS و Android، تا ۳۰٪ ارزان‌تر';

const LINES = {
  long: [`${LONG_WORD} ${LONG_LINE}`.slice(0, 90), `${LONG_LINE}. `.repeat(4).trim()],
  short: ['نو', 'خوب.'],
  latin: [LATIN_LINE, `${LATIN_LINE}. `.repeat(3).trim()],
  mixed: [MIXED_LINE, `${MIXED_LINE}. `.repeat(3).trim()],
} as const;

const REACHED = /phone|mobile|email/;

/** The text of a slot of `most` characters at most; undefined for its sample. */
function textOf(name: string, isLong: boolean, most: number, fill: Fill): string | undefined {
  if (fill === 'sample') return undefined;
  if (fill === 'bare') return /(^|\.)title$/.test(name) ? 'عنوان' : '';
  if (REACHED.test(name)) return name === 'email' ? 'sefaresh.va.poshtibani@example.com' : '۰۲۱-۱۲۳۴۵۶۷۸';
  return LINES[fill][isLong ? 1 : 0].slice(0, most);
}

/** The stored texts of a layout that is filled so. */
export function filledTexts(layout: AnyLayout, fill: Fill, lists: ItemNumbers): Record<string, string> {
  return Object.fromEntries(
    textSlotsOf(layout, lists).flatMap(({ name, multiline, maxLength }) => {
      const text = textOf(name, multiline, maxLength, fill);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}
