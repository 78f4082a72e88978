/** The fields of a form in the content panel: adding, removing, sorting, settings, starting points and undo. */
import '#sitekit/design/kits.js';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Design } from '#core/design/design.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { common } from '#client/lib/messages/common.messages.js';
import { useEditor } from '../../context/editor-context.js';
import { emptyDesignDraft } from '../../draft/design-draft.js';
import { editorReducer } from '../../edits/editor-state.js';
import { formFieldMessages as m } from '../../messages/form-fields.messages.js';
import { listMessages } from '../../messages/lists.messages.js';
import { renderEditor } from '../../testing/render-editor.js';
import { ContentPanel } from '../content-panel.js';
import { STARTING_POINTS } from './starting-points.js';

function Panel() {
  const section = useEditor().draft.design.pages[0]?.sections[0];
  return section ? <ContentPanel section={section} /> : null;
}

/** Layout 8 asks for a name and a telephone number. */
function open(layoutId = 'forms-8') {
  const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'forms', layoutId });
  const { editor } = renderEditor(<Panel />, { draft });
  const data = ({ pages }: Design) => pages[0]?.sections[0]?.customData;
  return {
    editor,
    fields: () => data(editor().draft.design)?.forms?.[0]?.fields,
    names: () => data(editor().draft.design)?.forms?.[0]?.fields.map(({ name }) => name),
  };
}

const panel = () => screen.findByRole('region', { name: m.title });
const labels = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[aria-expanded]')?.textContent ?? '');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());

test('a form shows the fields of its layout, and stores none until one is changed', async () => {
  const { fields } = open();
  expect(await labels()).toHaveLength(2);
  expect(fields()).toBeUndefined();
});

test('the first change keeps the names of the fields of the layout', async () => {
  const { names } = open();
  const [name] = await labels();
  click(listMessages.down(name ?? ''));
  expect(names()).toEqual(['phone', 'name']);
});

test('an added field opens, and what is written into it is one step to undo', async () => {
  const { editor, fields } = open();
  await panel();
  click(m.add);
  type(m.label, 'س');
  type(m.label, 'سن');
  type(m.type, 'number');
  fireEvent.click(screen.getByLabelText(m.required));
  expect(fields()?.at(-1)).toMatchObject({ label: 'سن', type: 'number', required: true });
  expect(fields()?.at(-1)?.name).toMatch(/^field_[0-9a-f]{24}$/);
  for (const label of ['سن', 'سن', m.fresh]) {
    act(() => editor().dispatch({ type: 'undone' }));
    expect((await labels()).at(-1)).toBe(label);
  }
});

test('a choice begins with options, one in a line', async () => {
  const { fields } = open();
  await panel();
  click(m.add);
  type(m.type, 'choice');
  expect(fields()?.at(-1)?.options).toEqual([m.option(1), m.option(2)]);
  type(m.options, 'صبح\nعصر\n');
  expect(fields()?.at(-1)?.options).toEqual(['صبح', 'عصر', '']);
  type(m.type, 'text');
  expect(fields()?.at(-1)?.options).toBeUndefined();
});

test('a removed field returns to its place, whatever was changed since', async () => {
  const { names } = open();
  const [first = '', second = ''] = await labels();
  click(listMessages.remove(first));
  expect(names()).toEqual(['phone']);
  expect(screen.getByRole('button', { name: listMessages.remove(second) }).hasAttribute('disabled')).toBe(true);
  click(m.add);
  fireEvent.click(await screen.findByRole('button', { name: common.undo }));
  expect(names()?.slice(0, 2)).toEqual(['name', 'phone']);
  expect(names()).toHaveLength(3);
});

test('a full form says so and takes no more', async () => {
  const { fields } = open();
  await panel();
  for (let n = 3; n <= SITE_MESSAGE.fields; n += 1) click(m.add);
  expect(screen.getByRole('button', { name: m.add }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(m.full(SITE_MESSAGE.fields))).not.toBeNull();
  expect(fields()).toHaveLength(SITE_MESSAGE.fields);
});

test('a starting point takes the place of the fields, and can be undone', async () => {
  const { fields } = open();
  await panel();
  click(m.start);
  fireEvent.click(await screen.findByRole('menuitem', { name: m.points.appointment }));
  expect(fields()).toEqual(STARTING_POINTS.appointment);
  fireEvent.click(await screen.findByRole('button', { name: common.undo }));
  expect(fields()).toBeUndefined();
});

test('a field without a label says that nobody sees it', async () => {
  open();
  await panel();
  click(m.add);
  type(m.label, ' ');
  expect(screen.getByText(m.noLabel)).not.toBeNull();
});
