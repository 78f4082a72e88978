/**
 * Finding words in a text as people in Iran write them: letters of every shape are one, ZWNJ and digits of each kind do
 * not matter, and no place begins or ends inside of what is seen as one character.
 */
import { foldLetters } from './digits.js';

/** From the first to behind the last code unit. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Folded {
  readonly text: string;
  /** For each code unit of `text`: the character of the original that it comes from. */
  readonly origins: readonly number[];
  readonly characters: readonly TextRange[];
}

const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });
const ZWNJ = '\u200c';

/** Folding takes away the spaces around a text; here each character is folded alone. */
const foldCharacter = (character: string): string => (/^\s+$/u.test(character) ? ' ' : foldLetters(character));

function folded(original: string): Folded {
  const characters: TextRange[] = [];
  const origins: number[] = [];
  let text = '';
  for (const { segment, index } of graphemes.segment(original)) {
    const fold = foldCharacter(segment);
    for (let unit = 0; unit < fold.length; unit += 1) origins.push(characters.length);
    text += fold;
    characters.push({ start: index, end: index + segment.length });
  }
  return { text, origins, characters };
}

/** The query as it is compared; empty where nothing can be found. */
const foldedQuery = (query: string): string => folded(query.trim()).text.trim();

/** The places of a query in a text, from its start, none over another. */
export function findText(text: string, query: string): TextRange[] {
  const wanted = foldedQuery(query);
  if (wanted === '') return [];
  const { text: within, origins, characters } = folded(text);
  const found: TextRange[] = [];
  for (let at = within.indexOf(wanted); at >= 0; at = within.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isWhole = origins[at - 1] !== origins[at] && origins[end] !== origins[end - 1];
    const [first, last] = [characters[origins[at] ?? -1], characters[origins[end - 1] ?? -1]];
    if (!isWhole || !first || !last) continue;
    // A ZWNJ after the last letter belongs to what follows.
    const tail = text.slice(last.start, last.end).endsWith(ZWNJ) ? 1 : 0;
    found.push({ start: first.start, end: last.end - tail });
    at = end - 1;
  }
  return found;
}

/** The text with each of these places, in their order, replaced. */
export function replaceRanges(text: string, ranges: readonly TextRange[], replacement: string): string {
  let [replaced, behind] = ['', 0];
  for (const { start, end } of ranges) {
    replaced += text.slice(behind, start) + replacement;
    behind = end;
  }
  return replaced + text.slice(behind);
}
