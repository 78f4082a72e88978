/** The table of the content panel: writing, pasting and undoing. */
import '#sitekit/design/kits.js';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { LISTS } from '#core/limits/limits.js';
import { emptyDesignDraft } from '../../draft/design-draft.js';
import { editorReducer } from '../../edits/editor-state.js';
import { tableMessages as m } from '../../messages/tables.messages.js';
import { renderEditor } from '../../testing/render-editor.js';
import { useEditor } from '../../context/editor-context.js';
import { ContentPanel } from '../content-panel.js';

function Panel() {
  const section = useEditor().draft.design.pages[0]?.sections[0];
  return section ? <ContentPanel section={section} /> : null;
}

async function open(layoutId = 'tables-1') {
  const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'tables', layoutId });
  const { editor } = renderEditor(<Panel />, { draft });
  await screen.findByRole('region', { name: 'ردیف‌های جدول' });
  return () => editor().draft.design.pages[0]?.sections[0]?.customData;
}

const cell = (row: number, column: number) => screen.getByLabelText<HTMLInputElement>(m.cell(row, column));

function paste(field: HTMLElement, text: string) {
  const event = createEvent.paste(field, { clipboardData: { getData: () => text } });
  fireEvent(field, event);
  return event.defaultPrevented;
}

beforeEach(() => localStorage.clear());

test('a cell is written by its row and column', async () => {
  const content = await open();
  fireEvent.change(cell(2, 3), { target: { value: 'نو' } });
  expect(content()?.texts).toEqual({ 'row2.second': 'نو' });
  expect(cell(2, 3).value).toBe('نو');
});

test('cells copied from a spreadsheet fill the rows', async () => {
  const content = await open();
  expect(paste(cell(1, 1), 'چای\t12\nقهوه\t30')).toBe(true);
  expect(content()?.texts).toMatchObject({ 'row1.title': 'چای', 'row2.first': '۳۰' });
});

test('one word is pasted as into any field', async () => {
  const content = await open();
  expect(paste(cell(1, 1), 'چای')).toBe(false);
  expect(content()?.texts).toBeUndefined();
});

test('too many rows cannot change the table', async () => {
  const content = await open();
  paste(cell(1, 1), 'چای\n'.repeat(LISTS.tableRows + 1));
  expect(await screen.findByText(m.faults.tooManyRows)).not.toBeNull();
  expect(content()).toEqual({});
});

test('a copied table takes the place of all rows', async () => {
  const content = await open();
  fireEvent.change(screen.getByLabelText(m.paste), { target: { value: 'کالا\tقیمت\nچای\t12' } });
  fireEvent.click(screen.getByRole('button', { name: m.replace }));
  expect(content()?.lists).toEqual({ row: [1] });
  expect(screen.getByLabelText<HTMLInputElement>(m.column(2)).value).toBe('قیمت');
});

test('a long table shows some rows at a time', async () => {
  await open();
  paste(cell(1, 1), 'چای\n'.repeat(LISTS.tableRows));
  expect(screen.queryByLabelText(m.cell(26, 1))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: m.next }));
  expect(cell(26, 1).value).toBe('چای');
});

test('a row is added after the one in use', async () => {
  const content = await open();
  fireEvent.focus(cell(2, 1));
  const tools = screen.getByRole('group', { name: m.tools(2) });
  fireEvent.click(within(tools).getByRole('button', { name: m.addAfter }));
  expect(content()?.lists).toEqual({ row: [1, 2, 7, 3, 4, 5, 6] });
  expect(cell(3, 1).value).toBe('');
});
