/** Runs of the other direction inside a sentence that is plain text: a toast, a label, a mail, a PDF. */

import { toPersianDigits } from './digits.js';

/** Latin in a Persian sentence: domains, codes, numbers of orders. `.com` stays whole and at its end. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** The number of an invoice, a credit note or a receipt inside a sentence: «۱۴۰۵-۰۰۰۰۱۲». */
export const documentNumber = (number: string): string => ltr(toPersianDigits(number));

/** User-written text inside a sentence, in either direction: titles, names. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
