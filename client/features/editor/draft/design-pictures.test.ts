import { designHistoryReducer, newHistory } from '../edits/history.js';
import { editorReducer } from '../edits/editor-state.js';
import { emptyDesignDraft, type DesignDraft } from './design-draft.js';
import { picturesOfGuest, withSentPictures } from './design-pictures.js';

const [SMALL, OTHER] = ['data:image/webp;base64,AAAA', 'data:image/webp;base64,BBBB'];
const put = (value: string) =>
  ({ type: 'contentEdited', sectionId: 'a', kind: 'images', slot: 'picture', value }) as const;
const hero = editorReducer<DesignDraft>(
  { ...emptyDesignDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const crop = { type: 'contentEdited', sectionId: 'a', kind: 'crops', slot: 'picture', value: '0 0 0.5 1' } as const;
const customData = ({ design }: typeof hero) => design.pages[0]?.sections[0]?.customData;

test('the account’s picture takes the place of a guest’s, with its crop', () => {
  const drawn = editorReducer(editorReducer(hero, put(SMALL)), crop);
  expect(picturesOfGuest(drawn.design)).toEqual([SMALL]);
  const design = withSentPictures(drawn.design, new Map([[SMALL, 'file:1']]));
  expect(customData({ ...drawn, design })).toEqual({ images: { picture: 'file:1' }, crops: { picture: '0 0 0.5 1' } });
  expect(picturesOfGuest(design)).toEqual([]);
});

test('the account’s picture becomes the icon, too', () => {
  const design = { ...hero.design, settings: { icon: SMALL } };
  expect(picturesOfGuest(design)).toEqual([SMALL]);
  expect(withSentPictures(design, new Map([[SMALL, 'file:1']])).settings).toEqual({ icon: 'file:1' });
});

test('a picture that has not arrived stays as it is', () => {
  const { design } = editorReducer(hero, put(SMALL));
  expect(withSentPictures(design, new Map([[OTHER, 'file:2']]))).toBe(design);
});

test('undoing cannot bring the small picture back', () => {
  const steps = [put(SMALL), crop, put(OTHER), { type: 'undone' } as const];
  const before = steps.reduce(designHistoryReducer, newHistory(hero));
  const sent = new Map([
    [SMALL, 'file:1'],
    [OTHER, 'file:2'],
  ]);
  const after = designHistoryReducer(before, { type: 'picturesSent', sent });
  expect(customData(after.draft)?.images).toEqual({ picture: 'file:1' });
  expect(after.past).toHaveLength(before.past.length);
  expect(customData(designHistoryReducer(after, { type: 'redone' }).draft)?.images).toEqual({ picture: 'file:2' });
});
