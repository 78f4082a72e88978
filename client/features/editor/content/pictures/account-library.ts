/** The library of pictures of somebody with an account: the files that it keeps for designs. */
import { session } from '#client/lib/session/session.js';
import { loadAccountPictures, loadSendAsset } from '#client/features/files/index.js';
import type { AddedPicture, AddingPicture, PictureLibrary } from '../../context/picture-library.js';
import { designMessages } from '../../messages/design.messages.js';
import { readPicture } from './section-picture.js';
import { sendGuestLibrary } from './send-guest-library.js';

async function add(file: File, adding: AddingPicture): Promise<AddedPicture> {
  const result = await readPicture(file, 'asset');
  adding.signal.throwIfAborted();
  if (result.kind === 'refused') return { ...result, message: designMessages.content.pictureFault[result.fault] };
  const sendAsset = await loadSendAsset();
  return { kind: 'added', image: await sendAsset(result.dataUrl, { ...adding, name: file.name }), notice: null };
}

export const accountLibrary: PictureLibrary = {
  list: async () => {
    const owner = session.accountId();
    // Pictures that its owner has added as a guest are among them from now on.
    if (owner !== null) await sendGuestLibrary(owner, null);
    return (await loadAccountPictures()).accountPictures();
  },
  add,
  remove: async (image) => (await loadAccountPictures()).deleteAccountPicture(image),
};
