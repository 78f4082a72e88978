/** Where a button leads: chosen among pages and sections, or typed. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { linkMessages as m } from '../messages/links.messages.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { renderEditor } from '../testing/render-editor.js';
import { useEditor } from '../context/editor-context.js';
import { LinkField } from './link-field.js';

const slot = { name: 'primary', label: 'دکمهٔ اصلی' };
const start = (links: Readonly<Record<string, string>> = {}) => {
  const draft = editorReducer(
    editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'hero' }),
    {
      type: 'sectionAdded',
      id: 'b',
      sectionType: 'about',
    },
  );
  return Object.entries(links).reduce(
    (before, [name, value]) =>
      editorReducer(before, { type: 'contentEdited', sectionId: 'a', kind: 'links', slot: name, value }),
    draft,
  );
};

function Field() {
  const section = useEditor().draft.design.pages[0]?.sections[0];
  return section ? <LinkField section={section} slot={slot} /> : null;
}

function open(links?: Readonly<Record<string, string>>) {
  const { editor } = renderEditor(<Field />, { draft: start(links) });
  return () => editor().draft.design.pages[0]?.sections[0]?.customData.links?.['primary'];
}

async function choose(field: string, option: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}
const kind = (name: keyof typeof m.kinds) => choose(m.of(slot.label), m.kinds[name]);

beforeEach(() => localStorage.clear());

test('a button leads to a section of a page', async () => {
  const stored = open();
  await kind('section');
  expect(stored()).toBeUndefined();
  await choose(m.section, 'دربارهٔ ما');
  expect(stored()).toBe('section:main/b');
});

test('a telephone stays as typed and is stored to be dialled', async () => {
  const stored = open();
  await kind('phone');
  const field = screen.getByPlaceholderText<HTMLInputElement>(m.hints.phone);
  fireEvent.change(field, { target: { value: '021-1234 5678' } });
  expect([field.value, stored()]).toEqual(['021-1234 5678', 'tel:02112345678']);
});

test('what is no address yet is not stored, and says so', async () => {
  const stored = open();
  await kind('web');
  fireEvent.change(screen.getByPlaceholderText(m.hints.web), { target: { value: 'javascript:alert(1)' } });
  expect(stored()).toBeUndefined();
  expect(screen.getByText(m.faults.web)).toBeTruthy();
});

test('a page that is gone is said to be gone', async () => {
  open({ primary: 'page:gone' });
  expect(await screen.findByText(m.gone)).toBeTruthy();
});

test('the usual target takes an own one away', async () => {
  const stored = open({ primary: 'mailto:a@b.ir' });
  expect(screen.getByDisplayValue('a@b.ir')).toBeTruthy();
  await kind('usual');
  await waitFor(() => expect(stored()).toBeUndefined());
});
