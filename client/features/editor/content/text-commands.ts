/** Commands of keys and buttons for the text that is being edited on the page. */

/** The half-space of Persian (U+200C). */
export const ZWNJ = '\u200c';

interface Key {
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** Shift+Space, as Persian keyboards have it, or Ctrl+Shift+2. */
export function isZwnjKey({ code, shiftKey, ctrlKey }: Key): boolean {
  return shiftKey && (ctrlKey ? code === 'Digit2' : code === 'Space');
}

export function selectAll(element: HTMLElement): void {
  window.getSelection()?.selectAllChildren(element);
}

/** The selection inside the text; null where it is elsewhere. */
export function rangeIn(element: HTMLElement): Range | null {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && element.contains(range.commonAncestorContainer) ? range : null;
}

function caretAfter(node: Node): void {
  const range = document.createRange();
  range.setStartAfter(node);
  range.collapse(true);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** In place of what is selected. */
export function insertText(element: HTMLElement, text: string): void {
  const range = rangeIn(element);
  if (!range || text === '') return;
  range.deleteContents();
  const node = document.createTextNode(text);
  range.insertNode(node);
  caretAfter(node);
}

/** In place of what is selected: each line in its own line, an empty one as an empty line. */
export function insertLines(element: HTMLElement, lines: readonly string[]): void {
  lines.forEach((line, at) => {
    if (at > 0) breakLine(element);
    insertText(element, line);
  });
}

/** A break at the end of a text is seen only before another one. */
export function breakLine(element: HTMLElement): void {
  const range = rangeIn(element);
  if (!range) return;
  range.deleteContents();
  const line = document.createElement('br');
  range.insertNode(line);
  const rest = document.createRange();
  rest.selectNodeContents(element);
  rest.setStartAfter(line);
  if (rest.toString() === '' && line.nextElementSibling?.tagName !== 'BR') line.after(document.createElement('br'));
  caretAfter(line);
}

/** The selected words become bold, or plain where all of them are bold. */
export function toggleBold(element: HTMLElement): void {
  const range = rangeIn(element);
  if (!range || range.collapsed) return;
  const around = boldAround(range.commonAncestorContainer, element);
  if (around) return unwrap(around);
  const words = range.extractContents();
  for (const bold of words.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  const bold = document.createElement('b');
  bold.append(words);
  range.insertNode(bold);
  window.getSelection()?.selectAllChildren(bold);
}

function boldAround(node: Node, element: HTMLElement): Element | null {
  const near = node instanceof Element ? node : node.parentElement;
  const bold = near?.closest('b, strong') ?? null;
  return bold && element !== bold && element.contains(bold) ? bold : null;
}

function unwrap(bold: Element): void {
  const range = document.createRange();
  const nodes = [...bold.childNodes];
  bold.replaceWith(...nodes);
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
