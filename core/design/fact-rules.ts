/**
 * How a fact of a site is read from what somebody typed: what it is stored as, or why it is none. Apart from
 * design-facts.ts so that a form judges while one types without loading the schemas.
 */
import { ANSWERS } from '../limits/limits.js';
import { normalizePersian, toLatinDigits, toPersianDigits } from '../text/digits.js';
import { handleOf, NETWORKS, type Network } from '../sites/network-link.js';
import { isTrade } from './trades.js';

/**
 * The facts of a site (ours): characters, and how many lines of opening hours. `typed` bounds what is read before it is
 * judged.
 */
export const FACTS = {
  name: 80,
  description: 200,
  phone: 24,
  email: 120,
  address: 200,
  mapLink: 500,
  handle: 80,
  hours: 3,
  hoursText: 40,
  typed: 1000,
} as const;

const TEXT_FACTS = [
  'name',
  'trade',
  'description',
  'phone',
  'mobile',
  'email',
  'address',
  'mapLink',
  'days',
  'times',
  'answerTitle',
  'answerText',
  ...NETWORKS,
] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

export type ReadFact = { readonly value: string } | { readonly fault: string };

const tooLong = (most: number): string => `حداکثر ${toPersianDigits(most)} کاراکتر بنویسید.`;

/** One line: control characters and line ends become spaces, so that nothing unseen is stored. */
const oneLine = (typed: string): string => normalizePersian(typed.replace(/[\p{Cc}\s]+/gu, ' '));

const plain =
  (most: number) =>
  (text: string): ReadFact =>
    text.length > most ? { fault: tooLong(most) } : { value: text };

const TELEPHONE = /^(?:(?:\+98|0098|0)[1-9]\d{9}|\+(?!98)[1-9]\d{7,14}|[1-9]\d{2,4})$/;
const MOBILE = /^(?:\+98|0098|0)9\d{9}$/;

/** With its area code, a short public number, or one abroad; shown in Persian digits, grouped as it was typed. */
const telephone =
  (pattern: RegExp, fault: string) =>
  (text: string): ReadFact => {
    const digits = toLatinDigits(text).replace(/[\s().\-–]/g, '');
    const isOne = text.length <= FACTS.phone && pattern.test(digits);
    return isOne ? { value: toPersianDigits(toLatinDigits(text)) } : { fault };
  };

function email(typed: string): ReadFact {
  const text = toLatinDigits(typed);
  const isOne = text.length <= FACTS.email && /^[^\s@<>"'(),;:\\[\]]+@[a-z0-9.-]+\.[a-z]{2,}$/i.test(text);
  return isOne ? { value: text } : { fault: 'ایمیل را کامل بنویسید، مثل name@example.com' };
}

/** https alone, without a user's name in it: what else an address can hide has no place on a site. */
function mapLink(typed: string): ReadFact {
  const fault = 'لینک نقشه را از نشان، بلد یا گوگل‌مپ کپی کنید؛ با https شروع می‌شود.';
  const text = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (/[\s"<>\\]/.test(text) || !URL.canParse(text)) return { fault };
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
  return isSafe && url.href.length <= FACTS.mapLink ? { value: url.href } : { fault };
}

function trade(text: string): ReadFact {
  return isTrade(text) ? { value: text } : { fault: 'زمینهٔ کار را از فهرست انتخاب کنید.' };
}

const handle =
  (network: Network) =>
  (text: string): ReadFact => {
    const found = text.length > FACTS.mapLink ? null : handleOf(network, text);
    if (found !== null && found.length <= FACTS.handle) return { value: found };
    return {
      fault:
        network === 'whatsapp'
          ? 'شمارهٔ واتساپ را بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷'
          : 'شناسه را با حروف انگلیسی بنویسید، مثل @barpa',
    };
  };

const READERS: Readonly<Record<TextFact, (text: string) => ReadFact>> = {
  name: plain(FACTS.name),
  trade,
  description: plain(FACTS.description),
  phone: telephone(TELEPHONE, 'شماره را با پیش‌شماره بنویسید، مثل ۰۲۱۱۲۳۴۵۶۷۸'),
  mobile: telephone(MOBILE, 'شمارهٔ همراه را کامل بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷'),
  email,
  address: plain(FACTS.address),
  mapLink,
  days: plain(FACTS.hoursText),
  times: plain(FACTS.hoursText),
  answerTitle: plain(ANSWERS.title),
  answerText: plain(ANSWERS.text),
  instagram: handle('instagram'),
  telegram: handle('telegram'),
  whatsapp: handle('whatsapp'),
  eitaa: handle('eitaa'),
  bale: handle('bale'),
  youtube: handle('youtube'),
  aparat: handle('aparat'),
  linkedin: handle('linkedin'),
};

/**
 * Reads a typed fact into its stored form, or answers a Persian sentence that says how to write it. Empty is always
 * right.
 */
export function readFact(fact: TextFact, typed: string): ReadFact {
  if (typed.length > FACTS.typed) return { fault: tooLong(FACTS.typed) };
  const text = oneLine(typed);
  return text === '' ? { value: '' } : READERS[fact](text);
}
