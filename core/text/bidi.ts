/** Runs of the other direction inside a sentence that is plain text: a toast, a label, a mail, a PDF. */

/** Latin in a Persian sentence: domains, codes, numbers of orders. `.com` stays whole and at its end. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** User-written text inside a sentence, in either direction: titles, names. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
