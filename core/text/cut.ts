import { once } from '../once.js';

const segmenter = once(() => new Intl.Segmenter('fa', { granularity: 'grapheme' }));
/** Characters after the limit that are looked at: longer emoji, such as families, have about twenty. */
const BEYOND = 64;

/**
 * At most so many UTF-16 characters from the beginning, none of them half an emoji or a letter without its mark. One
 * sign of more than `max` characters is cut inside, but never in the middle of a surrogate pair.
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const sign = segmenter()
    .segment(text.slice(0, max + BEYOND))
    .containing(max);
  if (sign && sign.index > 0) return text.slice(0, sign.index);
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
