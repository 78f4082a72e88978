/** Files in multipart bodies. They are held in memory, hence the hard bounds. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.js';
import { FILES } from '../../../core/limits.js';

const FIELD = 'file';

export async function registerUploads(app: FastifyInstance): Promise<void> {
  const limits = { fileSize: FILES.maxBytes, files: 1, fields: 20, parts: 21, fieldSize: 16 * 1024 };
  await app.register(multipart, { limits, throwFileSizeLimit: true });
}

export interface Upload {
  readonly bytes: Buffer;
  /** As the sender calls it; proves nothing. */
  readonly name: string;
}

function missing(): AppError {
  return new AppError('VALIDATION_ERROR', { fields: [{ path: FIELD, message: 'پرونده‌ای برگزینید.' }] });
}

/** The one file of a request. @throws AppError VALIDATION_ERROR where there is none, FILE_TOO_LARGE beyond 10 MB. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw missing();
  const part = await request.file();
  if (!part) throw missing();
  const bytes = await part.toBuffer();
  if (part.fieldname !== FIELD || bytes.length === 0) throw missing();
  return { bytes, name: part.filename };
}
