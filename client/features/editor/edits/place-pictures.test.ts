import type { FieldGroup } from '#sitekit/texts/field-groups.js';
import { emptyDesignDraft } from '../draft/design-draft.js';
import { editorReducer } from './editor-state.js';
import { placePictures, placesOf } from './place-pictures.js';

const slot = (name: string) => ({ name, label: name });

/** A gallery with a picture of its own and a list of at most `max` items. */
function galleryOf(max: number, items: readonly number[] = [1, 2]): FieldGroup[] {
  const list = {
    key: 'item',
    name: { many: 'تصویرها', one: 'تصویر' },
    items: items.map((n) => ({ n, texts: [], images: [slot(`picture${n}`)], links: [] })),
    hidden: [],
    max,
  };
  return [
    { key: '', name: null, texts: [], images: [slot('main')], links: [], lists: [list], table: null, form: null },
  ];
}
const gallery = { sectionType: 'gallery', customData: { images: { picture1: 'file:own' } } } as const;

test('several fill the items that show a sample, and add items up to the bound of the list', () => {
  const dropped = { section: gallery, groups: galleryOf(4), slot: null, images: ['a', 'b', 'c', 'd'] };
  expect(placesOf(dropped)).toEqual({
    images: { picture2: 'a', picture3: 'b', picture4: 'c' },
    list: { key: 'item', items: [1, 2, 3, 4] },
    left: 1,
  });
});

test('one on a picture of a gallery replaces it, several become further ones', () => {
  const dropped = { section: gallery, groups: galleryOf(4), slot: 'picture1' };
  expect(placesOf({ ...dropped, images: ['a'] })).toEqual({ images: { picture1: 'a' }, list: null, left: 0 });
  expect(placesOf({ ...dropped, images: ['a', 'b'] })?.images).toEqual({ picture2: 'a', picture3: 'b' });
});

test('elsewhere the first replaces the picture under it', () => {
  const section = { sectionType: 'team', customData: {} } as const;
  const dropped = { section, groups: galleryOf(4), images: ['a', 'b'] };
  expect(placesOf({ ...dropped, slot: 'picture2' })).toEqual({ images: { picture2: 'a' }, list: null, left: 1 });
  expect(placesOf({ ...dropped, slot: null })?.images).toEqual({ main: 'a' });
});

test('a gallery that is full, and a section without pictures, cannot take more', () => {
  const full = { sectionType: 'gallery', customData: { images: { picture1: 'x', picture2: 'y' } } } as const;
  expect(placesOf({ section: full, groups: galleryOf(2), slot: null, images: ['a'] })).toMatchObject({
    images: {},
    left: 1,
  });
  const [group] = galleryOf(2);
  const none = group ? [{ ...group, images: [], lists: [] }] : [];
  expect(placesOf({ section: gallery, groups: none, slot: null, images: ['a'] })).toBeNull();
});

test('all of them are one change of the design', () => {
  const draft = editorReducer(emptyDesignDraft(), { type: 'sectionAdded', id: 'g', sectionType: 'gallery' });
  const placed = { images: { picture1: 'file:a', picture7: 'file:b' }, list: { key: 'item', items: [1, 7] }, left: 0 };
  const data = placePictures(draft.design, 'g', placed).pages[0]?.sections[0]?.customData;
  expect(data).toEqual({ images: placed.images, lists: { item: [1, 7] } });
});
