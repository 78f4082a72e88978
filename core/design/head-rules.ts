/**
 * The possible additions of a customer to the head of their site: verification tags of search engines, a theme colour
 * and extra structured data. Each is read into data and written anew; nothing is kept as markup. Pure, without the
 * schemas.
 */
import { toPersianDigits } from '../text/digits.js';

/** Characters of a code, and of what may be typed for it; bytes, depth and records of the structured data (ours). */
export const HEAD = { code: 120, typed: 20_000, jsonLdBytes: 8192, jsonLdDepth: 8, jsonLdRecords: 20 } as const;

/** The search engines, and the names of the tags by which they know who manages a site. */
export const VERIFICATION_TAGS = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
} as const;
export type Verifier = keyof typeof VERIFICATION_TAGS;
export const VERIFIERS = Object.keys(VERIFICATION_TAGS) as Verifier[];

export type HeadField = Verifier | 'themeColor' | 'jsonLd';

export type ReadHead = { readonly value: string } | { readonly fault: string };

const CODE = /^[A-Za-z0-9_\-=+/.]{5,120}$/;
/** The tag as a search engine shows it for copying. */
const CONTENT = /\bcontent\s*=\s*["']([^"'<>]{1,200})["']/i;

function code(typed: string): ReadHead {
  const text = typed.startsWith('<') ? (CONTENT.exec(typed.slice(0, 1000))?.[1]?.trim() ?? '') : typed;
  return CODE.test(text) ? { value: text } : { fault: 'کد تأیید را همان‌طور که موتور جستجو داده است کپی کنید.' };
}

function themeColor(typed: string): ReadHead {
  const isColor = /^#[0-9a-f]{6}$/i.test(typed);
  return isColor ? { value: typed.toLowerCase() } : { fault: 'رنگ باید مثل ‎#8B5CF6‎ باشد.' };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing in the value is nested deeper; looks no deeper itself. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1));
}

/** JSON nested so deep that reading it would end the stack. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    // Brackets inside texts count as well, with room for all that fit.
    if (depth > 500) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\/?$/;

/** A record of schema.org: it says what it is, and means the words of no other vocabulary. */
function isRecord(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { '@context': context, '@type': type, '@graph': graph } = value;
  const isOurs = context === undefined || (typeof context === 'string' && SCHEMA_ORG.test(context));
  const isTyped = typeof type === 'string' && type.trim() !== '';
  return isOurs && (isTyped || (Array.isArray(graph) && graph.every(isRecord)));
}

const WRAPPED = /^<script[^<>]{0,200}>([^<]*)<\/script>$/i;

function jsonLd(typed: string): ReadHead {
  const value = parsed(WRAPPED.exec(typed)?.[1] ?? typed);
  if (value === undefined) return { fault: 'این متن JSON درستی نیست؛ آن را بدون تگ و کامل کپی کنید.' };
  const records = Array.isArray(value) ? value : [value];
  if (records.length === 0 || records.length > HEAD.jsonLdRecords || !isShallow(value, HEAD.jsonLdDepth))
    return { fault: 'این دادهٔ ساختاریافته بیش از حد بزرگ یا تودرتو است.' };
  if (!records.every(isRecord))
    return { fault: 'هر مورد باید ‎@type‎ داشته باشد و ‎@context‎ آن https://schema.org باشد.' };
  const text = JSON.stringify(value);
  const isSmall = new TextEncoder().encode(text).length <= HEAD.jsonLdBytes;
  return isSmall ? { value: text } : { fault: `حداکثر ${toPersianDigits(HEAD.jsonLdBytes / 1024)} کیلوبایت بنویسید.` };
}

const READERS: Readonly<Record<HeadField, (text: string) => ReadHead>> = {
  google: code,
  bing: code,
  yandex: code,
  themeColor,
  jsonLd,
};

/**
 * Reads a typed field into its stored form, or answers a Persian sentence that says how to write it. Empty is always
 * right.
 */
export function readHead(field: HeadField, typed: string): ReadHead {
  const text = typed.trim();
  if (text === '') return { value: '' };
  if (text.length > HEAD.typed) return { fault: 'این متن بیش از حد بلند است.' };
  return READERS[field](text);
}

/** The stored records, each with its context, as they are written into the page. */
export function jsonLdRecords(stored: string): readonly object[] {
  const value = parsed(stored);
  return (Array.isArray(value) ? value : [value])
    .filter(isObject)
    .map((record) => ({ '@context': 'https://schema.org', ...record }));
}
