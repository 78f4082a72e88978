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

/** For storage: Arabic yeh and kaf to Persian, bidi controls dropped, spaces collapsed, NFC. ZWNJ stays. */
export function normalizePersian(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** For searching: as stored, and also without ZWNJ, tatweel and diacritics, digits ASCII, lower case. */
export function foldForSearch(text: string): string {
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
