import { act, fireEvent, screen, within } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { replaceMessages as m } from '../messages/replace.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { ReplacePanel } from './replace-panel.js';

const named = (pageId: string, name: string) => ({ type: 'pageRenamed' as const, pageId, name });
const twoPages = [
  { type: 'pageAdded' as const, id: 'p2' },
  named('p2', 'پزشکان مهر'),
  named('main', 'کلینیک مهر'),
].reduce(editorReducer, emptyDesignDraft());

const open = () => {
  const { editor } = renderEditor(<ReplacePanel />, { draft: twoPages });
  return () => editor().draft.design.pages.map(({ name }) => name);
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('every place is shown, and all are replaced as one step that can be undone', async () => {
  const names = open();
  type(m.find, 'مهر');
  expect(await screen.findByText(m.count(2))).not.toBeNull();
  expect(within(screen.getByRole('list', { name: m.list })).getAllByText('مهر', { selector: 'mark' })).toHaveLength(2);
  type(m.by, 'آفتاب');
  fireEvent.click(screen.getByRole('button', { name: m.replace(2) }));
  expect(names()).toEqual(['کلینیک آفتاب', 'پزشکان آفتاب']);
  expect(screen.getByText(m.none)).not.toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: common.undo }));
  expect(names()).toEqual(['کلینیک مهر', 'پزشکان مهر']);
});

test('a place can be left out', async () => {
  const names = open();
  type(m.find, 'مهر');
  const [first] = await screen.findAllByRole('checkbox', { name: /پزشکان مهر/ });
  if (first) fireEvent.click(first);
  type(m.by, 'آفتاب');
  fireEvent.click(screen.getByRole('button', { name: m.replace(1) }));
  expect(names()).toEqual(['کلینیک آفتاب', 'پزشکان مهر']);
});

test('nothing can be replaced where nothing is found, or where no room is left', async () => {
  const names = open();
  type(m.find, 'گم');
  expect(await screen.findByText(m.none)).not.toBeNull();
  expect(screen.getByRole('button', { name: m.replace(0) })).toHaveProperty('disabled', true);
  type(m.find, 'کلینیک مهر');
  await screen.findByText(m.count(1));
  expect(screen.getByText(m.full)).not.toBeNull();
  fireEvent.submit(screen.getByRole('button', { name: m.replace(0) }));
  expect(names()).toEqual(['کلینیک مهر', 'پزشکان مهر']);
});

test('words cannot be replaced before their places are shown', async () => {
  const names = open();
  type(m.find, 'کلینیک');
  type(m.by, 'مطب');
  await screen.findByText(m.count(1));
  const button = screen.getByRole('button', { name: m.replace(1) });
  // Inside one act the places of the changed words are not looked for before the form is sent.
  act(() => {
    type(m.find, 'کلینیک مهر');
    fireEvent.submit(button);
  });
  expect(names()).toEqual(['کلینیک مهر', 'پزشکان مهر']);
  fireEvent.submit(button);
  expect(names()).toEqual(['مطب', 'پزشکان مهر']);
});
