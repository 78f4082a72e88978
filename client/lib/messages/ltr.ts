/** A left-to-right run inside a Persian sentence that is plain text (a toast, a label): domains, codes, colours. */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Somebody's own words inside a Persian sentence, whichever way they run: titles, names. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
