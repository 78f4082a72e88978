/**
 * The first label of a site's preview address, `<label>.<SITES_HOST>`. It must not imitate names that visitors trust
 * with money or documents: banks, payment services, authorities, and Barpa itself.
 */
import {
  BANKS,
  BESIDE,
  BRANDS,
  COMMON_WORDS,
  HONEST_WORDS,
  SHARED_WORDS,
  TRUSTED_WORDS,
  UNMISTAKABLE,
} from './protected-names.js';

/** The characters of a host name; DNS allows 63 characters. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export function isSiteLabel(text: string): boolean {
  return LABEL.test(text);
}

/** The address of a preview of custom code: nobody can guess one, and no site may have one. */
export const PREVIEW_LABEL = { prefix: 'preview-', letters: 24, alphabet: 'abcdefghijkmnpqrstuvwxyz23456789' } as const;
const PREVIEW = /^preview-[a-z0-9]{24}$/;

export function isPreviewLabel(text: string): boolean {
  return PREVIEW.test(text);
}

/** Labels that programs and people read as a part of the host itself. */
const TECHNICAL: ReadonlySet<string> = new Set(
  `www api app admin dashboard mail email smtp imap pop ftp ns ns1 ns2 dns mx cdn static assets files media img blog
   help support status docs login signin signup account accounts auth sso secure pay payment payments billing wallet
   bank checkout shop-pay root localhost test staging dev internal autodiscover autoconfig wpad abuse postmaster
   hostmaster webmaster security`.split(/\s+/),
);

/** Spellings that are read alike become one: `polees` is read as `polis`. */
function folded(text: string): string {
  return text
    .replace(/q/g, 'gh')
    .replace(/oo|ou|u/g, 'o')
    .replace(/ee|y/g, 'i')
    .replace(/ck|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

/** Pairs of letters that look like one: `rnellat` is read as `mellat`. */
const joinedStrokes = (text: string): string => text.replace(/rn/g, 'm').replace(/vv/g, 'w');

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };

const withLetters = (text: string, one: string): string =>
  text.replace(/\d/g, (digit) => (digit === '1' ? one : (LOOKS_LIKE[digit] ?? '')));

/**
 * The ways in which a person may read it: as it is, without its digits, and with each as the letter that it looks like.
 */
function readings(text: string): string[] {
  const all = [text, text.replace(/\d+/g, ''), withLetters(text, 'i'), withLetters(text, 'l')];
  const seen = all.flatMap((each) => [folded(each), folded(joinedStrokes(each))]);
  return [...new Set(seen)].filter((each) => each !== '');
}

const foldedSet = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(folded));
const TRUSTED_FOLDED = foldedSet([...BRANDS, ...TRUSTED_WORDS]);
const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS);
const ALONE = foldedSet([...BRANDS, ...TRUSTED_WORDS, ...SHARED_WORDS.filter((word) => !COMMON.has(word))]);
const PIECES = foldedSet([...BRANDS, ...TRUSTED_WORDS, ...SHARED_WORDS, ...BESIDE]);
const HONEST: ReadonlySet<string> = new Set(HONEST_WORDS);
const HONEST_FOLDED = foldedSet(HONEST_WORDS);

/** Whether it consists of those pieces alone, with a trusted name among them. */
function isJoined(text: string): boolean {
  // For each position that pieces lead to: whether a trusted name is before it.
  const reached = new Map<number, boolean>([[0, false]]);
  for (let from = 0; from < text.length; from += 1) {
    const before = reached.get(from);
    if (before === undefined) continue;
    for (let to = from + 1; to <= text.length; to += 1) {
      const piece = text.slice(from, to);
      if (!PIECES.has(piece)) continue;
      reached.set(to, (reached.get(to) ?? false) || before || TRUSTED_FOLDED.has(piece));
    }
  }
  return reached.get(text.length) === true;
}

/** Letters that look alike become one, in text whose spellings are folded. */
const skeleton = (text: string): string => text.replace(/[lj]/g, 'i');

/** Letters of a folded name: from so many on letters that look alike are one, and slips of the pen count. */
const LETTERS = { alike: 5, oneSlip: 7, twoSlips: 10 } as const;

interface Protected {
  /** Folded, with letters that look alike as one. */
  readonly text: string;
  readonly slips: number;
  /** It is found wherever it occurs. */
  readonly isUnmistakable: boolean;
}

/** Null for a name that is too short: it is found by the rules above alone. */
function protectedName(name: string, mostSlips = 2): Protected | null {
  const text = folded(name.replace(/-/g, ''));
  if (text.length < LETTERS.alike) return null;
  const slips = text.length >= LETTERS.twoSlips ? 2 : text.length >= LETTERS.oneSlip ? 1 : 0;
  const isUnmistakable = slips > 0 || UNMISTAKABLE.includes(name);
  return { text: skeleton(text), slips: Math.min(slips, mostSlips), isUnmistakable };
}

const isProtected = (name: Protected | null): name is Protected => name !== null;
/** Both halves are words, so that one slip is all that is sure to be one. */
const OF_BANKS = BANKS.flatMap((bank) => [protectedName(`bank${bank}`, 1), protectedName(`${bank}bank`, 1)]);
const PROTECTED = [...BRANDS.map((name) => protectedName(name)), ...OF_BANKS].filter(isProtected);

/**
 * Whether one becomes the other by at most so many letters that are put in, left out, changed or swapped with the next
 * one (the restricted distance of Damerau and Levenshtein).
 */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const change = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + change);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return (last[other.length] ?? most + 1) <= most;
}

const BESIDE_FOLDED = BESIDE.filter((word) => word.length > 1).map(folded);

/** Without what makes a name look like a part of another: `mydigikala`; a letter at the seam may belong to both. */
function coresOf(text: string): string[] {
  const withoutStart = BESIDE_FOLDED.filter((word) => text.startsWith(word)).flatMap((word) => [
    text.slice(word.length),
    text.slice(word.length - 1),
  ]);
  return [text, ...withoutStart].flatMap((core) => [
    core,
    ...BESIDE_FOLDED.filter((word) => core.endsWith(word)).flatMap((word) => [
      core.slice(0, -word.length),
      core.slice(0, core.length - word.length + 1),
    ]),
  ]);
}

/** `isWhole`: the text is the whole label, in which a name may be hidden. */
function looksLike(text: string, names: readonly Protected[], isWhole: boolean): boolean {
  const whole = skeleton(text);
  if (isWhole && names.some((name) => name.isUnmistakable && whole.includes(name.text))) return true;
  const all = coresOf(text);
  if (all.some((core) => HONEST_FOLDED.has(core))) return false;
  const cores = all.filter((core) => core.length >= LETTERS.alike);
  return [...new Set(cores.map(skeleton))].some((core) => names.some((name) => isWithin(core, name.text, name.slips)));
}

/** `reserved`: no site ever has it; `imitates`: only after an administrator's review. */
export type LabelVerdict = 'open' | 'imitates' | 'reserved';

/** Whether a site may have the label. `more`: names that operators protect beside the committed ones. */
export function labelVerdict(label: string, more: readonly string[] = []): LabelVerdict {
  if (!isSiteLabel(label) || label.startsWith('xn--') || TECHNICAL.has(label) || isPreviewLabel(label))
    return 'reserved';
  const names = [...PROTECTED, ...more.map((name) => protectedName(name)).filter(isProtected)];
  const alone = new Set([...ALONE, ...more.map((name) => folded(name.replace(/-/g, '')))]);
  const parts = label.split('-');
  const isHonest = (word: string): boolean => HONEST.has(word) && !more.includes(word);
  const isOf = (word: string, isWhole: boolean): boolean =>
    alone.has(word) || isJoined(word) || looksLike(word, names, isWhole);
  const whole = parts.join('');
  const isImitation =
    parts.some((part) => !isHonest(part) && readings(part).some((word) => isOf(word, false))) ||
    (!isHonest(whole) && readings(whole).some((word) => isOf(word, true)));
  return isImitation ? 'imitates' : 'open';
}

/** Whether a site may have the label without a review. */
export function isOpenLabel(label: string, more: readonly string[] = []): boolean {
  return labelVerdict(label, more) === 'open';
}
