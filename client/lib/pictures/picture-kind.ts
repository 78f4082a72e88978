/** The kind of a file by its first bytes: a name and a declared type prove nothing. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heic' | 'avif' | 'svg';

/** For `accept` of a file input: what a browser may open, without SVG. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

const startsWith = (bytes: Uint8Array, ...head: readonly number[]) =>
  head.every((byte, index) => bytes[index] === byte);
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** The brands of HEIF files that telephones write. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Null for anything that is no picture. `head` is the beginning of the file, at least 12 bytes. */
export function pictureKind(head: Uint8Array): PictureKind | null {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'webp';
  if (ascii(head, 4, 8) === 'ftyp') {
    const brand = ascii(head, 8, 12);
    return brand === 'avif' ? 'avif' : HEIC.test(brand) ? 'heic' : null;
  }
  return isSvg(new TextDecoder(encodingOf(head)).decode(head)) ? 'svg' : null;
}

/** By the mark at the beginning: programs of drawing write UTF-16, too. */
function encodingOf(head: Uint8Array): string {
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(head, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

/**
 * Everything that may precede the root element of an SVG file; each match begins where the one before ended. The
 * doctype of Illustrator declares entities in brackets.
 */
const PROLOG = /\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;

/** An svg element after nothing but a declaration, a doctype and comments. In linear time. */
function isSvg(text: string): boolean {
  PROLOG.lastIndex = 0;
  let end = 0;
  while (PROLOG.test(text)) end = PROLOG.lastIndex;
  return /^<svg[\s>]/i.test(text.slice(end, end + 5));
}

/** The largest size within a square of `max` px that keeps the proportions; small pictures are not enlarged. */
export function fitWithin(width: number, height: number, max: number): { width: number; height: number } {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
