/** A guest's picture: the design gets a small one, and the browser keeps the original for the account to come. */
import type { Design } from '#core/design/design.js';
import type { Owner } from '#client/lib/session/owner.js';
import { loadGuestLibrary, loadOriginals, type KeepResult } from '#client/features/files/index.js';
import {
  type PictureFault,
  pictureKey,
  picturesOfGuest,
  picturesSize,
  readPicture,
} from '#client/features/editor/index.js';

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

/** Never throws. `taken`: the characters that the pictures take among which it goes. */
export async function readGuestPicture(
  file: File,
  { owner, sessionId, design }: GuestDraft,
  taken = picturesSize(design),
): Promise<GuestPicture> {
  const preview = await readPicture(file, taken, 'preview');
  if (preview.kind === 'refused') return preview;
  const original = await readPicture(file, 0, 'asset');
  const place = { owner, draftId: sessionId };
  const keep = async (dataUrl: string): Promise<KeepResult> => {
    const [{ storeGuestOriginal, fileOf }, { guestLibrary }] = await Promise.all([loadOriginals(), loadGuestLibrary()]);
    const library = (await guestLibrary(place)).map(({ image }) => image);
    const wanted = new Set([...picturesOfGuest(design), ...library].map(pictureKey));
    return storeGuestOriginal(place, pictureKey(preview.dataUrl), fileOf(dataUrl), wanted);
  };
  const kept = original.kind === 'refused' ? 'full' : await keep(original.dataUrl).catch(notLoaded);
  if (kept === 'kept') return { ...preview, loss: null };
  const only = await readPicture(file, taken, 'browser');
  return only.kind === 'refused' ? only : { ...only, loss: kept };
}

function notLoaded(error: unknown): KeepResult {
  console.warn('wizard: what keeps originals was not loaded', error);
  return 'forbidden';
}
