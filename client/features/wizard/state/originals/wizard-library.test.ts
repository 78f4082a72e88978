/** The library of a draft of the wizard: a guest's own, and with an account what could not be sent yet besides. */
import { jest } from '@jest/globals';
import { session } from '#client/lib/session/session.js';
import { user } from '#client/lib/session/session-fixtures.js';
import type { AssetSending } from '#client/features/files/send-asset.js';
import { addToGuestLibrary } from '#client/features/files/guest-library.js';

const PICTURE = `data:image/webp;base64,${btoa('a picture')}`;
const KEPT = { image: 'file:kept', name: 'kept.jpg', sizeBytes: 1, url: '/kept' };
const sendAsset = jest.fn<(file: File, sending: AssetSending) => Promise<string>>();
jest.unstable_mockModule('#client/features/files/send-asset.js', () => ({ sendAsset }));
jest.unstable_mockModule('#client/features/files/account-pictures.js', () => ({ accountPictures: async () => [KEPT] }));
jest.unstable_mockModule('#client/features/editor/content/pictures/section-picture.js', () => ({
  readPicture: async () => ({ kind: 'ready', dataUrl: PICTURE.replace('webp', 'jpeg') }),
}));
const { loadSendGuestLibrary, pictureKey } = await import('#client/features/editor/index.js');
const sendGuestLibrary = await loadSendGuestLibrary();
const { listPictures, removePicture } = await import('./wizard-library.js');

const owner = user.id;
const place = { owner, sessionId: 'new' };
const namesOf = async (isSignedIn: boolean, of = place) => (await listPictures(of, isSignedIn)).map(({ name }) => name);
/** A picture that its owner added as a guest, to a draft that has been ordered since. */
const addBefore = (key: string) =>
  addToGuestLibrary({ owner, draftId: 'ordered' }, { key, image: PICTURE, name: `${key}.heic` });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  session.signIn({ accessToken: 'a', refreshToken: 'r', expiresAt: Date.now() + 1_800_000 }, user);
  sendAsset.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('pictures of an ordered draft reach the account under their names', async () => {
  sendAsset.mockResolvedValue('file:1');
  await addBefore('a');
  expect(await namesOf(true)).toEqual(['kept.jpg']);
  expect(sendAsset.mock.calls.map(([, { name }]) => name)).toEqual(['a.heic']);
});

test('what cannot be sent yet is listed with the account’s, and can be deleted', async () => {
  sendAsset.mockRejectedValue(new Error('away'));
  await addBefore(pictureKey(PICTURE));
  expect(await namesOf(true)).toEqual([`${pictureKey(PICTURE)}.heic`, 'kept.jpg']);
  await removePicture(place, true, PICTURE);
  expect(await namesOf(true)).toEqual(['kept.jpg']);
});

test('pictures of another account cannot be sent', async () => {
  await addToGuestLibrary({ owner: 'another', draftId: 'd' }, { key: 'a', image: PICTURE, name: 'a.jpg' });
  await sendGuestLibrary('another', null);
  expect(sendAsset).not.toHaveBeenCalled();
});

test('a guest cannot see the pictures of another draft', async () => {
  await addToGuestLibrary({ owner: 'guest', draftId: 'other' }, { key: 'a', image: PICTURE, name: 'a.jpg' });
  expect(await namesOf(false, { owner: 'guest', sessionId: 'new' })).toEqual([]);
});
