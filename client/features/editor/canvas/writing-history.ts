/** Undo and redo inside of a text that is edited on the drawn page. */
import type { Written } from '../edits/editor-actions.js';
import { rangeIn } from '../content/text-commands.js';

interface WritingHistory {
  /**
   * Notes what the text has become. Changes with the same `run` beside each other are one step, such as the letters of
   * a word; null is always a step of its own.
   */
  readonly record: (run: string | null) => void;
  /** False where there is nothing to undo. */
  readonly undo: () => boolean;
  /** False where there is nothing to redo. */
  readonly redo: () => boolean;
  /** Nothing was written, or all of it was given up. */
  readonly isEmpty: () => boolean;
  /** For the history of the wizard, once editing ends. */
  readonly written: () => Written;
}

/** Steps that can be taken back. */
const DEEPEST = 200;

interface Step {
  readonly nodes: readonly Node[];
  /** The same, to compare. */
  readonly html: string;
  readonly text: string;
  readonly caret: Caret | null;
}

/** `read`: the text as it is stored. */
export function writingHistory(element: HTMLElement, read: () => string): WritingHistory {
  const now = (): Step => ({
    nodes: [...element.childNodes].map((node) => node.cloneNode(true)),
    html: element.innerHTML,
    text: read(),
    caret: caretIn(element),
  });
  const begun = now();
  let past: Step[] = [];
  let future: Step[] = [];
  let last: string | null = null;
  const current = (): Step => past.at(-1) ?? begun;
  const show = ({ nodes, caret }: Step): void => {
    last = null;
    element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    if (caret) putCaret(element, caret);
  };
  return {
    record: (run) => {
      const step = now();
      if (step.html === current().html) return;
      const joins = run !== null && run === last && past.length > 0;
      past = [...(joins ? past.slice(0, -1) : past), step].slice(-DEEPEST);
      future = [];
      last = run;
    },
    undo: () => {
      const undone = past.at(-1);
      if (!undone) return false;
      past = past.slice(0, -1);
      future = [undone, ...future];
      show(current());
      return true;
    },
    redo: () => {
      const [redone, ...rest] = future;
      if (!redone) return false;
      past = [...past, redone];
      future = rest;
      show(redone);
      return true;
    },
    isEmpty: () => past.length === 0 && future.length === 0,
    written: () => {
      const done = changesOf(begun.text, past);
      return { texts: [...done, ...changesOf(done.at(-1) ?? begun.text, future)], done: done.length };
    },
  };
}

/** The texts that differ from the one before them. */
function changesOf(before: string, steps: readonly Step[]): string[] {
  const texts = [before, ...steps.map(({ text }) => text)];
  return texts.filter((text, at) => at > 0 && text !== texts[at - 1]);
}

/** Both ends of the selection, each as the way from the text to its node, and the place in that. */
interface Caret {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function caretIn(element: HTMLElement): Caret | null {
  const range = rangeIn(element);
  if (!range) return null;
  return {
    from: [...wayTo(range.startContainer, element), range.startOffset],
    to: [...wayTo(range.endContainer, element), range.endOffset],
  };
}

function wayTo(node: Node, element: HTMLElement): number[] {
  const way: number[] = [];
  for (let each = node; each !== element && each.parentNode; each = each.parentNode)
    way.unshift([...each.parentNode.childNodes].indexOf(each as ChildNode));
  return way;
}

function putCaret(element: HTMLElement, { from, to }: Caret): void {
  const range = document.createRange();
  const [start, end] = [placeAt(element, from), placeAt(element, to)];
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function placeAt(element: HTMLElement, way: readonly number[]): { readonly node: Node; readonly offset: number } {
  let node: Node = element;
  for (const at of way.slice(0, -1)) node = node.childNodes[at] ?? node;
  const longest = node instanceof Text ? node.length : node.childNodes.length;
  return { node, offset: Math.min(way.at(-1) ?? 0, longest) };
}
