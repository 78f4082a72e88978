/** The size that the head of a picture states: a small file can claim more pixels than a browser can hold. */
import type { PictureKind } from './picture-kind.js';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Null where the kind states none in its head, or the head is too short. */
export function pixelSize(head: Uint8Array, kind: PictureKind): PixelSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (kind === 'png') return head.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  if (kind === 'jpeg') return jpegSize(view);
  if (kind === 'webp') return webpSize(view);
  if (kind === 'heic' || kind === 'avif') return heifSize(view, 0, view.byteLength);
  return null;
}

/** The boxes of a HEIF file that lead to the sizes of its pictures, and the bytes of each before the boxes in it. */
const HEIF_BOXES = [
  ['meta', 12],
  ['iprp', 8],
  ['ipco', 8],
] as const;

/** The largest of its pictures and tiles. `level`: the box that is looked for. */
function heifSize(view: DataView, from: number, end: number, level = 0): PixelSize | null {
  let largest: PixelSize | null = null;
  for (let at = from; at + 8 <= end;) {
    const [length, name] = [view.getUint32(at), nameAt(view, at + 4)];
    const found = heifBox(view, at, Math.min(end, at + length), name, level);
    if (found && found.width * found.height > (largest ? largest.width * largest.height : 0)) largest = found;
    if (length < 8) break;
    at += length;
  }
  return largest;
}

function heifBox(view: DataView, at: number, end: number, name: string, level: number): PixelSize | null {
  const wanted = HEIF_BOXES[level];
  if (wanted) return name === wanted[0] ? heifSize(view, at + wanted[1], end, level + 1) : null;
  return name === 'ispe' && at + 20 <= end ? { width: view.getUint32(at + 12), height: view.getUint32(at + 16) } : null;
}

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((each) => view.getUint8(at + each)));

/** The size of the first frame; the segments before it are skipped by their lengths. */
function jpegSize(view: DataView): PixelSize | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

/** Extended, lossless or plain, by the name of the first chunk. */
function webpSize(view: DataView): PixelSize | null {
  if (view.byteLength < 30) return null;
  const name = nameAt(view, 12);
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (name === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (name === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (name !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
