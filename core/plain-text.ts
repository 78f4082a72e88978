/**
 * What people write, made harmless before it reaches a paper, a mail, a header or somebody else (specification 2 §5,
 * "Transaction description sanitiser"; S-206). Plain text is the rule, HTML keeps a fixed list of tags. React, the
 * papers and the mails escape by themselves: this keeps markup from being read as words.
 */
import { normalizePersian } from './digits.js';

/** Characters: a description, and a short one in a list. Longer texts than `workable` are not even looked at whole. */
export const PLAIN_TEXT = { max: 1000, shortMax: 200, workable: 10_000 } as const;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

/** One level of the entities that hide a tag: `&lt;script&gt;`. */
function decode(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39|#x27);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

/** What looks like code rather than words: scripts, event handlers, javascript: and data: addresses, frames, forms. */
const DANGERS: readonly RegExp[] = [
  /<\s*\/?\s*script\b/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /\bjavascript\s*:/i,
  /\bdata\s*:\s*[\w.+-]+\/[\w.+-]+/i,
  /\bdata\s*:[^,\s]*[,;]/i,
  /<\s*\/?\s*iframe\b/i,
  /<\s*\/?\s*(?:form|input|button|textarea|select|option)\b/i,
];

export function hasDangerousMarkup(text: string): boolean {
  const given = [text, decode(text)];
  return DANGERS.some((danger) => given.some((each) => danger.test(each)));
}

/** Elements whose contents are no words, either. */
const UNREADABLE = /<\s*(script|style|iframe|object|embed|template|noscript)\b[^>]*>[\s\S]*?(?:<\s*\/\s*\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** A sign like «کمتر < بیشتر» or `3 < 5` is none: a tag begins with a letter, a slash or an exclamation mark. */
const INNER_TAG = /<\/?[a-z!?][^<>]*(?:>|$)/gi;
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi;

/** Whoever nests deeper writes no words, and must not keep us busy. */
const MAX_DEPTH = 20;
const TAG_START = /<(?=[/a-z!?])/gi;

function withoutTags(text: string): string {
  let before = text;
  // What falls together once a tag is gone may be a tag itself: `<scr<b>ipt>`.
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const unread = before.replace(UNREADABLE, '').replace(COMMENT, '');
    let after = unread.replace(INNER_TAG, '');
    if (after === before) after = unread.replace(TAG, '');
    if (after === before) return after;
    before = after;
  }
  return before.replace(TAG_START, '');
}

/** Characters as people count them: a pair of code units is never cut in two. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/**
 * For storage, several lines: no tags, no control characters but the end of a line, Persian letters normalised. Its
 * length is for the caller to judge.
 */
export function cleanText(text: string): string {
  const words = withoutTags(decode(withoutTags(cut(text, PLAIN_TEXT.workable))));
  const lines = words.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ');
  return normalizePersian(lines);
}

/** For storage, one line: names, titles, subjects, and whatever may stand in a header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The words of a text, at most `max` characters of them. */
export function plainText(text: string, max: number = PLAIN_TEXT.max): string {
  return cut(cleanText(text), max).trim();
}

/** For one line of a list. */
export function shortText(text: string): string {
  const words = cleanLine(text);
  return words.length <= PLAIN_TEXT.shortMax ? words : `${cut(words, PLAIN_TEXT.shortMax - 1).trimEnd()}…`;
}

const ALLOWED_TAGS: ReadonlySet<string> = new Set('a b strong i em u br p ul ol li blockquote code'.split(' '));

function escaped(text: string): string {
  return text
    .replace(/&(?!(?:lt|gt|amp|quot|#39);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The one attribute that is kept: where a link leads, and only to the web or a mailbox. */
function linkOf(attributes: string): string {
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const address = decode((href?.[1] ?? href?.[2] ?? '').trim());
  const isSafe = /^(?:https?:\/\/|mailto:)[^\s<>"']+$/i.test(address);
  return isSafe ? ` href="${escaped(address)}" rel="noopener nofollow"` : '';
}

function allowedTag(tag: string): string {
  const [, closing, given = '', attributes = ''] = /^<(\/?)([a-z]+)((?:\s[^>]*)?)\/?>$/i.exec(tag) ?? [];
  const name = given.toLowerCase();
  if (!ALLOWED_TAGS.has(name)) return '';
  if (closing) return name === 'br' ? '' : `</${name}>`;
  return name === 'a' ? `<a${linkOf(attributes)}>` : `<${name}>`;
}

/** HTML that holds nothing but a few tags of running text; everything else is dropped or escaped. */
export function allowedHtml(html: string, max: number = PLAIN_TEXT.max): string {
  const readable = cut(html, max).replace(UNREADABLE, '').replace(COMMENT, '');
  let clean = '';
  let from = 0;
  for (const { 0: tag, index } of readable.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    clean += escaped(readable.slice(from, index)) + allowedTag(tag);
    from = index + tag.length;
  }
  return clean + escaped(readable.slice(from));
}
