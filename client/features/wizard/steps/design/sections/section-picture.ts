/**
 * A picture of the customer's disk for a section: drawn anew by the browser at most 1200 px wide, as WebP of about
 * 150 kB, so that it fits into the browser's storage with the rest of the design.
 */
import type { Design } from '../../../../../../core/design.js';
import { FILES } from '../../../../../../core/limits.js';
import { fitWithin, logoKind } from '../../branding/logo-kind.js';

/** Longest side in px; characters of one `data:` address, and of all pictures of a design together. */
export const PICTURE = { maxSide: 1200, maxChars: 260_000, maxDesignChars: 2_400_000 } as const;

export type PictureFault = 'type' | 'size' | 'unreadable' | 'room';
export type PictureResult =
  { readonly kind: 'ready'; readonly dataUrl: string } | { readonly kind: 'refused'; readonly fault: PictureFault };

const refused = (fault: PictureFault): PictureResult => ({ kind: 'refused', fault });

/** Characters that the pictures of a design take. */
export function picturesSize({ pages }: Design): number {
  const images = pages.flatMap((page) =>
    page.sections.flatMap(({ customData }) => Object.values(customData.images ?? {})),
  );
  return images.reduce((sum, image) => sum + image.length, 0);
}

/** `assets` of the server are no WebP, and do not share the browser's storage with the design. */
type Use = 'browser' | 'asset';

/** Never throws. `taken` is `picturesSize` of the design it goes into. */
export async function readPicture(file: File, taken: number, use: Use = 'browser'): Promise<PictureResult> {
  if (file.size > FILES.maxBytes) return refused('size');
  const kind = logoKind(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  if (kind === null || kind === 'svg') return refused('type');
  try {
    const bitmap = await createImageBitmap(file);
    const dataUrl = use === 'asset' ? encode(bitmap, assetForms(kind), MAX_ASSET_CHARS) : encode(bitmap);
    if (dataUrl === null) return refused('unreadable');
    return use === 'browser' && taken + dataUrl.length > PICTURE.maxDesignChars
      ? refused('room')
      : { kind: 'ready', dataUrl };
  } catch (error) {
    console.warn('wizard: the picture could not be decoded', error);
    return refused('unreadable');
  }
}

type Form = readonly [type: string, quality: number];

const BROWSER_FORMS: readonly Form[] = [
  ['image/webp', 0.82],
  ['image/webp', 0.65],
  ['image/jpeg', 0.75],
];

/** One megabyte, as base64. */
const MAX_ASSET_CHARS = 1_390_000;

/** What may be transparent stays so, where it is small enough. */
const assetForms = (kind: string): readonly Form[] =>
  kind === 'jpeg'
    ? [['image/jpeg', 0.85]]
    : [
        ['image/png', 1],
        ['image/jpeg', 0.85],
      ];

function encode(
  bitmap: ImageBitmap,
  forms: readonly Form[] = BROWSER_FORMS,
  maxChars: number = PICTURE.maxChars,
): string | null {
  for (const side of [PICTURE.maxSide, 900, 640]) {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, side);
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    for (const [type, quality] of forms) {
      const dataUrl = canvas.toDataURL(type, quality);
      if (dataUrl.startsWith(`data:${type}`) && dataUrl.length <= maxChars) return dataUrl;
    }
  }
  return null;
}
