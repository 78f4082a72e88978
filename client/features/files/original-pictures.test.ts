import { jest } from '@jest/globals';
import { PICTURES } from '#core/limits/limits.js';
import { forgetKept, handOverKept, memoryStore, newKept, type KeptStore } from './kept-files.js';
import { storeGuestOriginal, originalsSlot, sendOriginals, type OriginalsPlace } from './original-pictures.js';

const { files: MOST, bytes: MOST_BYTES } = PICTURES.guest.originals;
const NONE: ReadonlySet<string> = new Set();

let drafts = 0;
/** Each test has a draft of its own: what was sent is remembered by its draft. */
const newPlace = (owner: OriginalsPlace['owner'] = 'guest'): OriginalsPlace => ({
  owner,
  draftId: `d${(drafts += 1)}`,
});
const lasting = (): KeptStore => ({ ...memoryStore(), isLasting: true });

function fileOf(size: number): File {
  const file = new File(['x'], 'picture.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const keysIn = async (store: KeptStore, { owner, draftId }: OriginalsPlace): Promise<string[]> =>
  (await store.list(owner, originalsSlot(draftId))).map(({ id }) => id.slice(originalsSlot(draftId).length + 1));

describe('originals of a guest’s pictures', () => {
  test('wait under their draft, and follow their owner into the account', async () => {
    const [store, place] = [lasting(), newPlace()];
    expect(await storeGuestOriginal(place, 'a', fileOf(10), NONE, store)).toBe('kept');
    await handOverKept('guest', 'u1', store);
    expect(await keysIn(store, place)).toEqual([]);
    expect(await keysIn(store, { ...place, owner: 'u1' })).toEqual(['a']);
    await forgetKept('u1', undefined, store);
    expect(await keysIn(store, { ...place, owner: 'u1' })).toEqual([]);
  });

  test('cannot be more, or larger, than a browser is asked to keep', async () => {
    const [store, place] = [lasting(), newPlace()];
    const shown = new Set(Array.from({ length: MOST }, (_, n) => `k${n}`));
    for (const key of shown) expect(await storeGuestOriginal(place, key, fileOf(1), shown, store)).toBe('kept');
    expect(await storeGuestOriginal(place, 'more', fileOf(1), shown, store)).toBe('full');
    // The same picture again takes no more room.
    expect(await storeGuestOriginal(place, 'k1', fileOf(1), shown, store)).toBe('kept');
    const [other, large] = [lasting(), newPlace()];
    expect(await storeGuestOriginal(large, 'a', fileOf(MOST_BYTES), new Set(['a']), other)).toBe('kept');
    expect(await storeGuestOriginal(large, 'b', fileOf(1), new Set(['a']), other)).toBe('full');
  });

  test('give their room to those that the design still shows', async () => {
    const [store, place, second] = [lasting(), newPlace(), newPlace()];
    await storeGuestOriginal(second, 'of another draft', fileOf(1), NONE, store);
    await storeGuestOriginal(place, 'gone', fileOf(MOST_BYTES - 2), NONE, store);
    await storeGuestOriginal(place, 'shown', fileOf(1), NONE, store);
    expect(await storeGuestOriginal(place, 'new', fileOf(5), new Set(['shown']), store)).toBe('kept');
    expect((await keysIn(store, place)).toSorted()).toEqual(['new', 'shown']);
    expect(await keysIn(store, second)).toEqual(['of another draft']);
  });

  test('leave the room of project files alone', async () => {
    const [store, place] = [lasting(), newPlace()];
    await store.put(newKept({ owner: 'guest', slot: `draft:${place.draftId}` }, [fileOf(MOST_BYTES)], '', 1));
    expect(await storeGuestOriginal(place, 'a', fileOf(5), NONE, store)).toBe('kept');
    expect(await store.list('guest', `draft:${place.draftId}`)).toHaveLength(1);
  });

  test('cannot be kept in a private window, or by a full disk, and never throw', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await storeGuestOriginal(newPlace(), 'a', fileOf(1), NONE, memoryStore())).toBe('forbidden');
    const full: KeptStore = { ...lasting(), put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    expect(await storeGuestOriginal(newPlace(), 'a', fileOf(1), NONE, full)).toBe('full');
  });
});

describe('originals on their way', () => {
  test('are sent once, and forgotten when they have arrived', async () => {
    const [store, place] = [lasting(), newPlace('u1')];
    await storeGuestOriginal(place, 'a', fileOf(1), NONE, store);
    await storeGuestOriginal(place, 'b', fileOf(2), NONE, store);
    const send = jest.fn((file: File) => Promise.resolve(`file:${file.size}`));
    const arrived: string[] = [];
    const run = () =>
      sendOriginals(place, ['a', 'b', 'unknown'], (...sent) => arrived.push(sent.join(' ')), send, store);
    await Promise.all([run(), run()]);
    expect(send).toHaveBeenCalledTimes(2);
    expect(arrived.toSorted()).toEqual(['a file:1', 'a file:1', 'b file:2', 'b file:2']);
    expect(await keysIn(store, place)).toEqual([]);
  });

  test('cannot be lost where the journey fails: they are sent again', async () => {
    const [store, place] = [lasting(), newPlace('u1')];
    await storeGuestOriginal(place, 'a', fileOf(1), NONE, store);
    const fails = () => Promise.reject(new Error('away'));
    await expect(sendOriginals(place, ['a'], () => undefined, fails, store)).rejects.toThrow('away');
    expect(await keysIn(store, place)).toEqual(['a']);
    const arrived: string[] = [];
    await sendOriginals(
      place,
      ['a'],
      (_, reference) => arrived.push(reference),
      () => Promise.resolve('file:1'),
      store,
    );
    expect(arrived).toEqual(['file:1']);
  });

  test('cannot be another owner’s', async () => {
    const [store, place] = [lasting(), newPlace('u1')];
    await storeGuestOriginal(place, 'a', fileOf(1), NONE, store);
    const send = jest.fn(() => Promise.resolve('file:1'));
    await sendOriginals({ ...place, owner: 'u2' }, ['a'], () => undefined, send, store);
    expect(send).not.toHaveBeenCalled();
  });
});
