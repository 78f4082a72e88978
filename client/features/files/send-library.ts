/**
 * Sends the pictures that somebody has added to libraries as a guest to their account: of all drafts, since a draft may
 * have become an order by then, or may have been blank. What cannot be sent stays in this browser until the next time.
 */
import type { Owner } from '#client/lib/session/owner.js';
import { RestError } from '#client/lib/rest/rest-error.js';
import { removeFromGuestLibrary, waitingPictures, type WaitingPicture } from './guest-library.js';
import { keptStore, type KeptStore } from './kept-files.js';
import { forgetOriginal, originalOf, sendOnce, type SendOriginal } from './original-pictures.js';

export interface LibrarySending {
  readonly owner: Owner;
  /**
   * The draft that is open, and the keys of the pictures that its design shows. Its other originals are forgotten when
   * they have arrived; those of any design wait for it (sendOriginals). Null where no draft is open.
   */
  readonly open: { readonly draftId: string; readonly shown: ReadonlySet<string> } | null;
  readonly send: SendOriginal;
  /** A small picture without an original, as a file that the account takes; null where it cannot be read. */
  readonly remade: (file: File) => Promise<File | null>;
}

/** Never rejects. */
export async function sendLibrary(sending: LibrarySending, given?: KeptStore): Promise<void> {
  try {
    const store = given ?? (await keptStore());
    for (const picture of await waitingPictures(sending.owner, store)) await sendPicture(picture, sending, store);
  } catch (error) {
    console.warn('files: pictures of the library were not sent', error);
  }
}

/** The statuses of an answer about the file itself, which stops no other. */
const REFUSED: readonly (number | null)[] = [400, 413, 415, 422];

/** Rejects where the next one would fail as well. */
async function sendPicture(
  { draftId, key, file: small }: WaitingPicture,
  { owner, open, send, remade }: LibrarySending,
  store: KeptStore,
): Promise<void> {
  const place = { owner, draftId };
  const file = (await originalOf(place, key, store)) ?? (await remade(small));
  if (file === null) return;
  try {
    await sendOnce(place, key, () => send(new File([file], small.name, { type: file.type })));
  } catch (error) {
    if (!(error instanceof RestError) || !REFUSED.includes(error.status)) throw error;
    return console.warn('files: a picture of the library was refused', error);
  }
  await removeFromGuestLibrary(place, key, store);
  if (open?.draftId === draftId && !open.shown.has(key)) await forgetOriginal(place, key, store);
}
