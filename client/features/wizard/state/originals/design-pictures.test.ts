import { historyReducer, newHistory } from '../edits/history.js';
import { wizardReducer } from '../edits/wizard-state.js';
import { newDraft } from '../drafts/wizard-draft.js';
import { picturesOfGuest, withSentPictures } from './design-pictures.js';

const [SMALL, OTHER] = ['data:image/webp;base64,AAAA', 'data:image/webp;base64,BBBB'];
const put = (value: string) =>
  ({ type: 'contentEdited', sectionId: 'a', kind: 'images', slot: 'picture', value }) as const;
const hero = wizardReducer(
  { ...newDraft(), siteType: 'business', method: 'dynamic' },
  { type: 'sectionAdded', id: 'a', sectionType: 'hero' },
);
const crop = { type: 'contentEdited', sectionId: 'a', kind: 'crops', slot: 'picture', value: '0 0 0.5 1' } as const;
const customData = ({ design }: typeof hero) => design.pages[0]?.sections[0]?.customData;

test('the account’s picture takes the place of a guest’s, with its crop', () => {
  const drawn = wizardReducer(wizardReducer(hero, put(SMALL)), crop);
  expect(picturesOfGuest(drawn.design)).toEqual([SMALL]);
  const design = withSentPictures(drawn.design, new Map([[SMALL, 'file:1']]));
  expect(customData({ ...drawn, design })).toEqual({ images: { picture: 'file:1' }, crops: { picture: '0 0 0.5 1' } });
  expect(picturesOfGuest(design)).toEqual([]);
});

test('a picture that has not arrived stays as it is', () => {
  const { design } = wizardReducer(hero, put(SMALL));
  expect(withSentPictures(design, new Map([[OTHER, 'file:2']]))).toBe(design);
});

test('undoing cannot bring the small picture back', () => {
  const steps = [put(SMALL), crop, put(OTHER), { type: 'undone' } as const];
  const before = steps.reduce(historyReducer, newHistory(hero));
  const sent = new Map([
    [SMALL, 'file:1'],
    [OTHER, 'file:2'],
  ]);
  const after = historyReducer(before, { type: 'picturesSent', sent });
  expect(customData(after.draft)?.images).toEqual({ picture: 'file:1' });
  expect(after.past).toHaveLength(before.past.length);
  expect(customData(historyReducer(after, { type: 'redone' }).draft)?.images).toEqual({ picture: 'file:2' });
});
