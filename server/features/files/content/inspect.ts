/** Decides over a file from outside: its name's ending and its bytes have to agree on one of the documented types. */
import { AppError } from '../../../../core/errors/errors.js';
import { FILES } from '../../../../core/limits/limits.js';
import { isDoc, isDocx, isPdf } from './documents.js';
import { beginsAs, kindOfName, KINDS, type Kind } from './kinds.js';
import { isPicture } from './pictures.js';
import { cleanSvg } from './svg.js';
import type { FileCategory } from '../storage/buckets.js';

export interface Inspected {
  readonly kind: Kind;
  /** What is kept: the bytes as they came, or an SVG written anew. */
  readonly bytes: Buffer;
  readonly mime: string;
  readonly category: FileCategory;
}

async function kept(kind: Kind, bytes: Buffer): Promise<Buffer | null> {
  if (!beginsAs(kind, bytes)) return null;
  switch (kind) {
    case 'pdf':
      return isPdf(bytes) ? bytes : null;
    case 'doc':
      return isDoc(bytes) ? bytes : null;
    case 'docx':
      return (await isDocx(bytes)) ? bytes : null;
    case 'svg':
      return cleanSvg(bytes);
    default:
      return (await isPicture(bytes, kind)) ? bytes : null;
  }
}

/**
 * The media type of the request is ignored.
 * @throws AppError FILE_TOO_LARGE, FILE_TYPE_UNSUPPORTED: the Persian text names the file.
 */
export async function inspectFile(name: string, bytes: Buffer): Promise<Inspected> {
  if (bytes.length > FILES.maxBytes) throw refusal('FILE_TOO_LARGE', name);
  const kind = kindOfName(name);
  const content = kind && bytes.length > 0 ? await kept(kind, bytes) : null;
  if (!kind || !content) throw refusal('FILE_TYPE_UNSUPPORTED', name);
  if (content.length > FILES.maxBytes) throw refusal('FILE_TOO_LARGE', name);
  return { kind, bytes: content, mime: KINDS[kind].mime, category: KINDS[kind].category };
}

/** The documented message behind the name of the file it is about. */
export function refusal(code: 'FILE_TOO_LARGE' | 'FILE_TYPE_UNSUPPORTED', name: string): AppError {
  return new AppError(code, { fa: `${name}: ${new AppError(code).fa}`, details: { fileName: name } });
}
