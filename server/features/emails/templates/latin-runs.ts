/** A run of characters in a sentence; runs that are not Persian are isolated with a direction of their own. */
export interface TextRun {
  readonly text: string;
  readonly isLatin: boolean;
}

/** Addresses, codes, names: from a Latin letter to the last Latin letter or digit of the run. */
const LATIN = /[A-Za-z](?:[\w@.:/+#?&=%~-]*[\w/])?(?: [A-Za-z](?:[\w@.:/+#?&=%~-]*[\w/])?)*/g;

/**
 * Splits a Persian text at its Latin runs. Isolates that were written into it are dropped: markup takes their place.
 */
export function latinRuns(text: string): TextRun[] {
  const plain = text.replace(/[\u2066-\u2069]/g, '');
  const runs: TextRun[] = [];
  let end = 0;
  for (const { index, 0: found } of plain.matchAll(LATIN)) {
    if (index > end) runs.push({ text: plain.slice(end, index), isLatin: false });
    runs.push({ text: found, isLatin: true });
    end = index + found.length;
  }
  if (end < plain.length) runs.push({ text: plain.slice(end), isLatin: false });
  return runs;
}
