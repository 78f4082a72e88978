/** Links inside the text that is being edited on the page. */
import { rangeIn } from '../text-commands.js';

/** A link whose target is being chosen. */
export interface LinkEdit {
  /** The stored target; empty for a new link. */
  readonly target: string;
  /** Null or empty leaves the words alone. */
  readonly done: (target: string | null) => void;
}

function linkAround(node: Node, element: HTMLElement): HTMLElement | null {
  const near = node instanceof Element ? node : node.parentElement;
  const link = near?.closest<HTMLElement>('a[data-target]') ?? null;
  return link && element !== link && element.contains(link) ? link : null;
}

/** The selected words as a link without a target; links among them end. */
function wrap(range: Range): HTMLElement {
  const words = range.extractContents();
  for (const link of words.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  const link = document.createElement('a');
  link.className = 'bp-inline';
  link.dataset['target'] = '';
  link.append(words);
  range.insertNode(link);
  return link;
}

function selectWords(first: Node, last: Node): void {
  const range = document.createRange();
  range.setStartBefore(first);
  range.setEndAfter(last);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function unwrap(link: HTMLElement): void {
  const words = [...link.childNodes];
  link.replaceWith(...words);
  const [first, last] = [words[0], words.at(-1)];
  if (first && last) selectWords(first, last);
}

/** The link around the selection, or a new one of the selected words; null where nothing is selected. */
export function beginLink(element: HTMLElement): LinkEdit | null {
  const range = rangeIn(element);
  const around = range && linkAround(range.commonAncestorContainer, element);
  if (!range || (range.collapsed && !around)) return null;
  const link = around ?? wrap(range);
  const done = (target: string | null): void => {
    if (!target) return unwrap(link);
    link.dataset['target'] = target;
    selectWords(link, link);
  };
  return { target: link.dataset['target'] ?? '', done };
}
