/**
 * A picture of the customer's disk becomes a logo of at most 512 px and about 300 kB, drawn anew by the browser:
 * what an SVG or a doctored file carries beside its picture stays behind.
 */
import {
  encodePicture,
  openPicture,
  PictureError,
  type PictureFault,
  type PictureForm,
} from '#client/lib/pictures/open-picture.js';

/** Longest side in px, and the most characters of a `data:` address. */
export const LOGO = { maxSide: 512, maxChars: 300_000 } as const;

export type LogoFault = PictureFault;
type LogoResult =
  { readonly kind: 'ready'; readonly dataUrl: string } | { readonly kind: 'refused'; readonly fault: LogoFault };

const KINDS = ['png', 'jpeg', 'webp', 'heic', 'avif', 'svg'] as const;

/** PNG keeps edges sharp; where it grows too large WebP takes over, then smaller sizes. */
const FORMS: readonly PictureForm[] = [['image/png'], ['image/webp', 0.92], ['image/webp', 0.8]];

/** Never throws. */
export async function readLogo(file: File): Promise<LogoResult> {
  try {
    const picture = await openPicture(file, KINDS);
    const isSeen = picture.width > 0 && picture.height > 0;
    const dataUrl = isSeen ? encodePicture(picture, [LOGO.maxSide, 384, 256], FORMS, LOGO.maxChars) : null;
    picture.close();
    return dataUrl === null ? { kind: 'refused', fault: 'unreadable' } : { kind: 'ready', dataUrl };
  } catch (error) {
    console.warn('wizard: the logo could not be opened', error);
    return { kind: 'refused', fault: error instanceof PictureError ? error.fault : 'unreadable' };
  }
}
