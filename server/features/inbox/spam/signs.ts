/**
 * The signs by which the text of a message is judged: words, their stems, pairs and parts of them, and marks such as a
 * link.
 */
import { plainText, stemOf, withoutRepeats, type PlainText } from './plain-words.js';

/** Characters. What is beyond is not read. */
const MOST = 20_000;
/** Characters. What is longer is no address. */
const ADDRESS = 200;
/** Endings of files, which look like domains. */
const NOT_FILE = '(?!pdf|jpe?g|png|docx?|xlsx?|zip|mp\\d)';
const LINK = new RegExp(`https?://|www\\.|(?:^|[^@\\w.-])[a-z0-9-]{2,63}\\.${NOT_FILE}[a-z]{2,12}(?:$|[/?:,)])`);
const ADDRESSES: readonly (readonly [string, RegExp])[] = [
  ['#mail', /^[^\s@]{1,64}@[a-z0-9-]{1,63}\.[a-z0-9.-]{2,}$/],
  ['#handle', /^[^\w@]{0,5}@[a-z]\w{3,}/],
  ['#telegram', /(?:^|\W)(?:t|telegram)\.me\//],
  ['#whatsapp', /(?:^|\W)wa\.me\//],
  ['#short', /(?:^|\W)(?:bit\.ly|tinyurl\.com|cutt\.ly|goo\.gl|yun\.ir|b2n\.ir)\//],
  ['#place', /instagram\.com|\bmaps?[./]|neshan|balad/],
  ['#app', /\.apk\b/],
  ['#link', LINK],
];
const WORD = /\p{L}+|\d[\d٬,،./:-]*|[?؟!%٪]|\p{Extended_Pictographic}/gu;
const PHONE = /^(?:0|98)\d{9,10}$/;
/** Digits. Larger numbers say no more. */
const MOST_DIGITS = 7;

function numberWord(word: string): string {
  const digits = word.replace(/\D/g, '');
  return PHONE.test(digits) ? '#phone' : `#digits-${Math.min(digits.length, MOST_DIGITS)}`;
}

/** One chunk between spaces: an address by its kind, numbers by how long they are, words as they are. */
function wordsIn(chunk: string): readonly string[] {
  if (chunk.length <= ADDRESS && /[.@]/.test(chunk)) {
    const kind = ADDRESSES.find(([, form]) => form.test(chunk))?.[0];
    if (kind !== undefined) return [kind];
  }
  return (chunk.match(WORD) ?? []).map((word) => (/^\d/.test(word) ? numberWord(word) : withoutRepeats(word)));
}

/** Letters that no word has, or that lie side by side on a keyboard. */
const ODD_WORD = /[bcdfghjklmnpqrstvwxz]{5}|ضصث|صثق|ثقف|قفغ|فغع|شسی|سیبل|خحج|حجچ|asdf|sdfg|dfgh|fghj|qwer|zxcv/;
const LONG_WORD = /^\p{L}{4,}$/u;

function isRandom(words: readonly string[]): boolean {
  const long = words.filter((word) => LONG_WORD.test(word));
  const odd = long.filter((word) => ODD_WORD.test(word)).length;
  return odd > 0 && odd * 2 >= long.length;
}

/** A sentence this many times in a message is repeated often. */
const OFTEN = 3;

/** One sentence of several words, over and over. */
function repeats(text: string): boolean {
  const counts = new Map<string, number>();
  for (const sentence of text.split(/[^\p{L}\p{N}\s]+|\n+/u)) {
    const words = sentence.trim();
    if (words.includes(' ')) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count >= OFTEN);
}

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/**
 * The marks of the whole text, beside its words. Links are counted by spam-score: of written messages too many have
 * one.
 */
function marksOf({ text, isHidden }: PlainText, ordinary: readonly string[]): readonly string[] {
  const line = ordinary.join(' ');
  const letters = countOf(line, /\p{L}/gu);
  const isMostly = (script: RegExp): boolean => countOf(line, script) * 2 > letters;
  const marks: readonly (readonly [string, boolean])[] = [
    ['hidden', isHidden],
    ['random', isRandom(ordinary)],
    ['repeats', repeats(text)],
    ['stretched', /(\p{L})\1{5}/u.test(text)],
    ['percent', /[%٪]|درصد/.test(text)],
    ['asks', /[?؟]/.test(text)],
    ['asks-last', /[?؟]$/.test(text.trim())],
    ['shouts', /!!/.test(text)],
    ['pictures', countOf(text, /\p{Extended_Pictographic}/gu) > 2],
    ['latin', isMostly(/\p{Script=Latin}/gu)],
    ['cyrillic', isMostly(/\p{Script=Cyrillic}/gu)],
    ['chinese', isMostly(/\p{Script=Han}/gu)],
  ];
  return marks.flatMap(([name, isThere]) => (isThere ? [name] : []));
}

/** Characters of the parts of words. They cross the space between two. */
const PART = 4;

export interface Signs {
  /** Each once: `word`, `two words`, `=stem`, `=two stems`, and `~part`. */
  readonly words: ReadonlySet<string>;
  readonly marks: readonly string[];
}

export function signsOf(typed: string): Signs {
  const { text: whole, isHidden } = plainText(typed.slice(0, MOST));
  // Some characters become many when they are folded.
  const text = whole.slice(0, MOST);
  const words = text.split(/\s+/).flatMap((chunk) => wordsIn(chunk));
  const signs = new Set(words);
  // Kinds of addresses and numbers count once: honest people send them, too.
  const ordinary = words.filter((word) => !word.startsWith('#'));
  const stems = ordinary.map(stemOf);
  for (let at = 0; at < ordinary.length; at += 1) {
    signs.add(`=${stems[at] ?? ''}`);
    if (at === 0) continue;
    signs.add(`${ordinary[at - 1] ?? ''} ${ordinary[at] ?? ''}`);
    signs.add(`=${stems[at - 1] ?? ''} ${stems[at] ?? ''}`);
  }
  const line = ` ${ordinary.join(' ')} `;
  for (let at = 0; at + PART <= line.length; at += 1) signs.add(`~${line.slice(at, at + PART)}`);
  return { words: signs, marks: marksOf({ text, isHidden }, ordinary) };
}
