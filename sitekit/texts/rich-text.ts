/**
 * The few forms inside a text of several lines: `**bold**`, `[words](target)` and line breaks. A target is what a
 * button may lead to (core/sections/link-target.ts); everything else stays as it was written. Never markup: pieces are
 * drawn as text.
 */
import { linkTarget } from '../../core/sections/link-target.js';

export interface RichPiece {
  /** One line. */
  readonly text: string;
  readonly bold?: true;
  /** As it is stored. */
  readonly target?: string;
}

/** The pieces of each line. */
export type RichLines = readonly (readonly RichPiece[])[];

const BOLD = '**';
/** Neither part reaches over another bracket, so that each character is read a bounded number of times. */
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/g;

/** Linear in the length of the text; what is not closed is text. */
export function richLines(text: string): RichLines {
  return text.split('\n').map((line) => {
    const parts = line.split(BOLD);
    // An even number of parts: the last mark closes nothing.
    const open = parts.length % 2 === 0 ? parts.length - 1 : -1;
    const pieces = parts.flatMap((part, at) => {
      if (at === open) return linkPieces(BOLD + part, false);
      return linkPieces(part, at % 2 === 1);
    });
    return joined(pieces);
  });
}

function linkPieces(text: string, bold: boolean): RichPiece[] {
  const pieces: RichPiece[] = [];
  const add = (words: string, target?: string): void => {
    if (words !== '') pieces.push({ text: words, ...(bold && { bold }), ...(target !== undefined && { target }) });
  };
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', target = ''] = match;
    if (linkTarget(target) === null) continue;
    add(text.slice(from, match.index));
    add(words, target);
    from = match.index + whole.length;
  }
  add(text.slice(from));
  return pieces;
}

/** Neighbours of one form are one piece. */
function joined(pieces: readonly RichPiece[]): RichPiece[] {
  const found: RichPiece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && last.bold === piece.bold && last.target === piece.target)
      found[found.length - 1] = { ...last, text: last.text + piece.text };
    else found.push(piece);
  }
  return found;
}

/** The words alone, in one line: for search engines and wherever no form can be drawn. */
export function plainWords(text: string): string {
  return richLines(text)
    .map((pieces) => pieces.map((piece) => piece.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The stored text of these lines: at most one empty line between two others, none at the ends. */
export function writeRich(lines: RichLines): string {
  return lines
    .map((pieces) => joined(pieces).map(written).join('').replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function written({ text, bold, target }: RichPiece): string {
  const words = target === undefined ? text : `[${text.replace(/[[\]]/g, '')}](${bracketed(target)})`;
  if (!bold || text.trim() === '') return words;
  // Asterisks beside a space are read as text: spaces at either end stay outside.
  const [, before = '', inside = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(words) ?? [];
  return before + BOLD + inside + BOLD + after;
}

const bracketed = (target: string): string => target.replaceAll('(', '%28').replaceAll(')', '%29');
