/** Digits and letters as people in Iran type and read them (protocols B4). */

const PERSIAN_ZERO = 0x06f0;

/** Persian and Arabic-Indic digits to ASCII; everything else is left as it is. */
export function toLatinDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** ASCII and Arabic-Indic digits to Persian. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(/[0-9٠-٩]/g, (digit) => String.fromCharCode(PERSIAN_ZERO + (digit.charCodeAt(0) & 0xf)));
}

/**
 * A typed amount to a whole number: any of the three digit sets, any thousands separator.
 * Null where what was typed is not a whole number.
 */
export function parseAmount(text: string): number | null {
  const plain = toLatinDigits(text).replace(/[\s,،٬_\u200c\u200e\u200f]/g, '');
  if (!/^\d{1,15}$/.test(plain)) return null;
  return Number(plain);
}

/** Arabic yeh and kaf, which look the same in most fonts, as the Persian letters. */
export function persianLetters(text: string): string {
  return text.replace(/[يى]/g, 'ی').replace(/ك/g, 'ک');
}

/** For storage: Arabic yeh and kaf to Persian, bidi controls dropped, spaces collapsed, NFC. ZWNJ stays. */
export function normalizePersian(text: string): string {
  return persianLetters(text.normalize('NFC'))
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/**
 * Folds letters as stored values are, and also removes ZWNJ, tatweel and diacritics, with digits ASCII, in lower case.
 * Words stay apart.
 */
export function foldLetters(text: string): string {
  return (
    toLatinDigits(normalizePersian(text))
      .replace(/[\u200c\u0640\u064b-\u0655\u0670]/g, '')
      .replace(/[ةۀ]/g, 'ه')
      .replace(/[أإآ]/g, 'ا')
      .toLowerCase()
      // Programs differ in which sigma ends a word.
      .replaceAll('ς', 'σ')
  );
}

/**
 * For searching: letters of every shape and hamza in one form, and no spaces, since people write «محمدرضا», «محمد‌رضا»
 * and «محمد رضا». The database folds by the same rules (`fold_text`).
 */
export function foldForSearch(text: string): string {
  return foldLetters(text.normalize('NFKC'))
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ی')
    .replace(/[\sء]+/g, '')
    .normalize('NFC');
}

/** Words that are searched; more are taken together with the last. */
const MOST_WORDS = 8;

/** The typed words of a search, folded: each is to be found, in any order. */
export function searchedWords(text: string): readonly string[] {
  const typed = text.split(/[\s\u200c]+/);
  const words = [...typed.slice(0, MOST_WORDS - 1), typed.slice(MOST_WORDS - 1).join('')];
  return [...new Set(words.map(foldForSearch))].filter((word) => word !== '');
}

/** Whether the text has every word of the search, in any order. An empty search is found everywhere. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldForSearch(text);
  return searchedWords(search).every((word) => folded.includes(word));
}
