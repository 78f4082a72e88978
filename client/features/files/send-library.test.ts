import { jest } from '@jest/globals';
import { RestError } from '#client/lib/rest/rest-error.js';
import { uiError } from '#client/lib/errors.js';
import { addToGuestLibrary, guestLibrary, guestLibraryKeys } from './guest-library.js';
import { memoryStore, type KeptStore } from './kept-files.js';
import { originalOf, storeGuestOriginal } from './original-pictures.js';
import { sendLibrary, type LibrarySending } from './send-library.js';

const SMALL = `data:image/webp;base64,${btoa('small')}`;
const original = new File(['original'], 'picture.jpg', { type: 'image/jpeg' });
const refused = (status: number) => new RestError(status, 'x', uiError('VALIDATION_ERROR'));

/** Pictures that were sent are remembered by owner and draft: each test has an owner of its own. */
let owners = 0;

/** The libraries of an account: a picture `a` of its first draft, `b` of its second, with originals. */
async function libraries(send: LibrarySending['send'] = async () => 'file:1', keys = ['a', 'b']) {
  const store: KeptStore = { ...memoryStore(), isLasting: true };
  const owner = `u${(owners += 1)}`;
  for (const [at, key] of keys.entries()) {
    const place = { owner, draftId: `d${at + 1}` };
    await addToGuestLibrary(place, { key, image: SMALL, name: `${key}.heic` }, store);
    await storeGuestOriginal(place, key, original, new Set(), store);
  }
  const sent: string[] = [];
  const run = (over: Partial<LibrarySending> = {}) =>
    sendLibrary(
      {
        owner,
        open: null,
        send: async (file) => {
          sent.push(`${file.name} ${file.type}`);
          return send(file);
        },
        remade: async () => null,
        ...over,
      },
      store,
    );
  const left = () => guestLibraryKeys({ owner, draftId: null }, store);
  const hasOriginal = async (draftId: string, key: string) =>
    (await originalOf({ owner, draftId }, key, store)) !== undefined;
  return { store, owner, run, sent, left, hasOriginal };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test('pictures of every draft are sent once, under the names of their files', async () => {
  const { run, sent, left } = await libraries();
  await Promise.all([run(), run()]);
  expect(sent).toEqual(['a.heic image/jpeg', 'b.heic image/jpeg']);
  expect(await left()).toEqual([]);
});

test('what cannot be sent is kept, and sent the next time', async () => {
  let isOnline = false;
  const { run, sent, left } = await libraries(() =>
    isOnline ? Promise.resolve('file:1') : Promise.reject(refused(503)),
  );
  await run();
  expect([sent, await left()]).toEqual([['a.heic image/jpeg'], ['a', 'b']]);
  isOnline = true;
  await run();
  expect(await left()).toEqual([]);
});

test('a picture that is refused cannot stop the others', async () => {
  const { run, left } = await libraries(({ name }) =>
    name === 'a.heic' ? Promise.reject(refused(422)) : Promise.resolve('file:1'),
  );
  await run();
  expect(await left()).toEqual(['a']);
});

test('originals of a design wait for it, others of the open draft go', async () => {
  const { run, hasOriginal } = await libraries();
  await run({ open: { draftId: 'd1', shown: new Set() } });
  expect([await hasOriginal('d1', 'a'), await hasOriginal('d2', 'b')]).toEqual([false, true]);
  const shown = await libraries();
  await shown.run({ open: { draftId: 'd1', shown: new Set(['a']) } });
  expect(await shown.hasOriginal('d1', 'a')).toBe(true);
});

test('a picture without an original is sent as it is, drawn anew', async () => {
  const { store, owner, run, sent, left } = await libraries(undefined, []);
  await addToGuestLibrary({ owner, draftId: 'd1' }, { key: 'c', image: SMALL, name: 'c.png' }, store);
  await run();
  expect([sent, await left()]).toEqual([[], ['c']]);
  await run({ remade: async ({ name }) => new File(['x'], name, { type: 'image/png' }) });
  expect([sent, await left()]).toEqual([['c.png image/png'], []]);
});

test('another owner’s pictures cannot be sent', async () => {
  const { run, owner, store } = await libraries();
  const send = jest.fn(async () => 'file:1');
  await run({ owner: `${owner} and another`, send });
  expect(send).not.toHaveBeenCalled();
  expect(await guestLibrary({ owner, draftId: 'd1' }, store)).toHaveLength(1);
});
