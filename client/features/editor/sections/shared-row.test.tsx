import { fireEvent, screen } from '@testing-library/react';
import { currentPage } from '../edits/design-edits.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { editorReducer } from '../edits/editor-state.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { renderEditor } from '../testing/render-editor.js';
import { useEditor } from '../context/editor-context.js';
import { SectionList } from './section-list.js';

const headerOn = (id: string, isShared: boolean): EditorAction => ({
  type: 'sectionAdded',
  id,
  sectionType: 'headers',
  isShared,
});

function List() {
  const { draft } = useEditor();
  const none = () => undefined;
  return <SectionList page={currentPage(draft.design)} onAdd={none} onOpen={none} onShow={none} />;
}
function open(...actions: readonly EditorAction[]) {
  const draft = actions.reduce(editorReducer, { ...emptyDesignDraft(), method: 'dynamic' as const });
  const { editor } = renderEditor(<List />, { draft });
  return { design: () => editor().draft.design };
}
const pageAdded: EditorAction = { type: 'pageAdded', id: 'p2' };
async function pick(item: RegExp | string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'گزینه‌های سربرگ' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('a new page lists the header that it shares', () => {
  open(headerOn('h', true), pageAdded);
  expect(screen.getByRole('button', { name: 'ویرایش محتوای سربرگ، مشترک' })).toBeTruthy();
});

test('the shared header is removed from all pages, and comes back', async () => {
  const { design } = open(headerOn('h', true));
  await pick('حذف از همهٔ صفحه‌ها');
  expect(design().shared).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: 'برگرداندن' }));
  expect(design().shared?.header?.id).toBe('h');
});
