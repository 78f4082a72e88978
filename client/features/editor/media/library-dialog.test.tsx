/** The library of pictures: several at once, where each is shown, replaced everywhere, and their alternative texts. */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { stockReference } from '#core/design/stock-reference.js';
import { STOCK } from '#sitekit/pictures/stock.js';
import { ModalHost } from '#client/ui/dialogs/modal-host.js';
import { common } from '#client/lib/messages/common.messages.js';
import { useEditor } from '../context/editor-context.js';
import type { LibraryPicture, LibraryRequest, PictureLibrary } from '../context/picture-library.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { editorReducer } from '../edits/editor-state.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { LibraryDialog } from './library-dialog.js';

const picture = (id: string): LibraryPicture => ({
  image: `file:${id}`,
  name: `${id}.jpg`,
  sizeBytes: 9,
  url: `/${id}`,
});
const put = (slot: string, value: string): EditorAction => ({
  type: 'contentEdited',
  sectionId: 'g',
  kind: 'images',
  slot,
  value,
});
const draft = [
  { type: 'sectionAdded', id: 'g', sectionType: 'gallery' } as const,
  put('picture1', 'file:shop'),
  put('picture2', 'file:shop'),
].reduce(editorReducer, emptyDesignDraft());

function Opener({ request }: { readonly request: LibraryRequest }) {
  const { openLibrary } = useEditor();
  return (
    <button type="button" onClick={() => openLibrary(request)}>
      open
    </button>
  );
}

/** A library that has these pictures, and takes more. */
function libraryOf(...ids: string[]) {
  let kept = ids.map(picture);
  const remove = jest.fn<PictureLibrary['remove']>(async (image) => {
    kept = kept.filter((each) => each.image !== image);
  });
  const add = jest.fn<PictureLibrary['add']>(async ({ name }) => {
    if (name.startsWith('broken')) return { kind: 'refused', message: 'این تصویر خوانده نشد.' };
    kept = [picture(name), ...kept];
    return { kind: 'added', image: `file:${name}`, notice: null };
  });
  return { list: async () => kept, add, remove };
}

async function open(library: PictureLibrary, request: LibraryRequest = { place: null }) {
  const view = (
    <>
      <ModalHost />
      <Opener request={request} />
      <LibraryDialog />
    </>
  );
  const { editor } = renderEditor(view, { draft, host: { library } });
  await click(screen.getByText('open'));
  const images = () => editor().draft.design.pages[0]?.sections[0]?.customData.images;
  return { editor, images };
}
const click = (target: Element) => act(async () => void fireEvent.click(target));
const tile = (name: string, uses: number) => screen.findByRole('button', { name: m.picture(name, uses) });
const filesOf = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));

beforeEach(() => localStorage.clear());

test('pictures of the account and of the design say where they are, and unused ones are found', async () => {
  await open(libraryOf('shop', 'bread'));
  await click(await tile('shop.jpg', 2));
  expect(screen.getAllByRole('button', { name: /^رفتن به/ })).toHaveLength(2);
  await click(screen.getByRole('radio', { name: m.filters.unused }));
  expect(screen.queryByRole('button', { name: m.picture('shop.jpg', 2) })).toBeNull();
  expect(await tile('bread.jpg', 0)).toBeTruthy();
});

test('several are dropped at once, and one that is refused stops no other', async () => {
  const library = libraryOf();
  await open(library);
  const files = filesOf('a', 'broken', 'b', 'c');
  await act(async () => void fireEvent.drop(screen.getByTestId('library'), { dataTransfer: { files } }));
  expect(await tile('c.jpg', 0)).toBeTruthy();
  expect(screen.getByText('این تصویر خوانده نشد.')).toBeTruthy();
  expect(library.add).toHaveBeenCalledTimes(4);
  await click(screen.getByRole('button', { name: m.retry('broken') }));
  expect(library.add).toHaveBeenCalledTimes(5);
});

test('pictures are pasted, and text is left to its field', async () => {
  const library = libraryOf();
  await open(library);
  const paste = (text: string, ...names: string[]) => {
    const clipboardData = { getData: () => text, files: filesOf(...names) };
    return act(async () => void fireEvent.paste(window, { clipboardData }));
  };
  await paste('سلام');
  await paste('یک جدول', 'of-excel');
  await paste('', 'pasted');
  expect(await tile('pasted.jpg', 0)).toBeTruthy();
  expect(library.add).toHaveBeenCalledTimes(1);
});

test('one is chosen for the slot that the library was opened for', async () => {
  const { editor, images } = await open(libraryOf('bread'), { place: { sectionId: 'g', slot: 'picture3' } });
  await click(await screen.findByRole('button', { name: m.pick('bread.jpg') }));
  expect(images()).toMatchObject({ picture3: 'file:bread' });
  expect(editor().library).toBeNull();
});

test('a stock picture comes with its words, and cannot be twice on a page', async () => {
  const { name, alt, focal } = STOCK[0]!;
  const image = stockReference(name);
  const { editor } = await open(libraryOf('bread'), { place: { sectionId: 'g', slot: 'picture3' } });
  const offered = async () => {
    await click(screen.getByRole('tab', { name: m.sources.stock }));
    return screen.findByRole<HTMLButtonElement>('button', { name: m.pick(alt) });
  };
  await click(await offered());
  expect(editor().library).toBeNull();
  expect(editor().draft.design.pages[0]?.sections[0]?.customData).toMatchObject({
    images: { picture1: 'file:shop', picture3: image },
    pictureTexts: { picture3: alt },
    focalPoints: { picture3: focal },
  });
  await act(async () => editor().openLibrary({ place: { sectionId: 'g', slot: 'picture4' } }));
  expect((await offered()).disabled).toBe(true);
  await act(async () => editor().dispatch({ ...put('picture3', ''), value: null } as EditorAction));
  expect((await offered()).disabled).toBe(false);
});

test('stock pictures are found by words of what they show', async () => {
  const { alt } = STOCK[0]!;
  await open(libraryOf(), { place: { sectionId: 'g', slot: 'picture3' } });
  await click(screen.getByRole('tab', { name: m.sources.stock }));
  const search = await screen.findByRole('textbox', { name: m.stock.search });
  fireEvent.change(search, { target: { value: `${alt.slice(0, 12)} چیزی‌که‌نیست` } });
  expect(screen.getByText(m.stock.none)).toBeTruthy();
  fireEvent.change(search, { target: { value: ` ${alt.slice(0, 12)}` } });
  expect(screen.getByRole('button', { name: m.pick(alt) })).toBeTruthy();
});

test('a picture cannot land in a slot that was opened while it was on its way', async () => {
  const library = libraryOf();
  let answer: () => void = () => undefined;
  const add = jest.fn<PictureLibrary['add']>(async (file, adding) => {
    await new Promise<void>((resolve) => void (answer = resolve));
    return library.add(file, adding);
  });
  const { editor, images } = await open({ ...library, add }, { place: { sectionId: 'g', slot: 'picture3' } });
  const before = images();
  const drop = () => fireEvent.drop(screen.getByTestId('library'), { dataTransfer: { files: filesOf('late') } });
  await act(async () => void drop());
  act(() => editor().openLibrary({ place: { sectionId: 'g', slot: 'picture4' } }));
  await act(async () => answer());
  expect([images(), editor().library]).toEqual([before, { place: { sectionId: 'g', slot: 'picture4' } }]);
  await act(async () => void drop());
  await act(async () => answer());
  expect(images()).toEqual({ ...before, picture4: 'file:late' });
});

test('a picture is replaced in all places, which is undone at once', async () => {
  const { editor, images } = await open(libraryOf('shop', 'bread'));
  await click(await tile('shop.jpg', 2));
  await click(screen.getByRole('button', { name: m.replace }));
  await click(await screen.findByRole('button', { name: m.pick('bread.jpg') }));
  expect(images()).toEqual({ picture1: 'file:bread', picture2: 'file:bread' });
  expect(screen.getByText(m.replaced(2))).toBeTruthy();
  act(() => editor().dispatch({ type: 'undone' }));
  expect(images()).toEqual({ picture1: 'file:shop', picture2: 'file:shop' });
});

test('a picture that is shown cannot be deleted, an unused one can', async () => {
  const library = libraryOf('shop', 'bread');
  await open(library);
  await click(await tile('shop.jpg', 2));
  expect(screen.queryByRole('button', { name: m.remove })).toBeNull();
  await click(await tile('bread.jpg', 0));
  await click(screen.getByRole('button', { name: m.remove }));
  const question = await screen.findByRole('dialog', { name: m.removeTitle });
  await click(within(question).getByRole('button', { name: m.remove }));
  expect(library.remove.mock.calls).toEqual([['file:bread']]);
});

test('the alternative texts of all pictures are one list', async () => {
  const { editor } = await open(libraryOf('shop'));
  await click(screen.getByRole('tab', { name: m.tabs.texts }));
  expect(screen.getByText(m.texts.missing(2, 2))).toBeTruthy();
  const [first] = screen.getAllByRole('textbox');
  act(() => void fireEvent.change(first as Element, { target: { value: 'ویترین' } }));
  expect(screen.getByText(m.texts.missing(1, 2))).toBeTruthy();
  const data = editor().draft.design.pages[0]?.sections[0]?.customData;
  expect(data?.pictureTexts).toEqual({ picture1: 'ویترین' });
});

test('a library that cannot be read shows the pictures of the design, and is read again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let answer: (found: readonly LibraryPicture[]) => void = () => undefined;
  const again = new Promise<readonly LibraryPicture[]>((resolve) => (answer = resolve));
  const list = jest.fn<PictureLibrary['list']>().mockRejectedValueOnce(new Error('lost')).mockReturnValueOnce(again);
  await open({ ...libraryOf(), list });
  expect(await screen.findByText(m.failed)).toBeTruthy();
  expect(screen.getByRole('button', { name: m.picture(m.nameless, 2) })).toBeTruthy();
  const retry = screen.getByRole('button', { name: common.retry });
  await click(retry);
  expect(retry.hasAttribute('data-loading')).toBe(true);
  await act(async () => answer([]));
  expect(screen.queryByText(m.failed)).toBeNull();
  jest.restoreAllMocks();
});

test('a closed library is not read', async () => {
  const library = { ...libraryOf('shop'), list: jest.fn<PictureLibrary['list']>().mockResolvedValue([]) };
  const { editor } = await open(library);
  act(() => editor().openLibrary(null));
  await click(screen.getByText('open'));
  expect(library.list).toHaveBeenCalledTimes(2);
  act(() => editor().openLibrary(null));
  act(() => editor().dispatch(put('picture1', 'file:bread')));
  expect(library.list).toHaveBeenCalledTimes(2);
});
