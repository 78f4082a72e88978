/** A guest's picture: the design gets a small one, and the browser keeps the original for the account to come. */
import type { Design } from '../../../../../../core/design/design.js';
import type { Owner } from '../../../../../lib/session/owner.js';
import { loadOriginals } from '../../../../files/index.js';
import { pictureKey, picturesOfGuest } from '../../../state/originals/design-pictures.js';
import { picturesSize, readPicture, type PictureFault } from './section-picture.js';

/** `loss`: why the original is not kept, so that the picture stays as small as it is. */
export type GuestPicture =
  | { readonly kind: 'ready'; readonly dataUrl: string; readonly loss: 'full' | 'forbidden' | null }
  | { readonly kind: 'refused'; readonly fault: PictureFault };

interface GuestDraft {
  readonly owner: Owner;
  readonly sessionId: string;
  /** The design it goes into. */
  readonly design: Design;
}

/** Never throws. */
export async function readGuestPicture(file: File, { owner, sessionId, design }: GuestDraft): Promise<GuestPicture> {
  const taken = picturesSize(design);
  const [original, preview] = [await readPicture(file, 0, 'asset'), await readPicture(file, taken, 'preview')];
  if (original.kind === 'refused') return original;
  if (preview.kind === 'refused') return preview;
  const shown = new Set(picturesOfGuest(design).map(pictureKey));
  const kept = await loadOriginals()
    .then(({ keepOriginal, fileOf }) =>
      keepOriginal({ owner, draftId: sessionId }, pictureKey(preview.dataUrl), fileOf(original.dataUrl), shown),
    )
    .catch((error: unknown) => {
      console.warn('wizard: what keeps originals was not loaded', error);
      return 'forbidden' as const;
    });
  if (kept === 'kept') return { ...preview, loss: null };
  const only = await readPicture(file, taken, 'browser');
  return only.kind === 'refused' ? only : { ...only, loss: kept };
}
