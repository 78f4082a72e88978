import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { useEditor } from '../context/editor-context.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { currentPage } from '../edits/design-edits.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { editorReducer } from '../edits/editor-state.js';
import { choiceMessages as m } from '../messages/choice.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { SectionList } from './section-list.js';

const none = () => undefined;

function List() {
  const { draft, select } = useEditor();
  return <SectionList page={currentPage(draft.design)} onAdd={none} onOpen={select} onShow={none} />;
}

const TYPES = ['hero', 'about', 'services', 'contact'] as const;
const NAMES = ['بنر اصلی', 'دربارهٔ ما', 'خدمات', 'تماس'] as const;
const designed = [
  ...TYPES.map((sectionType): EditorAction => ({ type: 'sectionAdded', id: sectionType, sectionType })),
  { type: 'pageAdded', id: 'p2' } as const,
  { type: 'pageRenamed', pageId: 'p2', name: 'پزشکان' } as const,
  { type: 'pageSwitched', pageId: 'main' } as const,
].reduce(editorReducer, { ...emptyDesignDraft(), method: 'dynamic' as const });

function open() {
  const { editor } = renderEditor(<List />, { draft: designed });
  const types = () =>
    editor().draft.design.pages.map(({ sections }) => sections.map(({ sectionType }) => sectionType).join(' '));
  return { editor, types };
}

const row = (at: number) => screen.getByRole('button', { name: `ویرایش محتوای ${NAMES[at] ?? ''}` });
const box = (at: number) => screen.findByRole('checkbox', { name: new RegExp(`${NAMES[at] ?? ''}، `) });
const click = async (target: HTMLElement | Promise<HTMLElement>, keys: object = {}) => {
  const element = await target;
  await act(async () => void fireEvent.click(element, keys));
};
const press = (name: string) => click(screen.findByRole('button', { name }));

afterEach(() => notifications.clean());

test('chosen sections move up together, and one undo takes it back', async () => {
  const { types, editor } = open();
  await press(m.begin);
  expect(await screen.findByText(m.count(0))).toBeTruthy();
  await click(box(1));
  await click(box(3));
  expect(screen.getByText(m.count(2))).toBeTruthy();
  await press(m.up);
  expect(types()).toEqual(['about hero contact services', '']);
  act(() => editor().dispatch({ type: 'undone' }));
  expect(types()).toEqual(['hero about services contact', '']);
});

test('Ctrl and Shift choose from the rows, and the focus follows', async () => {
  open();
  await click(row(1), { ctrlKey: true });
  expect(document.activeElement).toBe(await box(1));
  await click(box(3), { shiftKey: true });
  expect(screen.getByText(m.count(3))).toBeTruthy();
  fireEvent.keyDown(await box(3), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: m.begin }));
  expect(row(1)).toBeTruthy();
});

test('Shift chooses all from the section that is open', async () => {
  open();
  await click(row(2));
  await click(row(0), { shiftKey: true });
  expect(await screen.findByText(m.count(3))).toBeTruthy();
});

test('chosen sections go to another page, and come back by one undo', async () => {
  const { types } = open();
  await press(m.begin);
  await click(screen.findByRole('checkbox', { name: m.all }));
  await click(box(0));
  await press(m.send);
  await click(screen.findByRole('menuitem', { name: 'پزشکان' }));
  expect(types()).toEqual(['hero', 'about services contact']);
  await press(common.undo);
  expect(types()).toEqual(['hero about services contact', '']);
});

test('chosen sections are removed together, and come back', async () => {
  const { types } = open();
  await press(m.begin);
  await click(box(0));
  await click(box(2));
  await press(m.remove);
  expect(types()).toEqual(['about contact', '']);
  await press(common.undo);
  expect(types()).toEqual(['hero about services contact', '']);
});

test('opening a section ends the choice', async () => {
  const { editor } = open();
  await press(m.begin);
  await click(box(0));
  act(() => editor().select('about'));
  expect(row(1).getAttribute('aria-current')).toBe('true');
  expect(editor().choice).toBeNull();
});

test('nothing can be done while nothing is chosen', async () => {
  open();
  await press(m.begin);
  for (const name of [m.up, m.down, m.send, m.remove])
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
});

test('a shared header cannot be chosen', async () => {
  const { editor } = open();
  act(() => editor().dispatch({ type: 'sectionAdded', id: 'h', sectionType: 'headers', isShared: true }));
  await press(m.begin);
  await click(screen.findByRole('checkbox', { name: m.all }));
  expect(screen.getByText(m.count(4))).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
});
