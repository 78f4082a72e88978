/** Text in one form, however it was typed. Pure, and linear in its length. */
import { foldLetters } from '#core/text/digits.js';

/** In the middle of words: soft hyphens, spaces without width, Hebrew points. */
const INVISIBLE = /(?<=\p{L})[\u00ad\u200b\u2060\ufeff\u0591-\u05c7]+(?=\p{L})/gu;
/** Tatweel beside a joiner or a dot breaks a word up. */
const BROKEN = /\u0640[\u200c.]{1,3}\u0640?|[\u200c.]{1,3}\u0640/g;
/** Three or more single letters with one or two signs between them. */
const SPACED = /(?<!\p{L})\p{L}(?:[ .*_\-\u200c]{1,2}\p{L}(?!\p{L})){2,}/gu;
const LATIN_OR_CYRILLIC = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;
const MIXED = /[a-z][а-я]|[а-я][a-z]/i;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
};
const REPEATED = /(\p{L})\1{2,}/gu;
/** A space where others type none or one without width: after «می» and before endings. */
const OPEN_PREFIX = /(?<!\p{L})(ن?می) (?=\p{L})/gu;
const OPEN_ENDING =
  /(?<=\p{L}{2}) (?=(?:ها|های|هایی|هام|هاتون|هاتان|هامون|هاشون|تر|ترین|تون|تان|مون|مان|شون|شان)(?!\p{L}))/gu;

export interface PlainText {
  /** Folded, with whole words. */
  readonly text: string;
  /** Whether words were hidden: taken apart, or mixed with what nobody sees or with letters that look the same. */
  readonly isHidden: boolean;
}

const toLatin = (word: string): string =>
  MIXED.test(word) ? word.toLowerCase().replace(/[а-яі]/g, (letter) => LOOK_ALIKES[letter] ?? letter) : word;

/** Undoes what hides words from a filter. */
export function plainText(typed: string): PlainText {
  const shown = typed.normalize('NFKC');
  const whole = shown
    .replace(INVISIBLE, '')
    .replace(BROKEN, '')
    .replace(SPACED, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(LATIN_OR_CYRILLIC, toLatin);
  const text = foldLetters(whole).replace(OPEN_PREFIX, '$1').replace(OPEN_ENDING, '');
  return { text, isHidden: whole !== shown };
}

const LONG_ENDING = /(?:هایتان|هایشان|هایمان|هاتون|هاشون|هامون|هایی|های|ها|تون|تان|مون|مان|شون|شان|ترین|تر)$/u;
const SHORT_ENDING = /(?<=\p{L}{3})(?:ید|ین|یم|ند|م|ی|ه|ت|ش)$/u;
const LEAST_LETTERS = 4;

/** Roughly: what is left of a word without the endings of plural, owner and person. */
export const stemOf = (word: string): string =>
  word.length < LEAST_LETTERS ? word : word.replace(LONG_ENDING, '').replace(SHORT_ENDING, '');

/** A word typed with one letter many times, with that letter once. */
export const withoutRepeats = (word: string): string => word.replace(REPEATED, '$1');
