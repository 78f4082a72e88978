/** A picture of the customer's disk for a section, made small enough for where it goes. */
import { PICTURES } from '#core/limits/limits.js';
import {
  encodePicture,
  openPicture,
  PictureError,
  type OpenPicture,
  type PictureFault,
  type PictureForm,
} from '#client/lib/pictures/open-picture.js';

export type { PictureFault };
type PictureResult =
  { readonly kind: 'ready'; readonly dataUrl: string } | { readonly kind: 'refused'; readonly fault: PictureFault };

const refused = (fault: PictureFault): PictureResult => ({ kind: 'refused', fault });

/**
 * Into a guest's browser, with the rest of the design: the only copy, or a preview of an original that is kept besides;
 * or among the assets of an account.
 */
type Use = 'browser' | 'preview' | 'asset';

const KINDS = ['png', 'jpeg', 'webp', 'heic', 'avif'] as const;

/** Never throws. */
export async function readPicture(file: File, use: Use): Promise<PictureResult> {
  try {
    const picture = await openPicture(file, KINDS);
    const dataUrl = use === 'asset' ? assetOf(picture) : guestOf(picture, use);
    picture.close();
    return dataUrl === null ? refused('unreadable') : { kind: 'ready', dataUrl };
  } catch (error) {
    console.warn('wizard: the picture could not be opened', error);
    return refused(error instanceof PictureError ? error.fault : 'unreadable');
  }
}

const GUEST_FORMS: readonly PictureForm[] = [
  ['image/webp', 0.82],
  ['image/webp', 0.65],
  ['image/jpeg', 0.75],
];

function guestOf(picture: OpenPicture, use: 'browser' | 'preview'): string | null {
  const { preview, maxSide, chars } = PICTURES.guest;
  const small = use === 'preview' ? encodePicture(picture, [preview.maxSide, 640], GUEST_FORMS, preview.chars) : null;
  return small ?? encodePicture(picture, [maxSide, 900, 640], GUEST_FORMS, chars);
}

const PNG: readonly PictureForm[] = [['image/png']];
const JPEG: readonly PictureForm[] = [['image/jpeg', 0.85]];
const charsOf = (bytes: number): number => Math.floor((bytes * 4) / 3) - 100;

/** Transparent pictures stay so, where they are small enough as PNG; the server's form takes no WebP. */
function assetOf(picture: OpenPicture): string | null {
  const { assetSide, maxSide, inlineBytes, sentBytes, guest } = PICTURES;
  const smaller = [maxSide, guest.maxSide];
  const maybeClear = picture.kind === 'png' || picture.kind === 'webp';
  const whole = maybeClear ? encodePicture(picture, [assetSide], PNG, charsOf(sentBytes / 2)) : null;
  const clear = whole ?? (maybeClear ? encodePicture(picture, smaller, PNG, charsOf(inlineBytes)) : null);
  return clear ?? encodePicture(picture, [assetSide, ...smaller], JPEG, charsOf(sentBytes));
}
