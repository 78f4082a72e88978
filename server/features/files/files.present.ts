/** A file as REST tells it: every documented name of each field (specification 1 §3 "Wizard file", S-144, S-232). */
import { z } from 'zod';
import { paginationSchema } from '../../platform/http/schemas.js';
import { BUCKETS, CATEGORIES } from './buckets.js';
import type { FileRow } from './files.queries.js';

export const fileResponse = z.object({
  id: z.uuid(),
  fileId: z.uuid(),
  fileName: z.string(),
  originalName: z.string(),
  filePath: z
    .string()
    .describe('Opens for a bearer, or in the browser of whoever is signed in; else use the signed url.'),
  mimeType: z.string(),
  fileSize: z.int().describe('bytes'),
  fileType: z.enum(CATEGORIES).describe('The category, under its documented name.'),
  category: z.enum(CATEGORIES),
  description: z.string().nullable(),
  bucket: z.enum(BUCKETS),
  orderId: z.string().nullable(),
  createdAt: z.date(),
});

export const filesResponse = z.object({ items: z.array(fileResponse), files: z.array(fileResponse) });
export const filePageResponse = filesResponse.extend({ pagination: paginationSchema });

/** Where the bytes are asked for. */
export function filePath(id: string): string {
  return `/api/files/${id}`;
}

export function presentFile(file: FileRow): z.output<typeof fileResponse> {
  const { id, originalName, mime, sizeBytes, category, description, bucket, orderId, createdAt } = file;
  return {
    id,
    fileId: id,
    fileName: originalName,
    originalName,
    filePath: filePath(id),
    mimeType: mime,
    fileSize: sizeBytes,
    fileType: category,
    category,
    description,
    bucket,
    orderId,
    createdAt,
  };
}

export function presentFiles(rows: readonly FileRow[]): z.output<typeof filesResponse> {
  const items = rows.map(presentFile);
  return { items, files: items };
}
