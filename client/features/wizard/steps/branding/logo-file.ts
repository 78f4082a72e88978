/**
 * A picture of the customer's disk becomes a logo of at most 512 px and about 300 kB, drawn anew by the browser:
 * what an SVG or a doctored file carries beside its picture stays behind.
 */
import { FILES } from '../../../../../core/limits.js';
import { fitWithin, logoKind, type LogoKind } from './logo-kind.js';

/** Longest side in px, and the most characters of a `data:` address. */
export const LOGO = { maxSide: 512, maxChars: 300_000, svgSide: 512 } as const;

export type LogoFault = 'type' | 'size' | 'unreadable' | 'empty';
export type LogoResult =
  { readonly kind: 'ready'; readonly dataUrl: string } | { readonly kind: 'refused'; readonly fault: LogoFault };

const refused = (fault: LogoFault): LogoResult => ({ kind: 'refused', fault });

/** Never throws. */
export async function readLogo(file: File): Promise<LogoResult> {
  if (file.size === 0) return refused('empty');
  if (file.size > FILES.maxBytes) return refused('size');
  const kind = logoKind(new Uint8Array(await file.slice(0, 4096).arrayBuffer()));
  if (kind === null) return refused('type');
  try {
    const image = await decode(file, kind);
    const dataUrl = image.width > 0 && image.height > 0 ? encode(image) : null;
    return dataUrl === null ? refused('unreadable') : { kind: 'ready', dataUrl };
  } catch (error) {
    console.warn('wizard: the logo could not be decoded', error);
    return refused('unreadable');
  }
}

interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

async function decode(file: File, kind: LogoKind): Promise<Picture> {
  if (kind === 'svg') return decodeSvg(file);
  const bitmap = await createImageBitmap(file);
  return { source: bitmap, width: bitmap.width, height: bitmap.height };
}

/** An image element runs no script and fetches nothing from an SVG. Without a size of its own it is drawn square. */
async function decodeSvg(file: File): Promise<Picture> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const [width, height] = [image.naturalWidth || LOGO.svgSide, image.naturalHeight || LOGO.svgSide];
    const scale = LOGO.svgSide / Math.max(width, height);
    return { source: image, width: Math.round(width * scale), height: Math.round(height * scale) };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** PNG keeps edges sharp; where it grows too large WebP takes over, then smaller sizes. */
function encode(picture: Picture): string | null {
  for (const side of [LOGO.maxSide, 384, 256]) {
    const canvas = draw(picture, side);
    for (const [type, quality] of [
      ['image/png', undefined],
      ['image/webp', 0.92],
      ['image/webp', 0.8],
    ] as const) {
      const dataUrl = canvas.toDataURL(type, quality);
      if (dataUrl.startsWith(`data:${type}`) && dataUrl.length <= LOGO.maxChars) return dataUrl;
    }
  }
  return null;
}

function draw(picture: Picture, side: number): HTMLCanvasElement {
  const { width, height } = fitWithin(picture.width, picture.height, side);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, width, height);
  return canvas;
}
