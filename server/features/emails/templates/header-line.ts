import { cut } from '#core/text/cut.js';

/** Longest subject, characters; longer ones are cut by every mail program. */
export const SUBJECT_MAX = 150;

/**
 * Any text as the value of a mail header: one line without control characters, line separators and bidi controls,
 * so that it can neither begin another header (RFC 5322, 2.2) nor turn the text around it.
 */
export function headerLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return cut(line, SUBJECT_MAX);
}
