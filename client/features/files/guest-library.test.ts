import { PICTURES } from '#core/limits/limits.js';
import { addToGuestLibrary, guestLibrary, removeFromGuestLibrary } from './guest-library.js';
import { forgetKept, handOverKept, memoryStore, type KeptStore } from './kept-files.js';

const PICTURE = `data:image/webp;base64,${btoa('a picture')}`;
const place = { owner: 'guest', draftId: 'd' } as const;
const add = (store: KeptStore, key: string, image = PICTURE) =>
  addToGuestLibrary(place, { key, image, name: `${key}.jpg` }, store);

test('pictures wait in the browser as they were added, and follow their owner into the account', async () => {
  const store = memoryStore();
  await add(store, 'a');
  expect(await guestLibrary(place, store)).toEqual([{ image: PICTURE, name: 'a.jpg', sizeBytes: 9 }]);
  await handOverKept('guest', 'u1', store);
  expect(await guestLibrary(place, store)).toEqual([]);
  expect(await guestLibrary({ ...place, owner: 'u1' }, store)).toHaveLength(1);
});

test('the same picture is there once, and goes alone', async () => {
  const store = memoryStore();
  for (const key of ['a', 'b', 'a']) await add(store, key);
  expect(await guestLibrary(place, store)).toHaveLength(2);
  await removeFromGuestLibrary(place, 'a', store);
  expect((await guestLibrary(place, store)).map(({ name }) => name)).toEqual(['b.jpg']);
  await forgetKept('guest', 'library:d', store);
  expect(await guestLibrary(place, store)).toEqual([]);
});

test('a library that is full takes no more', async () => {
  const store = memoryStore();
  for (let key = 0; key < PICTURES.guest.libraryFiles; key += 1) await add(store, String(key));
  expect(await add(store, 'one more')).toBe(false);
  expect(await add(store, '0')).toBe(true);
  expect(await guestLibrary(place, store)).toHaveLength(PICTURES.guest.libraryFiles);
});
