/** From the nodes of an edited text to the text that is stored. */
import { writeRich, type RichPiece } from '#sitekit/texts/rich-text.js';

type Form = Omit<RichPiece, 'text'>;

const BLOCKS = new Set(['DIV', 'P', 'LI']);
const BOLDS = new Set(['B', 'STRONG']);

/** One line of words, or with `isRich` the forms of sitekit/texts/rich-text.ts. */
export function readDrawn(element: HTMLElement, isRich: boolean): string {
  if (!isRich) return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const lines: RichPiece[][] = [[]];
  const newLine = () => void lines.push([]);
  const read = (node: Node, form: Form): void => {
    if (node instanceof Text) lines.at(-1)?.push({ text: node.data.replace(/\s+/g, ' '), ...form });
    if (!(node instanceof HTMLElement)) return;
    if (node.tagName === 'BR') return newLine();
    const isBlock = BLOCKS.has(node.tagName) && (lines.at(-1)?.length ?? 0) > 0;
    if (isBlock) newLine();
    const { target } = node.dataset;
    const inside = { ...form, ...(BOLDS.has(node.tagName) && { bold: true as const }), ...(target && { target }) };
    for (const child of node.childNodes) read(child, inside);
  };
  for (const child of element.childNodes) read(child, {});
  return writeRich(lines);
}
