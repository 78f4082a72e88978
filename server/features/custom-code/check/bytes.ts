/** Files of custom code that are no text: each must be what its name says. */
import { isPdf, isPicture } from '#features/files/index.js';
import type { FindingRule } from './finding.js';
import type { ByteKind } from './kinds.js';

const begins = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + signature.length) === signature;

/** Its head says how long it is. */
function isFont(bytes: Buffer): boolean {
  return bytes.length > 48 && begins(bytes, 'wOF2') && bytes.readUInt32BE(8) === bytes.length;
}

/** The first box names the family of formats; its size leads to the next one. */
function isMp4(bytes: Buffer): boolean {
  if (bytes.length < 32 || !begins(bytes, 'ftyp', 4)) return false;
  const size = bytes.readUInt32BE(0);
  return size >= 16 && size < 1024 && /^[\w ]{4}$/.test(bytes.toString('latin1', size + 4, size + 8));
}

const EBML = '\x1a\x45\xdf\xa3';
const HEAD_BYTES = 64;

function isWebm(bytes: Buffer): boolean {
  return begins(bytes, EBML) && bytes.toString('latin1', 0, HEAD_BYTES).includes('webm');
}

/** A directory of pictures, each with its place in the file. */
function isIcon(bytes: Buffer): boolean {
  if (bytes.length < 22 || !begins(bytes, '\0\0\x01\0')) return false;
  const pictures = bytes.readUInt16LE(4);
  const end = 6 + 16 * pictures;
  if (pictures === 0 || pictures > 64 || end > bytes.length) return false;
  return Array.from({ length: pictures }, (_, at) => 6 + 16 * at).every(
    (at) => bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12) <= bytes.length,
  );
}

/** Names of objects that a reader of PDF would run. Names may be spelled with escapes: `/J#53`. */
const ACTING = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia)(?![A-Za-z0-9])/;
const NAME_ESCAPE = /#([0-9a-fA-F]{2})/g;

function isActing(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return ACTING.test(text.replace(NAME_ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

/** Null where nothing is wrong with it. */
export async function judgeBytes(kind: ByteKind, bytes: Buffer): Promise<FindingRule | null> {
  switch (kind) {
    case 'pdf':
      if (!(await isPdf(bytes))) return 'content';
      return isActing(bytes) ? 'active_pdf' : null;
    case 'woff2':
      return isFont(bytes) ? null : 'content';
    case 'mp4':
      return isMp4(bytes) ? null : 'content';
    case 'webm':
      return isWebm(bytes) ? null : 'content';
    case 'ico':
      return isIcon(bytes) ? null : 'content';
    default:
      return (await isPicture(bytes, kind)) ? null : 'content';
  }
}
