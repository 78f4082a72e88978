/** Files in multipart bodies. One file at a time is held in memory, hence the hard bounds. */
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { FILES } from '#core/limits/limits.js';
import { camelKey } from './case.js';

const FIELD = 'file';
const FIELDS = { fields: 20, fieldSize: 16 * 1024 };
/** The part of a refused body that is still read, so that its sender sees the answer and not a broken line. */
const DRAIN_BYTES = 64 * 1024 * 1024;

export async function registerUploads(app: FastifyInstance): Promise<void> {
  const limits = { ...FIELDS, fileSize: FILES.maxBytes, files: 1, parts: 21 };
  await app.register(multipart, { limits, throwFileSizeLimit: true });
}

export interface Upload {
  readonly bytes: Buffer;
  /** The name that the sender gave it; proves nothing. */
  readonly name: string;
}

export function missingFile(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: FIELD, message: 'فایلی انتخاب کنید.' }] });
}

/** The one file of a request. @throws AppError VALIDATION_ERROR where there is none, FILE_TOO_LARGE beyond 10 MB. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw missingFile();
  const { part, bytes, isCut } = await readFirst(request).catch((error: unknown) =>
    Promise.reject(unreadableForm(error)),
  );
  if (!part) throw missingFile();
  if (isCut) {
    drain(request);
    throw new AppError('FILE_TOO_LARGE');
  }
  if (part.fieldname !== FIELD || bytes.length === 0) throw missingFile();
  return { bytes, name: part.filename };
}

async function readFirst(request: FastifyRequest): Promise<{ part?: MultipartFile; bytes: Buffer; isCut: boolean }> {
  const part = await request.file();
  return part ? { part, ...(await readWhole(part.file)) } : { bytes: Buffer.alloc(0), isCut: false };
}

/** The parser's own errors (no boundary, a cut body, a broken head) say nothing of whose fault it is: the sender's. */
export function unreadableForm(error: unknown): unknown {
  const isKnown = error instanceof AppError || (error instanceof Error && 'statusCode' in error);
  return isKnown ? error : new AppError('BAD_REQUEST', { cause: error });
}

/** A file of a form as far as it was read. */
export interface FormFile extends Upload {
  /** It is longer than 10 MB: the rest was not read. */
  readonly isCut: boolean;
}

/** The text fields that have come so far, camelCase. */
export type FormFields = Readonly<Record<string, string>>;

/** Reads a form, handing each file over as soon as it is there; answers the fields. */
export type ReadForm = (take: (file: FormFile, before: FormFields) => Promise<void>) => Promise<FormFields>;

/**
 * A form with up to `maxFiles` files under the fields `file`, `files` or `files[]`. The next file is read when `take`
 * has finished with the one before.
 * @throws AppError VALIDATION_ERROR for a body that is no form or has no file, and any error of `take`.
 */
export function formReader(request: FastifyRequest, maxFiles: number): ReadForm {
  return async (take) => {
    if (!request.isMultipart()) throw missingFile();
    const fields: Record<string, string> = {};
    let files = 0;
    let isOurs = false;
    try {
      const limits = { ...FIELDS, fileSize: FILES.maxBytes, files: maxFiles, parts: maxFiles + FIELDS.fields };
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') {
          fields[camelKey(part.fieldname)] = String(part.value);
          continue;
        }
        const content = await readWhole(part.file);
        if (!/^files?(\[\])?$/.test(part.fieldname)) continue;
        files += 1;
        isOurs = true;
        await take({ name: part.filename, ...content }, fields);
        isOurs = false;
      }
    } catch (error) {
      // The client has disconnected; there is no one to answer.
      if (request.raw.destroyed && !request.raw.complete) throw new AppError('BAD_REQUEST', { cause: error });
      drain(request);
      throw isOurs ? error : unreadableForm(error);
    }
    if (files === 0) throw missingFile();
    return fields;
  };
}

/** Past its bound a file is left at once: a sender that never ends must not be waited for. */
async function readWhole(file: MultipartFile['file']): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let isCut = file.truncated;
  file.once('limit', () => {
    isCut = true;
    file.destroy();
  });
  try {
    for await (const chunk of file) chunks.push(chunk as Buffer);
  } catch (error) {
    if (!isCut) throw error;
  }
  return { bytes: Buffer.concat(chunks), isCut: isCut || file.truncated };
}

export function drain({ raw }: FastifyRequest): void {
  let left = DRAIN_BYTES;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}
