/** From React's static markup to XML that an SVG can hold. */

/**
 * Characters that XML 1.0 does not take: control characters but for blanks, halves of characters, two that are none.
 */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;

/**
 * React closes every element and escapes every text, so only the namespace of inline SVGs is missing. Addresses of
 * links are removed: a picture has no links, even where it is opened as a document of its own.
 */
export function toXhtml(markup: string): string {
  return markup
    .replace(FORBIDDEN, '')
    .replace(/<svg(?=[\s>])/g, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/(<a(?:\s[^>]*?)?)\shref="[^"]*"/g, '$1');
}

/** CSS unchanged: its `>` and `&` mean nothing to XML here. */
export function cdata(css: string): string {
  return `<![CDATA[${css.replaceAll(']]>', ']]\\>')}]]>`;
}
