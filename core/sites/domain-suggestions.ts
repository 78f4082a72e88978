/** Names for a domain that follow from the name of a site: Persian words in Latin letters, as people write them. */
import { foldLetters, persianLetters, toLatinDigits } from '../text/digits.js';
import { isDomainLabel, registryRefusal } from './domain-name.js';

const MOST = 3;
const SUGGESTED_LETTERS = 30;

/** Words of names with a usual spelling, folded. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    کافه: 'cafe',
    کافی: 'coffee',
    رستوران: 'restaurant',
    دکتر: 'dr',
    مطب: 'clinic',
    کلینیک: 'clinic',
    درمانگاه: 'clinic',
    دندانپزشکی: 'dental',
    فروشگاه: 'shop',
    گالری: 'gallery',
    استودیو: 'studio',
    آتلیه: 'atelier',
    آموزشگاه: 'academy',
    آکادمی: 'academy',
    موسسه: 'institute',
    شرکت: 'co',
    گروه: 'group',
    هتل: 'hotel',
    باشگاه: 'gym',
    سالن: 'salon',
    تالار: 'talar',
    املاک: 'amlak',
    وکیل: 'vakil',
    عکاسی: 'photo',
    قنادی: 'ghannadi',
    آژانس: 'agency',
    گل: 'gol',
    مهر: 'mehr',
    بهار: 'bahar',
    نور: 'noor',
    ایران: 'iran',
    تهران: 'tehran',
  }).map(([word, latin]) => [foldLetters(word), latin]),
);

const LETTERS: Readonly<Record<string, string>> = {
  آ: 'a',
  ا: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'gh',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  و: 'o',
  ه: 'h',
  ی: 'i',
  ئ: 'e',
};

/** A word in Latin letters; the vowel that Persian leaves out after a first consonant is `vowel`. */
function latinOf(word: string, vowel: string): string {
  const known = WORDS.get(foldLetters(word));
  if (known !== undefined) return known;
  const letters = [...word].map((letter) => (/[a-z0-9]/.test(letter) ? letter : (LETTERS[letter] ?? '')));
  const isBare = (at: number) => /^[b-df-hj-np-tv-z]/.test(letters[at] ?? '');
  if (/[ا-ی]/.test(word) && letters.length > 1 && isBare(0) && isBare(1)) letters[0] += vowel;
  const last = letters.length - 1;
  if (word.endsWith('ه') && last > 1 && isBare(last - 1)) letters[last] = 'eh';
  return letters.join('');
}

/** At most three labels that a registry would take with this extension; none where the name has no letters for one. */
export function suggestedLabels(name: string, extension: string): readonly string[] {
  const plain = toLatinDigits(persianLetters(name.normalize('NFKC'))).toLowerCase();
  const words = plain.replace(/\u200cی(?!\p{L})|\u200c/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = (vowel: string) => words.map((word) => latinOf(word, vowel)).filter((word) => word !== '');
  const labels = ['e', 'a'].flatMap((vowel) => [written(vowel).join(''), written(vowel).join('-')]);
  return [...new Set(labels)]
    .filter((label) => label.length <= SUGGESTED_LETTERS)
    .filter((label) => isDomainLabel(label) && registryRefusal(label, extension) === null)
    .slice(0, MOST);
}
