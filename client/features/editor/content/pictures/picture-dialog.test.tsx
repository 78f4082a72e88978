/** The settings of a picture: its important point by the keyboard, and its alternative text. */
import { fireEvent, screen } from '@testing-library/react';
import { sectionPictureMessages as m } from '../../messages/pictures.messages.js';
import { emptyDesignDraft } from '../../draft/design-draft.js';
import { editorReducer } from '../../edits/editor-state.js';
import { renderEditor } from '../../testing/render-editor.js';
import { useEditor } from '../../context/editor-context.js';
import { PictureDialog } from './picture-dialog.js';

const put = { type: 'contentEdited', sectionId: 'a', kind: 'images', slot: 'main' } as const;
const PICTURE = 'data:image/png;base64,AAAA';
const draft = editorReducer(editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'a', sectionType: 'hero' }), {
  ...put,
  value: PICTURE,
});

function Dialog() {
  const section = useEditor().draft.design.pages[0]?.sections[0];
  return section ? <PictureDialog section={section} slot="main" label="تصویر اصلی" onClose={() => undefined} /> : null;
}

function open() {
  const { editor } = renderEditor(<Dialog />, { draft });
  return { editor, data: () => editor().draft.design.pages[0]?.sections[0]?.customData };
}
const point = () => screen.getByRole('button', { name: /درصد از چپ/ });

beforeEach(() => localStorage.clear());

test('arrow keys move the important point, and stay inside', () => {
  const { data } = open();
  fireEvent.keyDown(point(), { key: 'ArrowLeft' });
  expect(data()?.focalPoints).toEqual({ main: '48 50' });
  for (let press = 0; press < 9; press += 1) fireEvent.keyDown(point(), { key: 'ArrowUp', shiftKey: true });
  expect(data()?.focalPoints).toEqual({ main: '48 0' });
  fireEvent.click(screen.getByRole('button', { name: m.middle }));
  expect(data()?.focalPoints).toBeUndefined();
});

test('a crop is made by keys, keeps the important point and is taken back', () => {
  const { data } = open();
  for (const key of ['ArrowLeft', 'ArrowUp']) fireEvent.keyDown(point(), { key, shiftKey: true });
  fireEvent.click(screen.getByRole('tab', { name: m.crop }));
  const corner = screen.getByRole('button', { name: m.corner({ x: 1, y: 1 }) });
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true });
  expect(data()).toMatchObject({ crops: { main: '0 0 0.8 1' }, focalPoints: { main: '50 40' } });
  fireEvent.click(screen.getByRole('button', { name: m.ratios['1:1'] }));
  expect(data()?.crops).toBeUndefined();
  fireEvent.keyDown(corner, { key: 'ArrowUp' });
  expect(data()?.crops).toEqual({ main: '0 0 0.99 0.99' });
  fireEvent.keyDown(screen.getByRole('button', { name: m.moveCrop }), { key: 'ArrowRight' });
  expect(data()?.crops).toEqual({ main: '0.01 0 0.99 0.99' });
  fireEvent.click(screen.getByRole('button', { name: m.whole }));
  expect(data()?.crops).toBeUndefined();
});

test('what a picture shows goes with the picture', () => {
  const { data, editor } = open();
  fireEvent.change(screen.getByLabelText(m.alt), { target: { value: 'ویترین فروشگاه' } });
  fireEvent.keyDown(point(), { key: 'ArrowDown' });
  expect(data()).toEqual({
    images: { main: PICTURE },
    pictureTexts: { main: 'ویترین فروشگاه' },
    focalPoints: { main: '50 52' },
  });
  fireEvent.click(screen.getByRole('button', { name: m.remove }));
  expect(data()).toEqual({});
  expect(editor().draft.design.pages[0]?.sections).toHaveLength(1);
});
