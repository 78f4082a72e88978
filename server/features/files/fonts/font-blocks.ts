/**
 * Into which files the font of a site is cut. Two sites hardly ever show exactly the same characters, and cutting a
 * font takes a third of a second; so the characters of Persian writing go together, and the letters of Latin. Nearly
 * all sites share these two files, made once. What a site shows beyond them is cut exactly.
 */

export interface FontBlock {
  readonly name: 'persian' | 'latin' | 'more';
  /** Code points, ascending. */
  readonly codes: readonly number[];
}

/** Letters, marks, digits and signs of Persian, the ASCII signs and digits, joiners and directions. */
const PERSIAN =
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگۀی' +
  '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0670' +
  '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩٪٫٬،؛؟ـ' +
  ' 0123456789!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' +
  '\u00a0\u200c\u200d\u200e\u200f«»–—‘’“”•…×÷−';
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const codesOf = (text: string): Set<number> => new Set(Array.from(text, (each) => each.codePointAt(0) ?? 0));
const [persian, latin] = [codesOf(PERSIAN), codesOf(LATIN)];

const ascending = (codes: Iterable<number>): number[] => [...codes].toSorted((a, b) => a - b);

/** The blocks these characters need. `covered`: what the font has; characters it has not are left to other fonts. */
export function fontBlocks(characters: string, covered: ReadonlySet<number>): FontBlock[] {
  const used = ascending(codesOf(characters)).filter((code) => covered.has(code));
  const more = used.filter((code) => !persian.has(code) && !latin.has(code));
  const inFont = (codes: ReadonlySet<number>): number[] => ascending(codes).filter((code) => covered.has(code));
  const blocks: FontBlock[] = [{ name: 'persian', codes: inFont(persian) }];
  if (used.some((code) => latin.has(code))) blocks.push({ name: 'latin', codes: inFont(latin) });
  if (more.length > 0) blocks.push({ name: 'more', codes: more });
  return blocks;
}

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Ascending code points as CSS writes them: `U+20-7E,U+A0`. */
export function unicodeRange(codes: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
