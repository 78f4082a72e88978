/** Where the REST fields of files differ from GraphQL: every documented name of each field (S-144, S-232). */
import { z } from 'zod';
import { itemsOf } from '#platform/http/rest/answer.js';
import { view } from '#platform/http/rest/view.js';
import { BUCKETS, CATEGORIES } from '../storage/buckets.js';
import { messages } from './files.messages.js';
import type { FileType } from './files.types.js';
import type { UploadedFile } from './upload.service.js';

const FIELDS = {
  rename: { sizeBytes: 'fileSize' },
  omit: ['url', 'bucket'],
} as const;
const fileId = [z.uuid(), ({ id }: FileType) => id] as const;
const originalName = [z.string(), ({ fileName }: FileType) => fileName] as const;
const fileType = [
  z.enum(CATEGORIES).describe('The category, under its documented name.'),
  ({ category }: FileType) => category,
] as const;
const added = { fileId, originalName, fileType, bucket: z.enum(BUCKETS) } as const;

export const fileView = view<FileType>('File', { ...FIELDS, add: added });

const notice = z.string().optional().describe('Persian: what the file has lost on its way in; absent where nothing.');

/** A file that has just arrived. */
export const uploadedView = view<UploadedFile>('File', {
  as: 'UploadedFile',
  ...FIELDS,
  add: { ...added, notice: [notice, ({ leftOut }) => messages.leftOut(leftOut)] },
});

/** Beside its order. */
export const orderFileView = view<FileType>('File', {
  as: 'FileSummary',
  only: ['id', 'fileName', 'mimeType', 'sizeBytes', 'category', 'createdAt'],
  rename: { sizeBytes: 'fileSize', category: 'fileType' },
});

export const filesAnswer = itemsOf(fileView, 'files');
