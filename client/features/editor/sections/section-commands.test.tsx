import { notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { copiedText } from '#core/design/copied-text.js';
import { useEditor } from '../context/editor-context.js';
import type { EditorHost } from '../context/editor-context.js';
import { emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import { currentPage } from '../edits/design-edits.js';
import { editorReducer } from '../edits/editor-state.js';
import { renderEditor } from '../testing/render-editor.js';
import { SectionList } from './section-list.js';
import { SectionKeys } from './section-keys.js';

const none = () => undefined;

function List() {
  const { draft, selected, select } = useEditor();
  return (
    <>
      <SectionKeys sectionIds={selected === null ? [] : [selected]} onShow={none} />
      <SectionList page={currentPage(draft.design)} onAdd={none} onOpen={select} onShow={none} />
    </>
  );
}

const designed = (['hero', 'about'] as const).reduce(
  (draft, sectionType) => editorReducer(draft, { type: 'sectionAdded', id: sectionType, sectionType }),
  { ...emptyDesignDraft(), method: 'dynamic' as const },
);

let clipboard: string;

function open(note: string | null = null, draft: DesignDraft = designed, host: Partial<EditorHost> = {}) {
  const noteOf = () => ({ label: note, sentence: '' });
  const { editor } = renderEditor(<List />, { draft, host: { noteOf, ...host } });
  return {
    pages: () => editor().draft.design.pages.map(({ sections }) => sections.map(({ sectionType }) => sectionType)),
    types: () => currentPage(editor().draft.design).sections.map(({ sectionType }) => sectionType),
    dispatch: (action: Parameters<ReturnType<typeof editor>['dispatch']>[0]) => act(() => editor().dispatch(action)),
  };
}

const row = (name: string) => screen.getByRole('button', { name: `ویرایش محتوای ${name}` });
const press = (init: object) => act(async () => void fireEvent.keyDown(row('دربارهٔ ما'), init));

/** The event that the browser sends for Ctrl+C, X and V. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', files: readonly File[] = []): Promise<void> {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const clipboardData = {
    getData: () => clipboard,
    setData: (_: string, text: string) => void (clipboard = text),
    files,
  };
  return act(async () => void document.body.dispatchEvent(Object.assign(event, { clipboardData })));
}

async function pick(name: string, item: RegExp): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: `گزینه‌های بخش ${name}` })));
  const entry = await screen.findByRole('menuitem', { name: item });
  await act(async () => void fireEvent.click(entry));
}

beforeEach(() => {
  clipboard = '';
  const writeText = async (text: string) => void (clipboard = text);
  Object.assign(navigator, { clipboard: { writeText, readText: async () => clipboard } });
});
afterEach(() => notifications.clean());

test('a section is duplicated by its menu, which says the price, and undone', async () => {
  const { types } = open('ماهانه ۱۰ تومان بیشتر');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'گزینه‌های بخش بنر اصلی' })));
  const entry = await screen.findByRole('menuitem', { name: /ساخت کپی/ });
  expect(entry.textContent).toContain('ماهانه ۱۰ تومان بیشتر');
  await act(async () => void fireEvent.click(entry));
  expect(types()).toEqual(['hero', 'hero', 'about']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'برگرداندن' })));
  expect(types()).toEqual(['hero', 'about']);
});

test('sections are duplicated and removed by keys', async () => {
  const { types } = open();
  fireEvent.click(row('دربارهٔ ما'));
  await press({ code: 'KeyD', ctrlKey: true });
  expect(types()).toEqual(['hero', 'about', 'about']);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Delete' }));
  expect(types()).toEqual(['hero', 'about']);
});

test('a section is copied and pasted on another page by keys', async () => {
  const { types, dispatch } = open();
  fireEvent.click(row('بنر اصلی'));
  await clipboardEvent('copy');
  dispatch({ type: 'pageAdded', id: 'p2' });
  await clipboardEvent('paste');
  await waitFor(() => expect(types()).toEqual(['hero']));
});

test('a section is cut and pasted behind another one by menus', async () => {
  const { types } = open();
  await pick('بنر اصلی', /^برش/);
  expect(types()).toEqual(['about']);
  await pick('دربارهٔ ما', /^چسباندن/);
  await waitFor(() => expect(types()).toEqual(['about', 'hero']));
});

test('cannot cut what the browser does not let into the clipboard', async () => {
  const { types } = open();
  Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await pick('بنر اصلی', /^برش/);
  expect(types()).toEqual(['hero', 'about']);
  expect(await screen.findByText(/اجازهٔ کپی نداد/)).toBeTruthy();
});

test.each([
  ['سلام', /بخشی برای چسباندن نیست/],
  ['{"kind":"barpa-sections","sections":[{"id":"x"}]}', /خوانده نشد/],
])('cannot paste %s', async (text, message) => {
  const { types } = open();
  clipboard = text;
  await clipboardEvent('paste');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(types()).toEqual(['hero', 'about']);
});

test('cannot paste more than the page has room for', async () => {
  const { types } = open();
  const [section] = designed.design.pages[0]?.sections ?? [];
  if (!section) throw new Error('no section');
  clipboard = copiedText(Array.from({ length: 39 }, (_, n) => ({ ...section, id: `c${n}` })));
  await clipboardEvent('paste');
  expect(await screen.findByText(/فقط برای ۳۸ بخش دیگر/)).toBeTruthy();
  expect(types()).toEqual(['hero', 'about']);
});

const withPicture = (value: string): DesignDraft =>
  editorReducer(designed, { type: 'contentEdited', sectionId: 'hero', kind: 'images', slot: 'picture', value });

test('sections come to their page as it is after a wait', async () => {
  let answer: (image: string) => void = () => undefined;
  const storePicture = () => new Promise<string>((resolve) => void (answer = resolve));
  const { pages, dispatch } = open(null, designed, { storePicture });
  const [section] = withPicture('data:image/png;base64,AAAA').design.pages[0]?.sections ?? [];
  if (!section) throw new Error('no section');
  clipboard = copiedText([section]);
  await clipboardEvent('paste');
  await waitFor(() => expect(answer).not.toHaveLength(0));
  dispatch({ type: 'sectionsRemoved', sectionIds: ['about'] });
  dispatch({ type: 'pageAdded', id: 'p2' });
  await act(async () => answer('file:1'));
  await waitFor(() => expect(pages()).toEqual([['hero', 'hero'], []]));
});

test('cannot be more than the page has room for after a wait', async () => {
  let answer: (image: string) => void = () => undefined;
  const storePicture = () => new Promise<string>((resolve) => void (answer = resolve));
  const { types, dispatch } = open(null, designed, { storePicture });
  const [section] = withPicture('data:image/png;base64,AAAA').design.pages[0]?.sections ?? [];
  if (!section) throw new Error('no section');
  clipboard = copiedText([section]);
  await clipboardEvent('paste');
  await waitFor(() => expect(answer).not.toHaveLength(0));
  const more = Array.from({ length: 38 }, (_, n) => ({ ...section, id: `c${n}` }));
  dispatch({ type: 'sectionsInserted', pageId: 'main', afterId: null, sections: more });
  await act(async () => answer('file:1'));
  expect(await screen.findByText(/حداکثر ۴۰ بخش/)).toBeTruthy();
  expect(types()).toHaveLength(40);
});

test('a guest cannot duplicate pictures beyond the room of the browser', async () => {
  const { types } = open(null, withPicture(`data:image/webp;base64,${'A'.repeat(1_300_000)}`));
  await pick('بنر اصلی', /ساخت کپی/);
  expect(await screen.findByText(/جای تصویرهای این طرح پر است/)).toBeTruthy();
  expect(types()).toEqual(['hero', 'about']);
});

const picture = new File(['x'], 'a.png', { type: 'image/png' });

test('pictures without text are left to the canvas', async () => {
  open();
  fireEvent.click(row('بنر اصلی'));
  await clipboardEvent('paste', [picture]);
  expect(screen.queryByText(/بخشی را انتخاب کنید|بخشی برای چسباندن نیست/)).toBeNull();
});

test('a picture cannot be pasted without a section, which is said', async () => {
  open();
  await clipboardEvent('paste', [picture]);
  expect(await screen.findByText(/اول بخشی را انتخاب کنید/)).toBeTruthy();
});

const key = (init: object) => act(async () => void fireEvent.keyDown(document.body, init));
test.each([
  ['cut', () => clipboardEvent('cut')],
  ['removed', () => key({ key: 'Delete' })],
  ['duplicated', () => key({ code: 'KeyD', ctrlKey: true })],
])('a shared header cannot be %s by keys, which is said', async (_, command) => {
  const shared = editorReducer(designed, { type: 'sectionAdded', id: 'h', sectionType: 'headers', isShared: true });
  const { pages } = open(null, shared);
  fireEvent.click(screen.getByRole('button', { name: /^ویرایش محتوای سربرگ/ }));
  await command();
  expect(await screen.findByText(/در همهٔ صفحه‌ها مشترک است/)).toBeTruthy();
  expect([clipboard, pages()]).toEqual(['', [['hero', 'about']]]);
});
