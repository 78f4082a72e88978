/**
 * The few forms inside a text of several lines: `**bold**`, `[words](target)` and line breaks. A target is what a
 * button may lead to (core/sections/link-target.ts); everything else stays as it was written. Never markup: pieces are
 * drawn as text.
 */
import { linkTarget } from '#core/sections/link-target.js';

export interface RichPiece {
  /** One line. */
  readonly text: string;
  readonly bold?: true;
  /** The stored target. */
  readonly target?: string;
}

/** A part of a stored text that is a link, or can become one. */
export interface LinkPart {
  /** Where it begins and ends in the text. */
  readonly from: number;
  readonly to: number;
  readonly words: string;
  /** Empty where it is no link yet. */
  readonly target: string;
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

/** The link around a selection, or else the selected words; null where these cannot be one link. */
export function linkPartAt(text: string, from: number, to: number): LinkPart | null {
  for (const { 0: whole, 1: words = '', 2: target = '', index } of text.matchAll(LINK)) {
    const end = index + whole.length;
    if (linkTarget(target) !== null && index <= from && to <= end) return { from: index, to: end, words, target };
  }
  const words = text.slice(from, to).trim();
  if (!/^[^[\]\n]{1,200}$/.test(words) || words.includes(BOLD)) return null;
  const start = text.indexOf(words, from);
  return { from: start, to: start + words.length, words, target: '' };
}

/** The text with this part as a link to `target`, or for null as plain words. */
export function withLinkPart(text: string, { from, to, words }: LinkPart, target: string | null): string {
  return text.slice(0, from) + (target === null ? words : writeLink(words, target)) + text.slice(to);
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
  const words = target === undefined ? text : writeLink(text, target);
  if (!bold || text.trim() === '') return words;
  // Asterisks beside a space are read as text: spaces at either end stay outside.
  const [, before = '', inside = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(words) ?? [];
  return before + BOLD + inside + BOLD + after;
}

/** Words of one line as a link. */
function writeLink(words: string, target: string): string {
  return `[${words.replace(/[[\]]/g, '')}](${bracketed(target)})`;
}

const bracketed = (target: string): string => target.replaceAll('(', '%28').replaceAll(')', '%29');
