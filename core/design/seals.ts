/**
 * The seals that an owner may have of Enamad and Samandehi. Of the code that was pasted only the two values are read,
 * and the link is written anew with them: nothing else of it is kept, and nothing is kept as markup. Pure, without the
 * schemas.
 */

export const SEALS = ['enamad', 'samandehi'] as const;
export type Seal = (typeof SEALS)[number];

/** Characters that may be pasted. */
export const SEAL_TYPED = 5000;

/** The host whose picture a site with Enamad shows. */
export const ENAMAD_ORIGIN = 'https://trustseal.enamad.ir';

export type ReadSeal = { readonly value: string } | { readonly fault: string };

const FAULT = {
  enamad: 'کد نماد را همان‌طور که اینماد داده است کپی کنید.',
  samandehi: 'کد نشان را همان‌طور که ساماندهی داده است کپی کنید.',
} as const;

const AND = '&(?:amp;|#38;)?';
/** The links in what the two services give, with their values. Samandehi's picture has another code than its link. */
const PATTERNS: Readonly<Record<Seal, RegExp>> = {
  enamad: new RegExp(
    `https://trustseal\\.enamad\\.ir/(?:logo\\.aspx)?\\?id=(\\d{6,7})${AND}Code=([A-Za-z0-9]{32}|[A-Za-z0-9]{20})(?![\\w-])`,
    'gi',
  ),
  samandehi: new RegExp(
    `https?://logo\\.samandehi\\.ir/Verify\\.aspx\\?id=(\\d{1,10})${AND}p=([a-z0-9]{10,60})(?![\\w-])`,
    'gi',
  ),
};

const LINKS: Readonly<Record<Seal, (id: string, code: string) => string>> = {
  enamad: (id, code) => `${ENAMAD_ORIGIN}/?id=${id}&Code=${code}`,
  samandehi: (id, code) => `https://logo.samandehi.ir/Verify.aspx?id=${id}&p=${code}`,
};

/** The link of the seal in a pasted code, or a Persian sentence that says what to paste. Empty is always right. */
export function readSeal(seal: Seal, pasted: string): ReadSeal {
  const text = pasted.trim();
  if (text === '') return { value: '' };
  if (text.length > SEAL_TYPED) return { fault: FAULT[seal] };
  const links = new Set(Array.from(text.matchAll(PATTERNS[seal]), ([, id = '', code = '']) => LINKS[seal](id, code)));
  const [link] = links;
  // Two seals in one code: which of them is meant cannot be known.
  return link !== undefined && links.size === 1 ? { value: link } : { fault: FAULT[seal] };
}

/** The picture of Enamad's seal whose link is stored. */
export const enamadPicture = (link: string): string =>
  link.replace(`${ENAMAD_ORIGIN}/?`, `${ENAMAD_ORIGIN}/logo.aspx?`);
