/**
 * Decides over a file from outside. Its name must have one of the documented endings; which of the documented types it
 * is, its bytes say. Programs and messengers often give a file the ending of another type.
 */
import { AppError } from '#core/errors/errors.js';
import type { ContentFault } from '#core/errors/errors.files.js';
import { FILES } from '#core/limits/limits.js';
import { MESSAGE_FILE_KINDS } from '#core/sites/message-files.js';
import { judgeDoc, judgeDocx, judgePdf } from './documents.js';
import { cleanName } from './file-name.js';
import { Refused, type Content, type LeftOut } from './judged.js';
import { extensionOf, kindOfBytes, kindOfName, KINDS, type Kind } from './kinds.js';
import { judgePicture, withoutMetadata } from './pictures.js';
import { cleanSvg } from './svg.js';
import type { Bucket, FileCategory } from '../storage/buckets.js';

export interface Inspected extends Content {
  readonly kind: Kind;
  readonly mime: string;
  readonly category: FileCategory;
  /** The name that the person gave it, with the ending of its kind. */
  readonly name: string;
  readonly leftOut: readonly LeftOut[];
}

const DOCUMENTED: readonly Kind[] = ['pdf', 'doc', 'docx', 'jpeg', 'png', 'gif', 'svg'];
/** WebP is what browsers save from pages: attachments of tickets and files that links lead to may be WebP. */
const TAKEN: Readonly<Record<Bucket, readonly Kind[]>> = {
  uploads: [...DOCUMENTED, 'webp'],
  'project-files': DOCUMENTED,
  'design-assets': DOCUMENTED,
  users_avatars: [],
};

async function contentOf(kind: Kind, bytes: Buffer): Promise<Content> {
  switch (kind) {
    case 'svg':
      return cleanSvg(bytes);
    case 'pdf':
      judgePdf(bytes);
      break;
    case 'doc':
      judgeDoc(bytes);
      break;
    case 'docx':
      await judgeDocx(bytes);
      break;
    default:
      await judgePicture(bytes, kind);
  }
  return { bytes, leftOut: [] };
}

/** `a.png` that is a JPEG becomes `a.jpg`; an ending of the kind that every program knows stays. */
function namedAs(kind: Kind, name: string): string {
  const ending = extensionOf(name);
  const [usual] = KINDS[kind].endings;
  const isKnown =
    kindOfName(name) === kind && (ending === usual || (FILES.extensions as readonly string[]).includes(ending));
  return isKnown ? name : `${name.slice(0, -ending.length)}${usual}`;
}

async function inspected(name: string, bytes: Buffer, taken: readonly Kind[]): Promise<Inspected> {
  const claimed = kindOfName(name);
  if (claimed === null || !taken.includes(claimed)) throw new Refused('FILE_TYPE_UNSUPPORTED', 'its name');
  if (bytes.length === 0) throw new Refused('FILE_EMPTY', 'no bytes');
  const kind = kindOfBytes(bytes);
  if (kind === null || !taken.includes(kind)) throw new Refused('FILE_TYPE_UNSUPPORTED', 'its content');
  const content = await contentOf(kind, bytes);
  return { kind, ...content, mime: KINDS[kind].mime, category: KINDS[kind].category, name: namedAs(kind, name) };
}

/**
 * For a file of that bucket. The media type of the request is ignored.
 * @throws AppError FILE_TOO_LARGE or a content fault: the Persian text names the file.
 */
export function inspectFile(name: string, bytes: Buffer, bucket: Bucket): Promise<Inspected> {
  return orRefusal(name, bytes, () => inspected(name, bytes, TAKEN[bucket]));
}

/**
 * For a file that a stranger sends by a form: its name is cleaned first, and a picture is encoded again.
 * @throws as `inspectFile`.
 */
export async function inspectSentFile(given: string, bytes: Buffer): Promise<Inspected> {
  const name = cleanName(given);
  return orRefusal(name, bytes, async () => {
    const file = await inspected(name, bytes, MESSAGE_FILE_KINDS);
    const { kind } = file;
    if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return file;
    return { ...file, bytes: await withoutMetadata(file.bytes, kind) };
  });
}

async function orRefusal(name: string, bytes: Buffer, inspect: () => Promise<Inspected>): Promise<Inspected> {
  if (bytes.length > FILES.maxBytes) throw refusal('FILE_TOO_LARGE', name);
  try {
    const file = await inspect();
    if (file.bytes.length > FILES.maxBytes) throw refusal('FILE_TOO_LARGE', name);
    return file;
  } catch (error) {
    if (error instanceof Refused) throw refusal(error.fault, name, error);
    throw error;
  }
}

/** The message of the code behind the name of the file it is about. */
export function refusal(code: 'FILE_TOO_LARGE' | ContentFault, name: string, cause?: Refused): AppError {
  return new AppError(code, { fa: `${name}: ${new AppError(code).fa}`, details: { fileName: name }, cause });
}
