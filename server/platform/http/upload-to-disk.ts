/** One file of a multipart body that is too large for memory: it waits on the disk while it is read. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { camelKey } from './case.js';
import { drain, missingFile, unreadableForm, type FormFields } from './uploads.js';

export interface FileOnDisk {
  readonly path: string;
  /** The name that the sender gave it; proves nothing. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The text fields that came before it. */
  readonly fields: FormFields;
}

const FIELD = 'file';

/**
 * Hands the field `file` to `use`; the file is gone afterwards. @throws AppError VALIDATION_ERROR where there is none,
 * SITE_FILE_TOO_LARGE beyond `maxBytes`, and what `use` throws.
 */
export async function withFileOnDisk<Result>(
  request: FastifyRequest,
  maxBytes: number,
  use: (file: FileOnDisk) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw missingFile();
  const folder = await mkdtemp(join(tmpdir(), 'barpa-upload-'));
  try {
    return await use(await receive(request, join(folder, 'file'), maxBytes));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, path: string, maxBytes: number): Promise<FileOnDisk> {
  const limits = { fields: 5, fieldSize: 16 * 1024, fileSize: maxBytes, files: 1, parts: 6 };
  try {
    const part = await request.file({ limits });
    if (part?.fieldname !== FIELD) throw missingFile();
    const target = createWriteStream(path);
    await pipeline(part.file, target);
    if (part.file.truncated) throw new AppError('SITE_FILE_TOO_LARGE');
    if (target.bytesWritten === 0) throw missingFile();
    return { path, name: part.filename, size: target.bytesWritten, fields: fieldsOf(part) };
  } catch (error) {
    drain(request);
    throw unreadableForm(error);
  }
}

function fieldsOf({ fields }: MultipartFile): FormFields {
  const texts = Object.entries(fields).flatMap(([name, part]) =>
    part && 'type' in part && part.type === 'field' ? [[camelKey(name), String(part.value)] as const] : [],
  );
  return Object.fromEntries(texts);
}
