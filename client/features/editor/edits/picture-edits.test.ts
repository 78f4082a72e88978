import type { Design } from '#core/design/design.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { pictureUses } from '../draft/picture-uses.js';
import type { EditorAction } from './editor-actions.js';
import { editorReducer } from './editor-state.js';
import { designHistoryReducer, newHistory } from './history.js';
import { replacePicture, withoutPicture } from './picture-edits.js';

const [OLD, OTHER, NEW] = ['file:old', 'file:other', 'file:new'];

const put = (sectionId: string, slot: string, value: string): EditorAction => ({
  type: 'contentEdited',
  sectionId,
  kind: 'images',
  slot,
  value,
});

/** A gallery with two pictures, a shared header with one of them, and a page whose links show it. */
const draft = (() => {
  const actions: readonly EditorAction[] = [
    { type: 'sectionAdded', id: 'g', sectionType: 'gallery' },
    { type: 'sectionAdded', id: 'h', sectionType: 'headers', isShared: true },
    put('g', 'picture1', OLD),
    put('g', 'picture2', OTHER),
    put('h', 'picture', OLD),
    { type: 'contentEdited', sectionId: 'g', kind: 'pictureTexts', slot: 'picture1', value: 'ویترین' },
    { type: 'contentEdited', sectionId: 'g', kind: 'pictureTexts', slot: 'picture2', value: 'نان' },
  ];
  const edited = actions.reduce(editorReducer, emptyDesignDraft());
  const pages = edited.design.pages.map((page) => ({ ...page, seo: { image: OLD } }));
  return { ...edited, design: { ...edited.design, pages } };
})();
const dataOf = ({ pages }: Design) => pages[0]?.sections[0]?.customData;

test('each picture knows where the design shows it', () => {
  const uses = pictureUses({ ...draft, branding: { ...draft.branding, logo: OTHER } });
  expect([...uses.keys()]).toEqual([OLD, OTHER]);
  expect(uses.get(OLD)?.map((use) => (use.kind === 'section' ? [use.pageId, use.slot] : use.kind))).toEqual([
    [null, 'picture'],
    [draft.design.pages[0]?.id, 'picture1'],
    'share',
  ]);
  expect(uses.get(OTHER)?.map(({ kind }) => kind)).toEqual(['section', 'logo']);
});

test('the drawings of the section library are none of the customer’s pictures', () => {
  const drawn = editorReducer(draft, put('g', 'picture3', 'gallery/1.png'));
  expect([...pictureUses(drawn).keys()]).toEqual([OLD, OTHER]);
});

test('a picture is replaced everywhere, and what was said of it goes', () => {
  const design = replacePicture(draft.design, OLD, NEW);
  expect(dataOf(design)).toEqual({
    images: { picture1: NEW, picture2: OTHER },
    pictureTexts: { picture2: 'نان' },
  });
  expect(design.shared?.header?.customData.images).toEqual({ picture: NEW });
  expect(design.pages[0]?.seo?.image).toBe(NEW);
});

test('replacing everywhere is one step of the history', () => {
  const replaced = designHistoryReducer(newHistory(draft), {
    type: 'picturesChanged',
    design: replacePicture(draft.design, OLD, NEW),
  });
  expect(replaced.past).toHaveLength(1);
  expect(designHistoryReducer(replaced, { type: 'undone' }).draft.design).toBe(draft.design);
});

test('a picture that is nowhere cannot be replaced, nor by itself', () => {
  expect(replacePicture(draft.design, 'file:nowhere', NEW)).toBe(draft.design);
  expect(replacePicture(draft.design, OLD, OLD)).toBe(draft.design);
});

test('the picture of shared links cannot become one that is only in the browser', () => {
  const design = replacePicture(draft.design, OLD, 'data:image/png;base64,AAAA');
  expect(design.pages[0]?.seo?.image).toBe(OLD);
  expect(dataOf(design)?.images).toMatchObject({ picture1: 'data:image/png;base64,AAAA' });
});

test('a design without the picture stays the same one', () => {
  expect(withoutPicture(draft.design, 'file:nowhere')).toBe(draft.design);
  const left = withoutPicture(draft.design, OLD);
  expect([dataOf(left)?.images, left.shared?.header?.customData.images]).toEqual([{ picture2: OTHER }, {}]);
  expect(left.pages[0]?.seo).toEqual({});
});

test('undoing cannot bring a deleted picture back', () => {
  const other = designHistoryReducer(newHistory(draft), {
    type: 'picturesChanged',
    design: replacePicture(draft.design, OLD, NEW),
  });
  const deleted = designHistoryReducer(other, { type: 'pictureDeleted', image: OLD });
  const { design } = designHistoryReducer(deleted, { type: 'undone' }).draft;
  expect(dataOf(design)).toEqual({ images: { picture2: OTHER }, pictureTexts: { picture2: 'نان' } });
  expect(design.pages[0]?.seo?.image).toBeUndefined();
});

test('undoing cannot bring a deleted logo back', () => {
  const withLogo = designHistoryReducer(newHistory(draft), { type: 'logoPlaced', logo: OLD });
  const removed = designHistoryReducer(withLogo, { type: 'logoRemoved' });
  const deleted = designHistoryReducer(removed, { type: 'pictureDeleted', image: OLD });
  expect(designHistoryReducer(deleted, { type: 'undone' }).draft.branding.logo).toBeNull();
});

test('undoing cannot bring a deleted icon back', () => {
  const change = { icon: OLD };
  const withIcon = designHistoryReducer(newHistory(draft), { type: 'settingsEdited', change, step: null });
  expect(pictureUses(withIcon.draft).get(OLD)?.at(-1)?.kind).toBe('icon');
  const none = { icon: undefined };
  const removed = designHistoryReducer(withIcon, { type: 'settingsEdited', change: none, step: null });
  const deleted = designHistoryReducer(removed, { type: 'pictureDeleted', image: OLD });
  expect(designHistoryReducer(deleted, { type: 'undone' }).draft.design.settings).toBeUndefined();
});

test('an icon is replaced where its picture is', () => {
  const design = { ...draft.design, settings: { icon: OLD } };
  expect(replacePicture(design, OLD, NEW).settings).toEqual({ icon: NEW });
});

test('another logo stays when a picture is deleted', () => {
  const withLogo = designHistoryReducer(newHistory(draft), { type: 'logoPlaced', logo: OTHER });
  const removed = designHistoryReducer(withLogo, { type: 'logoRemoved' });
  const deleted = designHistoryReducer(removed, { type: 'pictureDeleted', image: OLD });
  expect(designHistoryReducer(deleted, { type: 'undone' }).draft.branding.logo).toBe(OTHER);
});
