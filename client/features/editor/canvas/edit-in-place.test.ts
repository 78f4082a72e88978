/** @jest-environment jsdom */
/** A text that is edited on the drawn page: what is read from it, and that the drawing comes back untouched. */
import { fireEvent } from '@testing-library/react';
import { jest } from '@jest/globals';
import { readDrawn } from './drawn-text.js';
import { editInPlace } from './edit-in-place.js';
import type { LinkEdit } from '../content/links/link-commands.js';
import type { UndoKind } from '../edits/undo-keys.js';
import type { Written } from '../edits/editor-actions.js';

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('nothing is drawn');
  return element;
}

function edit(html: string, isRich = true, maxLength = 600) {
  const element = draw(html);
  const onTyped = jest.fn();
  const onDone = jest.fn<(text: string | null) => void>();
  const onSteps = jest.fn<(written: Written | null) => void>();
  const onLink = jest.fn<(link: LinkEdit | null) => void>();
  const onBeyond = jest.fn<(kind: UndoKind) => void>();
  const commands = editInPlace(element, {
    maxLength,
    isRich,
    onTyped,
    onLink,
    onBeyond,
    onDone: (written) => {
      onSteps(written);
      onDone(written?.texts[written.done - 1] ?? null);
    },
  });
  return { element, commands, onTyped, onLink, onDone, onSteps, onBeyond };
}

function select(element: Element, from: number, to: number): void {
  const text = element.firstChild;
  if (!text) throw new Error('no text');
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
}
const end = (element: Element): void => select(element, element.textContent.length, element.textContent.length);

test('drawn forms are read as they are stored', () => {
  const html = 'نان <b>داغ</b><br><a data-target="page:main">صفحه</a><div>خط</div>';
  expect(readDrawn(draw(html), true)).toBe('نان **داغ**\n[صفحه](page:main)\nخط');
  expect(readDrawn(draw('یک <b>دو</b>\n سه'), false)).toBe('یک دو سه');
});

test('the drawing comes back untouched, whatever was done', () => {
  const element = draw('الف <b>ب</b>');
  const nodes = [...element.childNodes];
  const commands = editInPlace(element, {
    maxLength: 600,
    isRich: true,
    onTyped: jest.fn(),
    onLink: jest.fn(),
    onDone: jest.fn(),
    onBeyond: jest.fn(),
  });
  window.getSelection()?.selectAllChildren(element);
  commands.bold();
  commands.halfSpace();
  commands.finish();
  expect(nodes.every((node, at) => node === element.childNodes[at])).toBe(true);
  expect(element.innerHTML).toBe('الف <b>ب</b>');
});

test('Ctrl+B makes the selected words bold, and plain again', () => {
  const { element, onTyped } = edit('نان داغ');
  select(element, 4, 7);
  fireEvent.keyDown(element, { key: 'b', code: 'KeyB', ctrlKey: true });
  expect(onTyped).toHaveBeenLastCalledWith('نان **داغ**');
  fireEvent.keyDown(element, { key: 'b', code: 'KeyB', ctrlKey: true });
  expect(onTyped).toHaveBeenLastCalledWith('نان داغ');
});

describe('Ctrl+K', () => {
  const press = (element: Element) => fireEvent.keyDown(element, { key: 'k', code: 'KeyK', ctrlKey: true });

  test('makes the selected words a link, and editing goes on', () => {
    const { element, onTyped, onLink, onDone } = edit('نان داغ');
    select(element, 4, 7);
    press(element);
    fireEvent.blur(element);
    expect(onDone).not.toHaveBeenCalled();
    onLink.mock.lastCall?.[0]?.done('tel:021');
    expect(onTyped).toHaveBeenLastCalledWith('نان [داغ](tel:021)');
    fireEvent.blur(element);
    expect(onDone).toHaveBeenCalledWith('نان [داغ](tel:021)');
  });

  test('edits the link around the caret, and takes it away', () => {
    const { element, onTyped, onLink } = edit('نان <a data-target="page:main">داغ</a>');
    select(element.querySelector('a')!, 1, 1);
    press(element);
    expect(onLink.mock.lastCall?.[0]?.target).toBe('page:main');
    onLink.mock.lastCall?.[0]?.done(null);
    expect(onTyped).toHaveBeenLastCalledWith('نان داغ');
  });

  test('needs words, and a text that may have links', () => {
    const { element, onLink } = edit('نان داغ');
    select(element, 2, 2);
    press(element);
    expect(onLink).toHaveBeenLastCalledWith(null);
    const plain = edit('نان داغ', false);
    press(plain.element);
    expect(plain.onLink).toHaveBeenLastCalledWith(null);
    expect(plain.element.querySelector('a')).toBeNull();
  });
});

test('Shift+Enter breaks the line and Enter ends', () => {
  const { element, onDone } = edit('الف ب');
  select(element, 3, 4);
  fireEvent.keyDown(element, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(element, { key: 'Enter' });
  expect(onDone).toHaveBeenCalledWith('الف\nب');
});

test.each([
  { code: 'Space', key: ' ', shiftKey: true },
  { code: 'Digit2', key: '@', shiftKey: true, ctrlKey: true },
])('the keys %j type a half-space', (key) => {
  const { element, onTyped } = edit('می', false);
  end(element);
  fireEvent.keyDown(element, key);
  expect(onTyped).toHaveBeenLastCalledWith('می\u200c');
});

test('a text of one line cannot get forms or lines', () => {
  const { element, commands, onDone } = edit('عنوان', false);
  commands.bold();
  commands.newLine();
  fireEvent.keyDown(element, { key: 'Enter' });
  expect(onDone).toHaveBeenCalledWith(null);
});

test('Escape gives up what was typed', () => {
  const { element, onDone } = edit('الف');
  element.textContent = 'ب';
  fireEvent.keyDown(element, { key: 'Escape' });
  expect(onDone).toHaveBeenCalledWith(null);
  expect(element.textContent).toBe('الف');
});

/** A paste as browsers report it; jsdom has no clipboard. */
function paste(element: Element, text: string): void {
  const event = new InputEvent('beforeinput', { inputType: 'insertFromPaste', cancelable: true, data: text });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
}

/** One letter at the end of the text, as browsers type it. */
function type(element: Element, letter: string): void {
  element.append(letter);
  element.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data: letter }));
}
const press = (element: Element, code: string, shiftKey = false) =>
  fireEvent.keyDown(element, { key: 'ظ', code, ctrlKey: true, shiftKey });

describe('pasting', () => {
  test('keeps the paragraphs of a text of several lines', () => {
    const { element, onTyped } = edit('الف');
    end(element);
    paste(element, ' ب  پ\r\n\r\n\r\nت\nث\n');
    expect(onTyped).toHaveBeenLastCalledWith('الف ب پ\n\nت\nث');
  });

  test('makes spaces of the breaks in a text of one line', () => {
    const { element, onTyped } = edit('الف', false);
    end(element);
    paste(element, ' ب\r\n\r\nپ\n');
    expect(onTyped).toHaveBeenLastCalledWith('الف ب پ');
    expect(element.querySelector('br')).toBeNull();
  });

  test('brings in no form and no endless text', () => {
    const { element, commands, onDone } = edit('الف', true, 600);
    paste(element, `<b>ب</b>${'x'.repeat(50_000)}`);
    expect(element.querySelector('b')).toBeNull();
    expect(element.textContent.length).toBeLessThanOrEqual(4000);
    commands.finish();
    expect(onDone.mock.lastCall?.[0]).toHaveLength(600);
  });
});

describe('undo while a text is edited', () => {
  const done = () => {
    const editing = edit('نان');
    const { element, commands } = editing;
    end(element);
    for (const letter of ' داغ و') type(element, letter);
    select(element, 0, 3);
    commands.bold();
    window.getSelection()?.selectAllChildren(element);
    window.getSelection()?.collapseToEnd();
    paste(element, 'تازه\nامروز');
    commands.newLine();
    commands.halfSpace();
    return editing;
  };
  const STEPS = [
    'نان',
    'نان داغ',
    'نان داغ و',
    '**نان** داغ و',
    '**نان** داغ وتازه\nامروز',
    '**نان** داغ وتازه\nامروز\n\u200c',
  ];

  test('takes back typing, bold, a paste, a break and a half-space in order', () => {
    const { element, onTyped } = done();
    const seen = [onTyped.mock.lastCall?.[0]];
    for (let step = 0; step < 6; step += 1) {
      press(element, 'KeyZ');
      seen.push(onTyped.mock.lastCall?.[0]);
    }
    // The break alone shows at its line only, and is no other text yet.
    const [written, broken, ...before] = seen;
    expect([written, broken]).toEqual([STEPS[5], STEPS[4]]);
    expect(before).toEqual(STEPS.slice(0, 5).reverse());
  });

  test('is taken back by Ctrl+Shift+Z and by Ctrl+Y', () => {
    const { element, onTyped } = done();
    for (let step = 0; step < 6; step += 1) press(element, 'KeyZ');
    press(element, 'KeyZ', true);
    expect(onTyped).toHaveBeenLastCalledWith(STEPS[1]);
    press(element, 'KeyY');
    press(element, 'KeyZ', true);
    expect(onTyped).toHaveBeenLastCalledWith(STEPS[3]);
  });

  test('comes also from the menu of the browser', () => {
    const { element, onTyped } = done();
    const event = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onTyped).toHaveBeenLastCalledWith(STEPS[4]);
  });

  test('leaves its steps, also those taken back, to the history of the studio', () => {
    const { element, commands, onSteps } = done();
    for (let step = 0; step < 3; step += 1) press(element, 'KeyZ');
    commands.finish();
    expect(onSteps).toHaveBeenLastCalledWith({ texts: STEPS.slice(1), done: 3 });
  });

  test('goes on with the studio once nothing of the text is left', () => {
    const outside = jest.fn();
    window.addEventListener('keydown', outside, { once: true });
    const { element, onBeyond, onDone } = edit('نان');
    press(element, 'KeyZ');
    expect([onDone.mock.lastCall, onBeyond.mock.lastCall]).toEqual([[null], ['undone']]);
    expect(element.isContentEditable || element.hasAttribute('contenteditable')).toBe(false);
    expect(outside).not.toHaveBeenCalled();
    window.removeEventListener('keydown', outside);
  });

  test('cannot redo what the studio did before something was typed', () => {
    const { element, onBeyond } = edit('نان');
    end(element);
    type(element, 'ی');
    press(element, 'KeyZ', true);
    expect(onBeyond).not.toHaveBeenCalled();
  });
});

test('cannot hold more than its slot takes', () => {
  const { element, commands, onDone } = edit('الف', true, 10);
  element.textContent = 'x'.repeat(5000);
  commands.finish();
  expect(onDone).toHaveBeenCalledWith('x'.repeat(10));
});
