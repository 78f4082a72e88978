/** From React's static markup to XML that an SVG can hold. */

/** What XML 1.0 does not take: control characters but for blanks, halves of characters, two that are none. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;

/**
 * React closes every element and escapes every text, so what is missing is the namespace of the drawings inside.
 * Addresses of links go: a picture leads nowhere, even where it is opened as a document of its own.
 */
export function toXhtml(markup: string): string {
  return markup
    .replace(FORBIDDEN, '')
    .replace(/<svg(?=[\s>])/g, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/(<a(?:\s[^>]*?)?)\shref="[^"]*"/g, '$1');
}

/** CSS as it stands: its `>` and `&` mean nothing to XML here. */
export function cdata(css: string): string {
  return `<![CDATA[${css.replaceAll(']]>', ']]\\>')}]]>`;
}
