/** Sends the originals that a guest's browser has kept, once there is an account. */
import type { Owner } from '#client/lib/session/owner.js';
import { loadGuestLibrary, loadOriginals, loadSendAsset } from '#client/features/files/index.js';
import { pictureKey, type SentPictures } from '#client/features/editor/index.js';

interface GuestPictures {
  readonly owner: Owner;
  readonly sessionId: string;
  /** The references in the design. */
  readonly pictures: readonly string[];
}

/**
 * Answers what has arrived; a picture without an original stays as it is. `onSent` is called for each at once.
 * Rejects with what the first that failed did.
 */
export async function sendPictures(
  { owner, sessionId, pictures }: GuestPictures,
  onSent: (sent: SentPictures) => void = () => undefined,
): Promise<SentPictures> {
  const byKey = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const arrived = new Map<string, string>();
  if (byKey.size === 0) return arrived;
  const [{ sendOriginals }, { removeFromGuestLibrary }, sendAsset] = await Promise.all([
    loadOriginals(),
    loadGuestLibrary(),
    loadSendAsset(),
  ]);
  const place = { owner, draftId: sessionId };
  await sendOriginals(
    place,
    [...byKey.keys()],
    (key, reference) => {
      const picture = byKey.get(key);
      if (picture === undefined) return;
      arrived.set(picture, reference);
      onSent(new Map([[picture, reference]]));
      // The account has it now.
      void removeFromGuestLibrary(place, key).catch((error: unknown) =>
        console.warn('wizard: a sent picture stayed in the library', error),
      );
    },
    (file) => sendAsset(file, { name: file.name }),
  );
  return arrived;
}
