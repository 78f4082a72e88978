/** Pictures that are dropped on the page or pasted: which are taken, and that they arrive. */
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PictureLibrary } from '../context/picture-library.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from '../edits/editor-state.js';
import { SeveralPictures } from '../content/pictures/several-pictures.js';
import { renderEditor } from '../testing/render-editor.js';
import { usePictureDrop } from './use-picture-drop.js';

const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'h', sectionType: 'hero' });

function Page({ selected }: { readonly selected: string | null }) {
  const [isPreview, setPreview] = useState(false);
  const { parts } = usePictureDrop(isPreview ? null : selected);
  return (
    <div data-section-keys="">
      <button type="button">canvas</button>
      <button type="button" onClick={() => setPreview(true)}>
        preview
      </button>
      <input aria-label="field" />
      {parts}
    </div>
  );
}

async function open(selected: string | null = 'h') {
  const add = jest.fn<PictureLibrary['add']>(() => new Promise(() => undefined));
  const library = { list: async () => [], add, remove: async () => undefined };
  renderEditor(<Page selected={selected} />, { draft, host: { library } });
  return add;
}

const picture = new File(['x'], 'a.png', { type: 'image/png' });
const paste = (target: Element, text = '') =>
  act(async () => void fireEvent.paste(target, { clipboardData: { getData: () => text, files: [picture] } }));

test('a picture that is pasted on the canvas goes on its way', async () => {
  const add = await open();
  await paste(screen.getByText('canvas'));
  expect(await screen.findByText('a.png')).toBeTruthy();
  expect(add).toHaveBeenCalledTimes(1);
});

test('a picture cannot be taken from a field, or beside text', async () => {
  const add = await open();
  await paste(screen.getByLabelText('field'));
  await paste(screen.getByText('canvas'), 'یک جدول از اکسل');
  expect(add).not.toHaveBeenCalled();
});

test('a picture that somebody else has taken cannot be taken again', async () => {
  const add = await open();
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('paste', take);
  await paste(screen.getByText('canvas'));
  document.removeEventListener('paste', take);
  expect(add).not.toHaveBeenCalled();
});

test('a preview cannot stop what is on its way', async () => {
  const add = await open();
  await paste(screen.getByText('canvas'));
  expect(await screen.findByText('a.png')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByText('preview')));
  expect(screen.getByText('a.png')).toBeTruthy();
  expect(add.mock.calls[0]?.[1].signal.aborted).toBe(false);
});

test('a picture cannot be pasted where no section is selected', async () => {
  const add = await open(null);
  await paste(screen.getByText('canvas'));
  expect(add).not.toHaveBeenCalled();
});

test('several that were chosen for a section go on their way', async () => {
  const add = jest.fn<PictureLibrary['add']>(() => new Promise(() => undefined));
  const library = { list: async () => [], add, remove: async () => undefined };
  const view = (
    <>
      <Page selected={null} />
      <SeveralPictures sectionId="h" />
    </>
  );
  const { editor } = renderEditor(view, { draft, host: { library } });
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('no field for files');
  await act(async () => void fireEvent.change(input, { target: { files: [picture, picture] } }));
  expect(await screen.findAllByText('a.png')).toHaveLength(2);
  expect(add).toHaveBeenCalledTimes(2);
  expect(editor().chosenFiles).toBeNull();
});
