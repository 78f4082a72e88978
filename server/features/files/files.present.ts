/** Where the REST fields of files differ from GraphQL: every documented name of each field (S-144, S-232). */
import { z } from 'zod';
import { itemsOf } from '../../platform/http/rest/answer.js';
import { view } from '../../platform/http/rest/view.js';
import { BUCKETS, CATEGORIES } from './storage/buckets.js';
import type { FileType } from './files.types.js';

export const fileView = view<FileType>('File', {
  rename: { sizeBytes: 'fileSize' },
  omit: ['url', 'bucket'],
  add: {
    fileId: [z.uuid(), ({ id }) => id],
    originalName: [z.string(), ({ fileName }) => fileName],
    fileType: [z.enum(CATEGORIES).describe('The category, under its documented name.'), ({ category }) => category],
    bucket: z.enum(BUCKETS),
  },
});

/** Beside its order. */
export const orderFileView = view<FileType>('File', {
  only: ['id', 'fileName', 'mimeType', 'sizeBytes', 'category', 'createdAt'],
  rename: { sizeBytes: 'fileSize', category: 'fileType' },
});

export const filesAnswer = itemsOf(fileView, 'files');
