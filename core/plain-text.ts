/**
 * Free texts of people (descriptions of orders, payments and transactions; specification 2 §5) as plain text, whatever
 * was typed or stored. React, the papers and the mails escape by themselves: this keeps markup from being read as
 * words, and foreign HTML out of the one place that lets some through.
 */

/** Characters: a description, and a short one in a list. */
export const PLAIN_TEXT = { max: 1000, shortMax: 200 } as const;

/** What looks like code rather than words: scripts, event handlers, javascript: and data: addresses, frames, forms. */
const DANGERS: readonly RegExp[] = [
  /<\s*\/?\s*script\b/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /\bjavascript\s*:/i,
  /\bdata\s*:\s*[\w.+-]+\/[\w.+-]+/i,
  /<\s*\/?\s*iframe\b/i,
  /<\s*\/?\s*(?:form|input|button|textarea|select|option)\b/i,
];

export function hasDangerousMarkup(text: string): boolean {
  return DANGERS.some((danger) => danger.test(text));
}

/** Elements whose contents are no words, either. */
const UNREADABLE = /<\s*(script|style|iframe)\b[^>]*>[\s\S]*?(?:<\s*\/\s*\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** A sign like «کمتر < بیشتر» or `3 < 5` is none: a tag begins with a letter, a slash or an exclamation mark. */
const TAG = /<\/?[a-z!][^<>]*(?:>|$)/gi;

function withoutTags(text: string): string {
  let [before, after] = ['', text];
  // What falls together once a tag is gone may be a tag itself: `<scr<b>ipt>`.
  while (before !== after) {
    before = after;
    after = before.replace(UNREADABLE, '').replace(COMMENT, '').replace(TAG, '');
  }
  return after;
}

/** Characters as people count them: a pair of code units is never cut in two. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/** The words of a text, at most `max` characters of them. */
export function plainText(text: string, max: number = PLAIN_TEXT.max): string {
  return cut(withoutTags(text).trim(), max);
}

/** For one line of a list. */
export function shortText(text: string): string {
  const words = withoutTags(text).replace(/\s+/g, ' ').trim();
  return words.length <= PLAIN_TEXT.shortMax ? words : `${cut(words, PLAIN_TEXT.shortMax - 1).trimEnd()}…`;
}

const ALLOWED_TAGS: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li', 'a']);
/** The one attribute that is kept: where a link leads, and only to the web or a mailbox. */
const SAFE_LINK = /\shref\s*=\s*(?:"((?:https?:\/\/|mailto:)[^"<>]*)"|'((?:https?:\/\/|mailto:)[^'"<>]*)')/i;
const ANY_TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;

function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function allowedTag(closing: string, name: string, attributes: string): string {
  const tag = name.toLowerCase();
  if (!ALLOWED_TAGS.has(tag)) return '';
  if (closing) return `</${tag}>`;
  const link = tag === 'a' ? SAFE_LINK.exec(attributes) : null;
  const href = link?.[1] ?? link?.[2];
  return href ? `<a href="${href}" rel="noopener nofollow">` : `<${tag}>`;
}

/** HTML that holds nothing but a few tags of running text; everything else is dropped or escaped. */
export function allowedHtml(html: string, max: number = PLAIN_TEXT.max): string {
  const readable = cut(html, max).replace(UNREADABLE, '').replace(COMMENT, '');
  const parts: string[] = [];
  let end = 0;
  for (const found of readable.matchAll(ANY_TAG)) {
    const [whole, closing = '', name = '', attributes = ''] = found;
    parts.push(escaped(readable.slice(end, found.index)), allowedTag(closing, name, attributes));
    end = found.index + whole.length;
  }
  return [...parts, escaped(readable.slice(end))].join('');
}
