/** The documented file types: what each is called, and what it says of itself in its first bytes. */
import type { FILES } from '../../../../core/limits/limits.js';
import type { FileCategory } from '../storage/buckets.js';

export type Extension = (typeof FILES.extensions)[number];
/** A type by its content. `jpg` and `jpeg` are one. */
export type Kind = 'pdf' | 'doc' | 'docx' | 'jpeg' | 'png' | 'gif' | 'svg';

interface KindFacts {
  readonly mime: string;
  readonly category: FileCategory;
}

export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  pdf: { mime: 'application/pdf', category: 'documents' },
  doc: { mime: 'application/msword', category: 'documents' },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    category: 'documents',
  },
  jpeg: { mime: 'image/jpeg', category: 'images' },
  png: { mime: 'image/png', category: 'images' },
  gif: { mime: 'image/gif', category: 'images' },
  svg: { mime: 'image/svg+xml', category: 'images' },
};

const KIND_OF_EXTENSION: Readonly<Record<Extension, Kind>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
};

/** What follows the last dot, small; empty without one. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Null for a name whose ending is none of the documented ones. */
export function kindOfName(name: string): Kind | null {
  const extension = extensionOf(name);
  return Object.hasOwn(KIND_OF_EXTENSION, extension) ? KIND_OF_EXTENSION[extension as Extension] : null;
}

const MAGIC: Readonly<Record<Exclude<Kind, 'svg'>, readonly (readonly number[])[]>> = {
  pdf: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  doc: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  docx: [[0x50, 0x4b, 0x03, 0x04]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [
    [0x47, 0x49, 0x46, 0x38, 0x37, 0x61],
    [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  ],
};

/** Whether the very first bytes are those of the kind. An SVG is text; whether it is one, its parser says. */
export function beginsAs(kind: Kind, bytes: Buffer): boolean {
  if (kind === 'svg') return true;
  return MAGIC[kind].some((magic) => bytes.subarray(0, magic.length).equals(Buffer.from(magic)));
}
