/**
 * Where a Persian word can be stretched: between two letters that join, the line that joins them may be drawn as long
 * as one likes (kashida). Pure.
 */

/** Letters that join the one before them and none after. */
const RIGHT_JOINING = 'اأإآدذرزژوؤةۀ';
const DUAL_JOINING = 'بپتثجچحخسشصضطظعغفقکكگلمنهیيئ';
/** Zero-width joiner: makes a letter take its joined form at the end of a piece. */
const ZWJ = '\u200D';

export interface Lettering {
  readonly before: string;
  /** Null where no two letters of the word join. */
  readonly after: string | null;
}

/** At the last joint, in the shapes that the letters have there: «برپا» is «برپ» and «ا». */
export function letteringOf(word: string): Lettering {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const [left, right] = [word.charAt(at - 1), word.charAt(at)];
    // «لا» is one shape.
    const isLigature = left === 'ل' && 'اأإآ'.includes(right);
    const joins = DUAL_JOINING.includes(left) && (DUAL_JOINING + RIGHT_JOINING).includes(right);
    if (joins && !isLigature) return { before: word.slice(0, at) + ZWJ, after: ZWJ + word.slice(at) };
  }
  return { before: word, after: null };
}
