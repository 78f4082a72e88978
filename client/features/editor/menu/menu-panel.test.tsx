import { act, fireEvent, screen, within } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { listMessages } from '../messages/lists.messages.js';
import { menuMessages as m } from '../messages/menu.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { MenuPanel } from './menu-panel.js';

const twoPages = editorReducer(editorReducer(emptyDesignDraft(), { type: 'pageAdded', id: 'p2' }), {
  type: 'pageRenamed',
  pageId: 'p2',
  name: 'پزشکان',
});
const first = twoPages.design.pages[0]?.name ?? '';

const open = () => {
  const { editor } = renderEditor(<MenuPanel />, { draft: twoPages });
  return () => editor().draft.design.menu;
};
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => fireEvent.click(button(name));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the automatic menu becomes the own one, and returns', async () => {
  const menu = open();
  expect(menu()).toBeUndefined();
  click(m.begin);
  expect(menu()?.items.map(({ to }) => to)).toEqual(['page:main', 'page:p2']);
  click(m.reset);
  expect(menu()).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: common.undo }));
  expect(menu()?.items).toHaveLength(2);
});

test('an entry gets words of its own, and keeps them where its page is renamed', () => {
  const menu = open();
  click(m.begin);
  click('پزشکان');
  expect(screen.getByText(m.labelOfPage('پزشکان'))).not.toBeNull();
  type(m.label, 'تیم ما');
  expect(menu()?.items[1]).toMatchObject({ label: 'تیم ما', to: 'page:p2' });
});

test('an entry moves, joins the group before it and leaves it by buttons with names', () => {
  const menu = open();
  click(m.begin);
  click(listMessages.up('پزشکان'));
  expect(menu()?.items.map(({ to }) => to)).toEqual(['page:p2', 'page:main']);
  click(m.nest(first, 'پزشکان'));
  expect(menu()?.items[0]?.children.map(({ to }) => to)).toEqual(['page:main']);
  click('پزشکان');
  const group = within(screen.getByRole('region', { name: m.children('پزشکان') }));
  fireEvent.click(group.getByRole('button', { name: m.unnest(first) }));
  expect(menu()?.items.map(({ to }) => to)).toEqual(['page:p2', 'page:main']);
});

test('a removed page is offered again', () => {
  const menu = open();
  click(m.begin);
  click(listMessages.remove('پزشکان'));
  expect(menu()?.hidden).toEqual(['p2']);
  click(m.put('پزشکان'));
  expect(menu()).toMatchObject({ items: [{ to: 'page:main' }, { to: 'page:p2' }], hidden: [] });
});

test('a new entry is open, and says that it is not shown without a target', () => {
  const menu = open();
  click(m.begin);
  click(listMessages.add(m.one));
  expect(screen.getByText(m.notShown)).not.toBeNull();
  type(m.label, 'تلفن');
  expect(menu()?.items.at(-1)).toMatchObject({ label: 'تلفن', to: '' });
});

test('the button has words and a target', async () => {
  const menu = open();
  click(m.begin);
  await act(async () => void fireEvent.click(screen.getByRole('switch')));
  expect(menu()?.button).toEqual({ label: m.newButton, to: '' });
  type(m.buttonLabel, 'رزرو');
  expect(menu()?.button?.label).toBe('رزرو');
  fireEvent.click(screen.getByRole('switch'));
  expect(menu()).not.toHaveProperty('button');
});
