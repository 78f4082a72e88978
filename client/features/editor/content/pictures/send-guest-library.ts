import type { Owner } from '#client/lib/session/owner.js';
import { session } from '#client/lib/session/session.js';
import { loadOriginals, loadSendAsset, loadSendLibrary } from '#client/features/files/index.js';
import { pictureKey } from '../../draft/design-pictures.js';
import { readPicture } from './section-picture.js';

interface OpenDraft {
  readonly draftId: string;
  /** The pictures of its design that are still in the browser. */
  readonly pictures: readonly string[];
}

/** Sends what an owner has added to libraries as a guest; see sendLibrary. `open` null: no draft is. Never rejects. */
export async function sendGuestLibrary(owner: Owner, open: OpenDraft | null): Promise<void> {
  const [sendLibrary, sendAsset, { fileOf }] = await Promise.all([loadSendLibrary(), loadSendAsset(), loadOriginals()]);
  await sendLibrary({
    owner,
    open: open && { draftId: open.draftId, shown: new Set(open.pictures.map(pictureKey)) },
    send: async (file) => {
      // They are on their way for long: another person may have signed in meanwhile.
      if (session.accountId() !== owner) throw new Error('the account of these pictures has signed out');
      return sendAsset(file, { name: file.name });
    },
    remade: async (file) => {
      const result = await readPicture(file, 'asset');
      return result.kind === 'refused' ? null : fileOf(result.dataUrl, file.name);
    },
  });
}
