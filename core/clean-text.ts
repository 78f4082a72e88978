/**
 * What people write beside money and into tickets, made harmless (specification 2 §5, "Transaction description
 * sanitiser"; S-206). Plain text is the rule; HTML keeps a fixed list of tags.
 */
import { normalizePersian } from './digits.js';

/** Longest plain text; short helpers, such as a line of a list, take less. Characters. */
export const CLEAN_TEXT = { max: 1000, shortMax: 200 } as const;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

/** One level of the entities that hide a tag: `&lt;script&gt;`. */
function decode(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39|#x27);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

/** Whole elements whose content is not meant for readers. */
const SILENT = /<(script|style|iframe|object|embed|template|noscript)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!?][^>]*(>|$)/gi;

/** Removes until nothing is left to remove: `<<b>script>` must not become a tag by losing one. */
function strip(text: string): string {
  const stripped = text.replace(SILENT, '').replace(TAG, '');
  return stripped === text ? text : strip(stripped);
}

/** Without tags and control characters, Persian letters normalised, at most `max` characters. */
export function plainText(text: string, max: number = CLEAN_TEXT.max): string {
  const plain = strip(strip(decode(strip(text)))).replace(/[^\P{Cc}\n\t]/gu, '');
  return normalizePersian(plain).slice(0, max).trim();
}

const SUSPICIOUS: readonly RegExp[] = [
  /<\s*script\b/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /\bjavascript\s*:/i,
  /\bdata\s*:[^,\s]*[,;]/i,
  /<\s*iframe\b/i,
  /<\s*(form|input|button|select|textarea)\b/i,
];

/** Script tags, event handlers, javascript: and data: addresses, iframes, form elements. */
export function isSuspiciousText(text: string): boolean {
  const given = [text, decode(text)];
  return SUSPICIOUS.some((pattern) => given.some((each) => pattern.test(each)));
}

const TAGS = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'blockquote', 'code']);

function escape(text: string): string {
  return text
    .replace(/&(?!(lt|gt|amp|quot|#39);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Addresses of the web and of mail only; whatever else stands in an attribute is dropped. */
function linkOf(attributes: string): string {
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const address = decode((href?.[1] ?? href?.[2] ?? '').trim());
  return /^(https?:\/\/|mailto:)[^\s<>"']+$/i.test(address) ? ` href="${escape(address)}" rel="noopener nofollow"` : '';
}

function cleanTag(tag: string): string {
  const parts = /^<(\/?)([a-z]+)((?:\s[^>]*)?)\/?>$/i.exec(tag);
  const name = parts?.[2]?.toLowerCase() ?? '';
  if (!TAGS.has(name)) return '';
  if (parts?.[1]) return name === 'br' ? '' : `</${name}>`;
  return name === 'a' ? `<a${linkOf(parts?.[3] ?? '')}>` : `<${name}>`;
}

/** HTML of which only a fixed list of tags is kept, and of attributes the address of a link. */
export function cleanHtml(html: string): string {
  const given = html.replace(SILENT, '');
  let clean = '';
  let from = 0;
  for (const { 0: tag, index } of given.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    clean += escape(given.slice(from, index)) + cleanTag(tag);
    from = index + tag.length;
  }
  return clean + escape(given.slice(from));
}
