/**
 * A text of the drawn page becomes its own field: a copy of the drawing is edited, the drawing's nodes come back
 * untouched, and whoever draws them writes the result.
 */
import { readDrawn } from './drawn-text.js';
import { beginLink, type LinkEdit } from './link-commands.js';
import { breakLine, insertText, isZwnjKey, selectAll, toggleBold, ZWNJ } from './text-commands.js';

export interface EditEvents {
  /** What stands there now, at each keystroke. */
  readonly onTyped: (text: string) => void;
  /** The target of a link is to be chosen; editing goes on once it is done. Null where nothing is selected. */
  readonly onLink: (link: LinkEdit | null) => void;
  /** The new text, or null where it was given up or is the same. */
  readonly onDone: (text: string | null) => void;
}

export interface EditOptions extends EditEvents {
  readonly maxLength: number;
  /** With bold words, links and several lines. */
  readonly isRich: boolean;
}

/** What buttons beside the text do; the text keeps the focus. */
export interface TextCommands {
  readonly halfSpace: () => void;
  readonly bold: () => void;
  readonly newLine: () => void;
  readonly link: () => void;
  readonly finish: () => void;
}

/** Begins editing. */
export function editInPlace(
  element: HTMLElement,
  { maxLength, isRich, onTyped, onLink, onDone }: EditOptions,
): TextCommands {
  const nodes = [...element.childNodes];
  const before = readDrawn(element, isRich);
  const controller = new AbortController();
  const { signal } = controller;
  const typed = () => readDrawn(element, isRich).slice(0, maxLength);
  const finish = (isKept: boolean) => {
    if (signal.aborted) return;
    controller.abort();
    const text = typed();
    element.removeAttribute('contenteditable');
    element.replaceChildren(...nodes);
    onDone(isKept && text !== before ? text : null);
  };
  const changed = (change: () => void) => () => {
    change();
    onTyped(typed());
  };
  let isLinking = false;
  const link = () => {
    const begun = isRich ? beginLink(element) : null;
    if (!begun) return onLink(null);
    isLinking = true;
    const done = changed(() => element.focus({ preventScroll: true }));
    onLink({
      target: begun.target,
      done: (target) => {
        isLinking = false;
        begun.done(target);
        if (!signal.aborted) done();
      },
    });
  };
  const commands: TextCommands = {
    halfSpace: changed(() => insertText(element, ZWNJ)),
    bold: changed(() => isRich && toggleBold(element)),
    newLine: changed(() => isRich && breakLine(element)),
    link,
    finish: () => finish(true),
  };
  element.addEventListener('input', () => onTyped(typed()), { signal });
  element.addEventListener('blur', () => isLinking || finish(true), { signal });
  element.addEventListener('keydown', (event) => onKey(event, commands, finish), { signal });
  element.addEventListener('beforeinput', (event) => onBeforeInput(event, element, commands), { signal });
  element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  makeEditable(element, isRich);
  element.focus({ preventScroll: true });
  selectAll(element);
  return commands;
}

function onKey(event: KeyboardEvent, commands: TextCommands, finish: (isKept: boolean) => void): void {
  const isBold = (event.ctrlKey || event.metaKey) && event.code === 'KeyB';
  const isLink = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
  const isHere = event.key === 'Enter' || isBold || isLink || isZwnjKey(event);
  if (isHere) event.preventDefault();
  if (isBold) commands.bold();
  else if (isLink) commands.link();
  else if (isZwnjKey(event)) commands.halfSpace();
  else if (event.key === 'Enter' && event.shiftKey) commands.newLine();
  else if (event.key === 'Enter') finish(true);
  else if (event.key === 'Escape') {
    event.stopPropagation();
    finish(false);
  }
}

/** Only words come in: what is pasted or dropped loses its form, and menus of the browser format nothing. */
function onBeforeInput(event: InputEvent, element: HTMLElement, commands: TextCommands): void {
  const { inputType } = event;
  if (inputType.startsWith('format')) {
    event.preventDefault();
    if (inputType === 'formatBold') commands.bold();
  } else if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
    event.preventDefault();
    const words = event.dataTransfer?.getData('text/plain') ?? event.data ?? '';
    insertText(element, words.slice(0, LONGEST_PASTE).replace(/\s+/g, ' '));
    element.dispatchEvent(new Event('input'));
  }
}

/** Characters: what is longer than any text is cut before it is drawn. */
const LONGEST_PASTE = 4000;

/** Without formatting of the browser's own, where it knows how. */
function makeEditable(element: HTMLElement, isRich: boolean): void {
  element.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only');
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
}
