import { act, fireEvent, screen } from '@testing-library/react';
import { useEditor } from '../../context/editor-context.js';
import { emptyDesignDraft } from '../../draft/design-draft.js';
import { currentPage } from '../../edits/design-edits.js';
import { editorReducer } from '../../edits/editor-state.js';
import { SectionList } from '../../sections/section-list.js';
import { renderEditor } from '../../testing/render-editor.js';
import { PlacingPanel } from './placing-panel.js';

const none = () => undefined;

function View() {
  const page = currentPage(useEditor().draft.design);
  const [section] = page.sections;
  return (
    <>
      <SectionList page={page} onAdd={none} onOpen={none} onShow={none} />
      {section && <PlacingPanel section={section} />}
    </>
  );
}

const draft = (['hero', 'about'] as const).reduce(
  (before, sectionType) => editorReducer(before, { type: 'sectionAdded', id: sectionType, sectionType }),
  emptyDesignDraft(),
);

async function open() {
  const { editor } = renderEditor(<View />, { draft });
  const panel = screen.getByText('نمایش و لینک بخش').closest('details');
  if (!panel) throw new Error('no panel');
  panel.open = true;
  await act(async () => void fireEvent(panel, new Event('toggle')));
  return {
    section: () => currentPage(editor().draft.design).sections[0],
    act: (action: Parameters<ReturnType<typeof editor>['dispatch']>[0]) => act(() => editor().dispatch(action)),
  };
}

async function write(word: string): Promise<void> {
  const field = screen.getByLabelText('واژهٔ لینک');
  await act(async () => void fireEvent.change(field, { target: { value: word } }));
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
}

test('a section is hidden on phones, which the layers say, and undone', async () => {
  const view = await open();
  await act(async () => void fireEvent.click(screen.getByLabelText('فقط کامپیوتر')));
  expect(view.section()?.hiddenOn).toBe('phone');
  expect(screen.getByRole('img', { name: 'در موبایل پنهان است' })).toBeTruthy();
  view.act({ type: 'undone' });
  expect(view.section()?.hiddenOn).toBeUndefined();
});

test('a word is stored as it can be in an address', async () => {
  const view = await open();
  await write(' رزرو میز ');
  expect(view.section()?.anchor).toBe('رزرو_میز');
  expect(screen.getByText('#رزرو_میز')).toBeTruthy();
});

test('the field of the word keeps the focus, and follows an undo', async () => {
  const view = await open();
  const field = screen.getByLabelText<HTMLInputElement>('واژهٔ لینک');
  field.focus();
  await write('رزرو میز');
  expect(field.value).toBe('رزرو_میز');
  expect(document.activeElement).toBe(field);
  view.act({ type: 'undone' });
  expect(field.value).toBe('');
});

test('cannot have the word of another section or of the site', async () => {
  const view = await open();
  view.act({ type: 'anchorNamed', sectionId: 'about', typed: 'ما' });
  await write('ما');
  expect(screen.getByText(/بخش دیگری همین واژه را دارد/)).toBeTruthy();
  await write('hero');
  expect(screen.getByText(/خود سایت از این واژه استفاده می‌کند/)).toBeTruthy();
  expect(view.section()?.anchor).toBeUndefined();
});
