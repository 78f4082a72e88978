/** User-written text, split for display: code, links and Latin runs are left-to-right in Persian text. Pure. */

export type Part =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'latin'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string };

export type Block =
  { readonly kind: 'text'; readonly parts: readonly Part[] } | { readonly kind: 'code'; readonly text: string };

/** ```` ``` ```` with an optional name of the language; one that is never closed goes to the end. */
const FENCE = /```[^\n`]*\n([\s\S]*?)(?:\n?```|$)/g;
const INLINE =
  /`([^`\n]+)`|(https?:\/\/[^\s<>"'«»،؛]+[^\s<>"'«»،؛.,:;!?)\]])|([A-Za-z][\w@.+/:#-]*(?: [A-Za-z][\w@.+/:#-]*)*)/g;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, link] = match;
    if (match.index > at) parts.push({ kind: 'plain', text: text.slice(at, match.index) });
    parts.push(code ? { kind: 'code', text: code } : { kind: link ? 'link' : 'latin', text: whole });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'plain', text: text.slice(at) });
  return parts;
}

/** In the order of the text; blank lines around code go. */
export function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  const addText = (text: string): void => {
    const trimmed = text.replace(/^\n+|\n+$/g, '');
    if (trimmed) blocks.push({ kind: 'text', parts: partsOf(trimmed) });
  };
  let at = 0;
  for (const match of body.matchAll(FENCE)) {
    addText(body.slice(at, match.index));
    if (match[1]) blocks.push({ kind: 'code', text: match[1] });
    at = match.index + match[0].length;
  }
  addText(body.slice(at));
  return blocks;
}
