/** The pictures of a draft of the wizard: among the files of the account, or of a guest in this browser. */
import {
  type AddedPicture,
  designMessages,
  type EditorHost,
  type LibraryPicture,
  loadAccountLibrary,
  loadSendPicture,
  pictureKey,
} from '#client/features/editor/index.js';
import { loadGuestLibrary } from '#client/features/files/index.js';
import { libraryMessages } from '../../messages/library.messages.js';
import { readGuestPicture, type GuestDraft } from './guest-picture.js';
import { storeGuestPicture } from './store-guest-picture.js';

type Place = Pick<GuestDraft, 'owner' | 'sessionId'>;

interface Draft extends GuestDraft {
  readonly isSignedIn: boolean;
}

type Sending = Parameters<EditorHost['storePicture']>[1];

/** See `EditorHost.storePicture`. */
export async function storePicture(file: File, sending: Sending, draft: Draft): Promise<string | null> {
  if (draft.isSignedIn) return (await loadSendPicture())(file, sending);
  return storeGuestPicture(file, draft, sending.signal);
}

/** See `PictureLibrary.list`. */
export async function listPictures(place: Place, isSignedIn: boolean): Promise<readonly LibraryPicture[]> {
  const kept = isSignedIn ? await (await loadAccountLibrary()).list() : [];
  return [...(await guestPictures(place, isSignedIn)), ...kept];
}

/** See `PictureLibrary.add`. */
export async function addPicture(file: File, adding: Sending, draft: Draft): Promise<AddedPicture> {
  if (draft.isSignedIn) return (await loadAccountLibrary()).add(file, adding);
  return addGuestPicture(file, draft, adding.signal);
}

/** Deletes a picture of the account, or one that is still in the browser, which is a `data:` address. */
export async function removePicture(place: Place, isSignedIn: boolean, image: string): Promise<void> {
  if (!image.startsWith('data:')) return (await loadAccountLibrary()).remove(image);
  const { removeFromGuestLibrary } = await loadGuestLibrary();
  await removeFromGuestLibrary(libraryOf(place, isSignedIn), pictureKey(image));
}

/** With an account, what could not be sent yet is that of all drafts, as the files of the account are. */
const libraryOf = ({ owner, sessionId }: Place, isSignedIn: boolean) => ({
  owner,
  draftId: isSignedIn ? null : sessionId,
});

async function guestPictures(place: Place, isSignedIn: boolean): Promise<readonly LibraryPicture[]> {
  const { guestLibrary } = await loadGuestLibrary();
  const pictures = await guestLibrary(libraryOf(place, isSignedIn));
  return pictures.map((picture) => ({ ...picture, url: null }));
}

/** Into the browser's library: no section holds it yet, so that it takes no room of the design. */
async function addGuestPicture(file: File, draft: GuestDraft, signal: AbortSignal): Promise<AddedPicture> {
  const { pictureFault, pictureLoss } = designMessages.content;
  const result = await readGuestPicture(file, draft);
  signal.throwIfAborted();
  if (result.kind === 'refused') return { kind: 'refused', message: pictureFault[result.fault] };
  const { dataUrl: image, loss } = result;
  const { addToGuestLibrary } = await loadGuestLibrary();
  const place = { owner: draft.owner, draftId: draft.sessionId };
  const isAdded = await addToGuestLibrary(place, { key: pictureKey(image), image, name: file.name });
  if (!isAdded) return { kind: 'refused', message: libraryMessages.full };
  return { kind: 'added', image, notice: loss === null ? null : pictureLoss[loss] };
}
