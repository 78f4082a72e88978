/** The library of pictures: what is kept beside the design, and how the host adds to it. */
import type { SlotPlace } from './use-look.js';

/** A picture that is kept, whether the design shows it or not. */
export interface LibraryPicture {
  /** The name that a design has for it: `file:<id>`, or a guest's `data:` address. */
  readonly image: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Where it is shown from, valid for at most FILES.linkMs; null where `image` is the address. */
  readonly url: string | null;
}

/** `message`: why the file is refused; `notice`: what the person should know of a picture that was added. Persian. */
export type AddedPicture =
  | { readonly kind: 'added'; readonly image: string; readonly notice: string | null }
  | { readonly kind: 'refused'; readonly message: string };

export interface AddingPicture {
  readonly signal: AbortSignal;
  /** The share that was sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface PictureLibrary {
  /** Newest first. Rejects where they cannot be read. */
  readonly list: () => Promise<readonly LibraryPicture[]>;
  /** Rejects where sending fails, and where it was cancelled. */
  readonly add: (file: File, adding: AddingPicture) => Promise<AddedPicture>;
  /** Deletes one for good. Rejects where it is not deleted. */
  readonly remove: (image: string) => Promise<void>;
}

/** `place`: the slot that a picture is chosen for, or the icon; null where the library is only looked at. */
export interface LibraryRequest {
  readonly place: SlotPlace | 'icon' | null;
}
