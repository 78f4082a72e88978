/** @jest-environment jsdom */
/** A text that is edited on the drawn page: what is read from it, and that the drawing comes back untouched. */
import { fireEvent } from '@testing-library/react';
import { jest } from '@jest/globals';
import { readDrawn } from './drawn-text.js';
import { editInPlace } from './edit-in-place.js';
import type { LinkEdit } from './link-commands.js';

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('nothing is drawn');
  return element;
}

function edit(html: string, isRich = true, maxLength = 600) {
  const element = draw(html);
  const onTyped = jest.fn();
  const onDone = jest.fn();
  const onLink = jest.fn<(link: LinkEdit | null) => void>();
  const commands = editInPlace(element, { maxLength, isRich, onTyped, onLink, onDone });
  return { element, commands, onTyped, onLink, onDone };
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

test('cannot hold more than its slot takes', () => {
  const { element, commands, onDone } = edit('الف', true, 10);
  element.textContent = 'x'.repeat(5000);
  commands.finish();
  expect(onDone).toHaveBeenCalledWith('x'.repeat(10));
});
