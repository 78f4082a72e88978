/** Pictures that were dropped on a section: where they go, and what is said where they do not. */
import { act, screen, waitFor } from '@testing-library/react';
import { isLoaded } from '#sitekit/layouts/load.js';
import { loadedCss, preloadKits } from '#client/ui/preview/use-site-kits.js';
import { contentOf } from '../content/use-content.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { placePictures, placesOf } from '../edits/place-pictures.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import { renderEditor } from '../testing/render-editor.js';
import { DroppedPictures } from './dropped-pictures.js';

const draft = editorReducer(
  { ...emptyDesignDraft(), siteType: 'business' },
  { type: 'sectionAdded', id: 'g', sectionType: 'gallery' },
);

beforeAll(async () => {
  const needs = { types: ['gallery'] as const, trade: 'company' as const };
  preloadKits(needs);
  await waitFor(() => expect([loadedCss() !== null, isLoaded(needs)]).toEqual([true, true]), { timeout: 30_000 });
}, 40_000);

/** The same gallery, as full as it can be. */
function fullGallery() {
  const [section] = draft.design.pages[0]?.sections ?? [];
  const content = section && contentOf(section, 'company', {});
  const images = Array.from({ length: 100 }, (_, n) => `file:${n}`);
  const placed = content && placesOf({ section, groups: content.groups, slot: null, images });
  if (!placed) throw new Error('no gallery');
  return placePictures(draft.design, 'g', placed);
}

async function drop(design: typeof draft.design) {
  const add = async () => ({ kind: 'added', image: 'file:new', notice: null }) as const;
  const library = { list: async () => [], add, remove: async () => undefined };
  const dropped = { id: 1, sectionId: 'g', slot: null, files: [new File(['x'], 'a.png')] };
  const view = <DroppedPictures drop={dropped} onDone={() => undefined} />;
  const { editor } = renderEditor(view, { draft: { ...draft, design }, host: { library } });
  await act(async () => undefined);
  return editor;
}

test('a picture goes into the gallery that it was dropped on', async () => {
  const editor = await drop(draft.design);
  expect(await screen.findByText(m.placed(1))).toBeTruthy();
  const { images = {} } = editor().draft.design.pages[0]?.sections[0]?.customData ?? {};
  expect(Object.values(images)).toEqual(['file:new']);
});

test('a full gallery cannot take a picture, which waits in the library', async () => {
  const design = fullGallery();
  const editor = await drop(design);
  expect(await screen.findByText(m.galleryFull(1))).toBeTruthy();
  expect(editor().draft.design).toBe(design);
});
