/** Runs of the other direction inside a sentence that is plain text: a toast, a label, a mail, a PDF. */

/** Latin in a Persian sentence: domains, codes, numbers of orders. `.com` stays whole and at its end. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Somebody's own words inside a sentence, whichever way they run: titles, names. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
