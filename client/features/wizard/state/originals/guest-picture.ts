/** A guest's picture: the design gets a small one, and the browser keeps the original for the account to come. */
import type { Design } from '#core/design/design.js';
import type { Owner } from '#client/lib/session/owner.js';
import { loadGuestLibrary, loadOriginals, type KeepResult } from '#client/features/files/index.js';
import { type PictureFault, pictureKey, picturesOfGuest, readPicture } from '#client/features/editor/index.js';

/** `loss`: why the original is not kept, so that the picture stays as small as it is. */
export type GuestPicture =
  | { readonly kind: 'ready'; readonly dataUrl: string; readonly loss: 'full' | 'forbidden' | null }
  | { readonly kind: 'refused'; readonly fault: PictureFault };

export interface GuestDraft {
  readonly owner: Owner;
  readonly sessionId: string;
  /** The design it goes into. */
  readonly design: Design;
}

/** Never throws. */
export async function readGuestPicture(file: File, { owner, sessionId, design }: GuestDraft): Promise<GuestPicture> {
  const preview = await readPicture(file, 'preview');
  if (preview.kind === 'refused') return preview;
  const original = await readPicture(file, 'asset');
  const place = { owner, draftId: sessionId };
  const keep = async (dataUrl: string): Promise<KeepResult> => {
    const [originals, { guestLibraryKeys }] = await Promise.all([loadOriginals(), loadGuestLibrary()]);
    const wanted = new Set([...picturesOfGuest(design).map(pictureKey), ...(await guestLibraryKeys(place))]);
    const { storeGuestOriginal, fileOf } = originals;
    return storeGuestOriginal(place, pictureKey(preview.dataUrl), fileOf(dataUrl, file.name), wanted);
  };
  const kept = original.kind === 'refused' ? 'full' : await keep(original.dataUrl).catch(notLoaded);
  if (kept === 'kept') return { ...preview, loss: null };
  const only = await readPicture(file, 'browser');
  return only.kind === 'refused' ? only : { ...only, loss: kept };
}

function notLoaded(error: unknown): KeepResult {
  console.warn('wizard: what keeps originals was not loaded', error);
  return 'forbidden';
}
