import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editorReducer } from '../edits/editor-state.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { renderEditor } from '../testing/render-editor.js';
import { PageList } from './page-list.js';

const actions: readonly EditorAction[] = [
  { type: 'methodPicked', method: 'dynamic', sectionId: 's' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
  { type: 'pageAdded', id: 'p2' },
  { type: 'pageAdded', id: 'p3' },
];
const draft = actions.reduce(editorReducer, emptyDesignDraft());
const open = () => renderEditor(<PageList />, { draft });

async function pick(name: string, item: RegExp | string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: `گزینه‌های «${name}»` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('the menu moves a page, removes it, and undoing brings it back', async () => {
  const { editor } = open();
  const ids = () => editor().draft.design.pages.map(({ id }) => id);
  await pick('صفحهٔ ۳', 'بردن به بالا');
  expect(ids()).toEqual(['main', 'p3', 'p2']);
  await pick('صفحهٔ ۳', 'حذف صفحه');
  expect(ids()).toEqual(['main', 'p2']);
  fireEvent.click(await screen.findByRole('button', { name: 'برگرداندن' }));
  expect(ids()).toEqual(['main', 'p3', 'p2']);
});

test('an address shows itself while it is typed', async () => {
  const { editor } = open();
  await pick('صفحهٔ ۲', 'آدرس صفحه');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('نام صفحه در آدرس'), { target: { value: 'درباره ما' } });
  expect(within(dialog).getByText('/درباره-ما')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
  expect(editor().draft.design.pages[1]?.seo).toEqual({ slug: 'درباره ما' });
});

test('cannot take the address of another page', async () => {
  const { editor } = open();
  for (const name of ['صفحهٔ ۲', 'صفحهٔ ۳']) {
    await pick(name, 'آدرس صفحه');
    const dialog = await screen.findByRole('dialog', { name: `آدرس صفحهٔ «${name}»` });
    fireEvent.change(within(dialog).getByLabelText('نام صفحه در آدرس'), { target: { value: 'تماس' } });
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'ذخیره' });
    expect(save.disabled).toBe(name === 'صفحهٔ ۳');
    fireEvent.click(save);
    if (name === 'صفحهٔ ۳') expect(within(dialog).getByText(/صفحهٔ دیگری همین آدرس را دارد/)).toBeTruthy();
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(editor().draft.design.pages[2]?.seo).toBeUndefined();
});

test('the first page opens at the address of the site', async () => {
  open();
  await pick('صفحهٔ اصلی', 'آدرس صفحه');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('صفحهٔ اول با آدرس خود سایت باز می‌شود.')).toBeTruthy();
  expect(within(dialog).queryByLabelText('نام صفحه در آدرس')).toBeNull();
});
