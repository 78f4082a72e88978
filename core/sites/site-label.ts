/**
 * The first label of a site's preview address, `<label>.<SITES_HOST>`. It must not imitate names that visitors trust
 * with money or documents: banks, payment services, authorities, and Barpa itself.
 */

/** What a host name takes; DNS allows 63 characters. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export function isSiteLabel(text: string): boolean {
  return LABEL.test(text);
}

/** Of the address of a preview of custom code: nobody can guess one, and no site may have one. */
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

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Names that are refused alone, between hyphens, and joined to each other or to what goes with them. */
const TRUSTED = words(
  `barpa bank banks banking blubank bankino hibank shaparak shetab zarinpal idpay nextpay payping sadad behpardakht
   asanpardakht samankish irankish digipay snapppay jibit vandar zibal sizpay mellat melli saderat tejarat keshavarzi
   pasargad eghtesad resalat karafarin postbank bankmarkazi cbi paypal visa mastercard gov government dolat irangov
   polis police rahvar faraja naja adliran ghove ghazaei ghovehghazaieh dadgostari edalat maliat tax taxes gomrok
   intamedia taminejtemaei yaraneh edalatsaham sahamedalat sejam samanehmelli mydolat mygov irnic sabteahval
   sabteasnad shahrdari ostandari farmandari vezarat majlis sanjesh nezamvazife`,
);

/** People and shops are called so, too: refused alone and between hyphens, and joined to a bank. */
const SHARED = words(
  'maskan sepah refah parsian saman ayandeh sina dey shahr sarmayeh sana tamin saham nic post tci sep pec',
);
/** Of those, too common to be refused alone. */
const COMMON: ReadonlySet<string> = new Set(['dey', 'shahr', 'sarmayeh', 'sep', 'pec']);

/** Prefixes and suffixes that make a name look like a part of a trusted one. */
const BESIDE = words(
  `e my the new real iran ir online internet internetbank mobile hamrah app web net site portal login signin panel
   secure security support help pay payment payments gateway dargah card cards account accounts verify wallet samaneh
   khadamat markazi official`,
);

/** These imitate no one, wherever they occur. */
const UNMISTAKABLE = words('barpa shaparak zarinpal behpardakht asanpardakht mastercard paypal adliran sabteahval');

/** Spellings that are read alike become one: `rnelat` is read as `mellat`, `polees` as `polis`. */
function folded(text: string): string {
  return text
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/q/g, 'gh')
    .replace(/oo|ou|u/g, 'o')
    .replace(/ee|y/g, 'i')
    .replace(/ck|c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
}

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' };

const withLetters = (text: string, one: string): string =>
  text.replace(/\d/g, (digit) => (digit === '1' ? one : (LOOKS_LIKE[digit] ?? '')));

/** As a person may read it: without its digits, and with each as the letter that it looks like. */
function readings(text: string): string[] {
  const all = [text.replace(/\d+/g, ''), withLetters(text, 'i'), withLetters(text, 'l')];
  return [...new Set(all.map(folded))].filter((each) => each !== '');
}

const foldedSet = (list: readonly string[]): ReadonlySet<string> => new Set(list.map(folded));
const TRUSTED_FOLDED = foldedSet(TRUSTED);
const ALONE = foldedSet([...TRUSTED, ...SHARED.filter((word) => !COMMON.has(word))]);
const PIECES = foldedSet([...TRUSTED, ...SHARED, ...BESIDE]);
const UNMISTAKABLE_FOLDED = [...foldedSet(UNMISTAKABLE)];

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

/** Whether a site may have the label without a review. */
export function isOpenLabel(label: string): boolean {
  if (!isSiteLabel(label) || label.startsWith('xn--') || TECHNICAL.has(label) || isPreviewLabel(label)) return false;
  const parts = label.split('-');
  if (parts.some((part) => readings(part).some((word) => ALONE.has(word) || isJoined(word)))) return false;
  return !readings(parts.join('')).some(
    (whole) => ALONE.has(whole) || isJoined(whole) || UNMISTAKABLE_FOLDED.some((name) => whole.includes(name)),
  );
}
