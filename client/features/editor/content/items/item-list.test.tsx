/** The lists of the content panel: adding, removing, sorting and filling in items. */
import '#sitekit/design/kits.js';
import { fireEvent, screen, within } from '@testing-library/react';
import { common } from '#client/lib/messages/common.messages.js';
import { designMessages } from '../../messages/design.messages.js';
import { listMessages as m } from '../../messages/lists.messages.js';
import { emptyDesignDraft } from '../../draft/design-draft.js';
import { editorReducer } from '../../edits/editor-state.js';
import { renderEditor } from '../../testing/render-editor.js';
import { useEditor } from '../../context/editor-context.js';
import { ContentPanel } from '../content-panel.js';

function Panel() {
  const section = useEditor().draft.design.pages[0]?.sections[0];
  return section ? <ContentPanel section={section} /> : null;
}

/** Layout 2 of the team has three members with a name, a role and a text. */
function open(layoutId = 'team-2') {
  const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'team', layoutId });
  const { editor } = renderEditor(<Panel />, { draft });
  return () => editor().draft.design.pages[0]?.sections[0]?.customData;
}

const list = () => screen.findByRole('region', { name: 'همکاران' });
const rows = async () => within(await list()).getAllByRole('listitem');
const names = async () => (await rows()).map((row) => row.querySelector('[aria-expanded]')?.textContent ?? '');
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('a list shows its items by their names', async () => {
  open();
  expect(await names()).toEqual(['نگار سپهری', 'آرش بهرامی', 'لیلا حاتمی‌پور']);
});

test('an added item begins with the next sample', async () => {
  const content = open();
  await list();
  click(m.add('همکار'));
  expect((await names()).at(-1)).toBe('سامان تقوی');
  expect(content()?.lists).toEqual({ member: [1, 2, 3, 4] });
});

test('an item moves down by its button', async () => {
  const content = open();
  await list();
  click(m.down('نگار سپهری'));
  expect((await names())[0]).toBe('آرش بهرامی');
  expect(content()?.lists).toEqual({ member: [2, 1, 3] });
});

test('a removed item returns with its texts', async () => {
  const content = open();
  await list();
  click('نگار سپهری');
  fireEvent.change(screen.getByLabelText('نام'), { target: { value: 'سارا' } });
  click(m.remove('سارا'));
  expect(content()).toMatchObject({ texts: {}, lists: { member: [2, 3] } });
  fireEvent.click(await screen.findByRole('button', { name: common.undo }));
  expect(content()).toMatchObject({ texts: { 'member1.name': 'سارا' }, lists: { member: [1, 2, 3] } });
});

test('a full list says so and takes no more', async () => {
  const content = open();
  await list();
  for (let n = 4; n <= 60; n += 1) click(m.add('همکار'));
  expect(screen.getByRole('button', { name: m.add('همکار') }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(m.full(60))).not.toBeNull();
  expect(content()?.lists?.['member']).toHaveLength(60);
});

test('the last item cannot be removed', async () => {
  open();
  await list();
  click(m.remove('نگار سپهری'));
  click(m.remove('آرش بهرامی'));
  expect(screen.getByRole('button', { name: m.remove('لیلا حاتمی‌پور') }).hasAttribute('disabled')).toBe(true);
});

test('a full page groups its fields by part', async () => {
  const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'full_page' });
  renderEditor(<Panel />, { draft });
  const part = await screen.findByRole('region', { name: designMessages.sectionTypes.hero });
  expect(within(part).getByRole('heading', { name: designMessages.sectionTypes.hero })).not.toBeNull();
});
