/**
 * A text of the drawn page becomes its own field: a copy of the drawing is edited, the drawing's nodes come back
 * untouched, and whoever draws them writes the result.
 */
import { readDrawn } from './drawn-text.js';
import { beginLink, type LinkEdit } from '../content/links/link-commands.js';
import {
  breakLine,
  insertLines,
  insertText,
  isZwnjKey,
  selectAll,
  toggleBold,
  ZWNJ,
} from '../content/text-commands.js';
import { undoOfKeys, type UndoKind } from '../edits/undo-keys.js';
import type { Written } from '../edits/editor-actions.js';
import { writingHistory } from './writing-history.js';

interface EditEvents {
  /** The present text, at each keystroke. */
  readonly onTyped: (text: string) => void;
  /** The target of a link is to be chosen; editing goes on once it is done. Null where nothing is selected. */
  readonly onLink: (link: LinkEdit | null) => void;
  /** The written steps, or null where they were given up or there were none. */
  readonly onDone: (written: Written | null) => void;
  /** Editing has ended by an undo or redo of what was done before: nothing of the text is left to take back. */
  readonly onBeyond: (kind: UndoKind) => void;
}

interface EditOptions extends EditEvents {
  readonly maxLength: number;
  /** With bold words, links and several lines. */
  readonly isRich: boolean;
}

/** The commands of buttons beside the text; the text keeps the focus. */
export interface TextCommands {
  readonly halfSpace: () => void;
  readonly bold: () => void;
  readonly newLine: () => void;
  readonly link: () => void;
  readonly finish: () => void;
}

interface Commands extends TextCommands {
  readonly paste: (text: string) => void;
  readonly goBack: (kind: UndoKind) => void;
}

/** Begins editing. */
export function editInPlace(
  element: HTMLElement,
  { maxLength, isRich, onTyped, onLink, onDone, onBeyond }: EditOptions,
): TextCommands {
  const nodes = [...element.childNodes];
  const controller = new AbortController();
  const { signal } = controller;
  const typed = () => readDrawn(element, isRich).slice(0, maxLength);
  const history = writingHistory(element, typed);
  const finish = (isKept: boolean) => {
    if (signal.aborted) return;
    controller.abort();
    if (isKept) history.record(null);
    const written = isKept ? history.written() : null;
    element.removeAttribute('contenteditable');
    element.replaceChildren(...nodes);
    onDone(written && written.texts.length > 0 ? written : null);
  };
  // Fires the event by which a browser reports typing; elements beside the text follow it, too.
  const say = () => element.dispatchEvent(new Event('input'));
  const changed = (change: () => void) => () => {
    change();
    say();
  };
  const linking = linkingIn(element, isRich, onLink, () => {
    if (!signal.aborted) changed(() => element.focus({ preventScroll: true }))();
  });
  const commands: Commands = {
    halfSpace: changed(() => insertText(element, ZWNJ)),
    bold: changed(() => isRich && toggleBold(element)),
    newLine: changed(() => isRich && breakLine(element)),
    paste: (text) => {
      if (isRich) insertLines(element, linesOf(text));
      else insertText(element, text.replace(/\s+/g, ' '));
      say();
    },
    goBack: (kind) => {
      if (kind === 'undone' ? history.undo() : history.redo()) return void say();
      if (kind === 'redone' && !history.isEmpty()) return;
      finish(true);
      onBeyond(kind);
    },
    link: linking.begin,
    finish: () => finish(true),
  };
  const runOf = typingRuns();
  const onInput = (event: Event) => {
    history.record(runOf(event));
    onTyped(typed());
  };
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('blur', () => linking.isOpen() || finish(true), { signal });
  element.addEventListener('keydown', (event) => onKey(event, commands, finish), { signal });
  element.addEventListener('beforeinput', (event) => onBeforeInput(event, commands), { signal });
  element.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  makeEditable(element, isRich);
  element.focus({ preventScroll: true });
  selectAll(element);
  return commands;
}

/** Choosing the target of a link, for which the text loses the focus. `onChosen` is called afterwards. */
function linkingIn(element: HTMLElement, isRich: boolean, onLink: EditEvents['onLink'], onChosen: () => void) {
  let isOpen = false;
  const begin = () => {
    const begun = isRich ? beginLink(element) : null;
    if (!begun) return onLink(null);
    isOpen = true;
    onLink({
      target: begun.target,
      done: (target) => {
        isOpen = false;
        begun.done(target);
        onChosen();
      },
    });
  };
  return { begin, isOpen: () => isOpen };
}

function onKey(event: KeyboardEvent, commands: Commands, finish: (isKept: boolean) => void): void {
  const undo = undoOfKeys(event);
  const isBold = (event.ctrlKey || event.metaKey) && event.code === 'KeyB';
  const isLink = (event.ctrlKey || event.metaKey) && event.code === 'KeyK';
  const isHere = undo !== null || event.key === 'Enter' || isBold || isLink || isZwnjKey(event);
  if (isHere) event.preventDefault();
  if (undo !== null) {
    // The studio's own keys are not to act on the same press once editing has ended.
    event.stopPropagation();
    commands.goBack(undo);
  } else if (isBold) commands.bold();
  else if (isLink) commands.link();
  else if (isZwnjKey(event)) commands.halfSpace();
  else if (event.key === 'Enter' && event.shiftKey) commands.newLine();
  else if (event.key === 'Enter') finish(true);
  else if (event.key === 'Escape') {
    event.stopPropagation();
    finish(false);
  }
}

/**
 * Only words come in: what is pasted or dropped loses its form, and menus of the browser format nothing. Its undo knows
 * nothing of what commands have changed, so it is this text's own.
 */
function onBeforeInput(event: InputEvent, commands: Commands): void {
  const { inputType } = event;
  if (inputType.startsWith('format')) {
    event.preventDefault();
    if (inputType === 'formatBold') commands.bold();
  } else if (inputType === 'historyUndo' || inputType === 'historyRedo') {
    event.preventDefault();
    commands.goBack(inputType === 'historyUndo' ? 'undone' : 'redone');
  } else if (inputType === 'insertFromPaste' || inputType === 'insertFromDrop') {
    event.preventDefault();
    const words = event.dataTransfer?.getData('text/plain') || event.data || '';
    commands.paste(words.slice(0, LONGEST_PASTE));
  }
}

/** Characters: what is longer than any text is cut before it is drawn. */
const LONGEST_PASTE = 4000;

/** Pasted paragraphs, one a line; an empty line stays between two that had any. */
function linesOf(text: string): string[] {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');
}

/** Names what was typed in one go: the letters up to the next word, or what was deleted. Null stands alone. */
function typingRuns(): (event: Event) => string | null {
  let words = 0;
  let isAfterSpace = false;
  return (event) => {
    if (!(event instanceof InputEvent)) return null;
    const { inputType, data } = event;
    if (inputType.startsWith('deleteContent')) return 'deleting';
    if (inputType !== 'insertText' && inputType !== 'insertCompositionText') return null;
    if (isAfterSpace && !/^\s/.test(data ?? '')) words += 1;
    isAfterSpace = /\s$/.test(data ?? '');
    return `word ${words}`;
  };
}

/** Without formatting of the browser's own, where it knows how. */
function makeEditable(element: HTMLElement, isRich: boolean): void {
  element.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only');
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
}
