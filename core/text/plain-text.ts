/**
 * User-written text, sanitised before it reaches a document, a mail, a header or another user (specification 2 §5,
 * "Transaction description sanitiser"; S-206). Plain text is the rule, HTML keeps a fixed list of tags. React, the
 * documents and the mails escape by themselves: this keeps markup from being read as words.
 */
import { cut } from './cut.js';
import { normalizePersian } from './digits.js';
import { withoutTags } from './strip-tags.js';

/** Characters: a description, and a short one in a list. Longer texts than `workable` are not even looked at whole. */
export const PLAIN_TEXT = { max: 1000, shortMax: 200, workable: 10_000 } as const;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#x27': "'" };

/** One level of the entities that hide a tag: `&lt;script&gt;`. */
function decode(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|#39|#x27);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

/** Patterns of code rather than words: scripts, javascript: and data: addresses, frames, forms. */
const DANGERS: readonly RegExp[] = [
  /<\s{0,20}\/?\s{0,20}(?:script|iframe|form|input|button|textarea|select|option)\b/i,
  /\bjavascript\s*:/i,
  /\bdata\s*:\s*[\w.+-]+\/[\w.+-]+/i,
  /\bdata\s*:[^,\s]{0,100}[,;]/i,
];
/** Looked for between a `<` and the next `>` alone. */
const EVENT_HANDLER = /\son[a-z]{1,30}\s{0,20}=/i;

function hasEventHandler(text: string): boolean {
  return text.split('>').some((part) => {
    const tag = part.indexOf('<');
    return tag !== -1 && EVENT_HANDLER.test(part.slice(tag));
  });
}

/** At most so many characters as people count them: an emoji of two code units is one. */
function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  // A character has two code units at most: more than that is not even looked at.
  const characters = Array.from(text.slice(0, 2 * max)).slice(0, max);
  return cut(text, characters.join('').length);
}

/** Only the first part of a text longer than `workable` is looked at: nothing longer is ever kept. */
export function hasDangerousMarkup(text: string): boolean {
  const seen = normalized(beginning(text, PLAIN_TEXT.workable));
  return [seen, decode(seen)].some((each) => hasEventHandler(each) || DANGERS.some((danger) => danger.test(each)));
}

/** Persian letters, NFC, no marks of direction, no control characters but the end of a line. */
function normalized(text: string): string {
  return normalizePersian(text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
}

/**
 * A visitor's own words for storage, several lines, whatever signs they use: what looks like a tag may be «a<b». They
 * are escaped where they are shown.
 */
export function typedText(text: string): string {
  return normalized(beginning(text, PLAIN_TEXT.workable));
}

/** The same in one line. */
export function typedLine(text: string): string {
  return typedText(text).replace(/\s+/g, ' ');
}

/**
 * For storage, several lines: no tags, no control characters but the end of a line, Persian letters normalised. Its
 * length is for the caller to judge.
 */
export function cleanText(text: string): string {
  // First, so that nothing that is dropped later can bring the parts of a tag together.
  const seen = normalized(beginning(text, PLAIN_TEXT.workable));
  return normalizePersian(withoutTags(decode(withoutTags(seen))));
}

/** For storage, one line: names, titles, subjects, and everything that may be in a header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The words of a text, at most `max` characters of them. */
export function plainText(text: string, max: number = PLAIN_TEXT.max): string {
  return beginning(cleanText(text), max).trim();
}

/** For one line of a list. */
export function shortText(text: string): string {
  const words = cleanLine(text);
  return words.length <= PLAIN_TEXT.shortMax ? words : `${beginning(words, PLAIN_TEXT.shortMax - 1).trimEnd()}…`;
}

/** Cut to its length before: what is quadratic here is so over a thousand characters. */
const UNREADABLE = /<\s*(script|style|iframe|object|embed|template|noscript)\b[^>]*>[\s\S]*?(?:<\s*\/\s*\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
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
  const readable = normalized(beginning(html, max)).replace(UNREADABLE, '').replace(COMMENT, '');
  let clean = '';
  let from = 0;
  for (const { 0: tag, index } of readable.matchAll(/<\/?[a-z][^<>]*>/gi)) {
    clean += escaped(readable.slice(from, index)) + allowedTag(tag);
    from = index + tag.length;
  }
  return clean + escaped(readable.slice(from));
}
