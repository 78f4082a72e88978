import { ID } from 'type-graphql';
import { z } from 'zod';
import { FILES, TEXT } from '#core/limits/limits.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { scope } from '#platform/graphql/list.inputs.js';
import { BucketEnum, FileCategoryEnum } from './files.types.js';
import { DEFAULT_LIST_BUCKET } from '../storage/buckets.js';

export const fileChangesSchema = z.object({
  fileName: z.string().trim().min(1).max(TEXT.title).optional().describe('The ending of the name stays as it is.'),
  description: z
    .string()
    .trim()
    .max(FILES.description)
    .nullable()
    .optional()
    .describe(`Up to ${FILES.description} characters; null removes it.`),
  category: enumValue(FileCategoryEnum).optional().describe('The purpose of the file.'),
});
export type FileChanges = z.input<typeof fileChangesSchema>;

export const FileChangesInput = inputType(
  'FileChanges',
  'The fields to change; one that is left out stays.',
  fileChangesSchema,
);

/** The filter of the API: the documented calls have the bucket in their path. */
export const filesFilterSchema = z.object({
  scope,
  bucket: enumValue(BucketEnum)
    .nullable()
    .default(DEFAULT_LIST_BUCKET)
    .transform((bucket) => bucket ?? DEFAULT_LIST_BUCKET)
    .describe('Only files of this bucket.'),
  orderId: withType(z.string(), ID).nullish().describe('Only files of this order, by whomever they were sent.'),
});
export type FilesInput = z.input<typeof filesFilterSchema>;

export const FilesFilter = inputType(
  'FilesFilter',
  "Which files a list shows; without conditions one's own in project_files.",
  filesFilterSchema,
);
