/** The documented file types: what each is called, and what it says of itself in its first bytes. */
import type { FileCategory } from '../storage/buckets.js';
import { xmlText } from './xml-text.js';

/** A type by its content. */
export type Kind = 'pdf' | 'doc' | 'docx' | 'jpeg' | 'png' | 'gif' | 'webp' | 'svg';

interface KindFacts {
  readonly mime: string;
  readonly category: FileCategory;
  /** The endings of names, the usual one first. Browsers save JPEG as `.jfif`. */
  readonly endings: readonly [string, ...string[]];
}

export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  pdf: { mime: 'application/pdf', category: 'documents', endings: ['pdf'] },
  doc: { mime: 'application/msword', category: 'documents', endings: ['doc'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    category: 'documents',
    endings: ['docx'],
  },
  jpeg: { mime: 'image/jpeg', category: 'images', endings: ['jpg', 'jpeg', 'jfif', 'jpe'] },
  png: { mime: 'image/png', category: 'images', endings: ['png'] },
  gif: { mime: 'image/gif', category: 'images', endings: ['gif'] },
  webp: { mime: 'image/webp', category: 'images', endings: ['webp'] },
  svg: { mime: 'image/svg+xml', category: 'images', endings: ['svg'] },
};

const KIND_OF_ENDING: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KINDS) as Kind[]).flatMap((kind) => KINDS[kind].endings.map((ending) => [ending, kind] as const)),
);

/** The text after the last dot, in lower case; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The kind that a name claims; null for a name whose ending is none of ours. */
export function kindOfName(name: string): Kind | null {
  return KIND_OF_ENDING.get(extensionOf(name)) ?? null;
}

const MAGIC: readonly (readonly [Kind, readonly number[]])[] = [
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];
const HEAD_BYTES = 1024;
/** Behind the mark of UTF-8 and line breaks, as readers of PDF take it. */
const PDF = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/;

/** By the first bytes alone; the rest is for the judges of the kind. Null for what begins as none of ours. */
export function kindOfBytes(bytes: Buffer): Kind | null {
  const magic = MAGIC.find(([, head]) => head.every((byte, at) => bytes[at] === byte));
  if (magic) return magic[0];
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (PDF.test(head)) return 'pdf';
  // An SVG is text that begins with markup; whether it is one, its parser says.
  return /^\s*</.test(xmlText(bytes.subarray(0, HEAD_BYTES), 'beginning') ?? '') ? 'svg' : null;
}
