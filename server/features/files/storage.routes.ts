/** The buckets (specification 1 §7 "Storage"). */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import type { Ctx } from '#platform/context.js';
import { objectOf, pageOf } from '#platform/http/rest/answer.js';
import { formReader, type ReadForm } from '#platform/http/uploads.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { setAvatar } from './avatar/avatar.service.js';
import { DEFAULT_BUCKET, DEFAULT_LIST_BUCKET, type Bucket } from './storage/buckets.js';
import { fileChangesSchema } from './file/files.inputs.js';
import { messages } from './file/files.messages.js';
import { fileView, uploadedView } from './file/files.view.js';
import {
  changeFile,
  deleteFile,
  fileTotals,
  listFiles,
  ownFileLink,
  readOwnFile,
  requireBucket,
} from './file/manage.service.js';
import { uploadFiles, type UploadedFile } from './file/upload.service.js';

const bucket = z.string().max(60).describe('uploads, design-assets, users_avatars, project-files, or an alias.');
const place = z.object({ bucket: bucket.default(DEFAULT_BUCKET), id: z.string() });
const which = z.object({ orderId: z.string().optional(), scope: z.enum(['mine', 'all']).default('mine') });
const listed = z.object({ bucket: bucket.default(DEFAULT_LIST_BUCKET) });
const success = z.literal(true);
const page = z.coerce.number().int().min(1).optional();

/** An avatar is redrawn and replaces the one before; everything else is kept as it came. */
async function upload(ctx: Ctx, readForm: ReadForm, target: Bucket): Promise<UploadedFile> {
  if (target !== 'users_avatars') {
    const [file] = await uploadFiles(ctx, readForm, { bucket: target, needsOrder: target === 'project-files' });
    if (!file) throw new AppError('BAD_REQUEST');
    return file;
  }
  let address = '';
  await readForm(async ({ bytes }) => {
    address = await setAvatar(ctx, bytes);
  });
  return { ...(await readOwnFile(ctx, { id: address.split('/').at(-1) ?? '' })), leftOut: [] };
}

const lists: readonly Route[] = [
  route({
    method: 'GET',
    path: '/storage/{bucket}',
    aliases: ['GET /storage'],
    access: 'user',
    keys: ['read:files'],
    summary:
      "One's own files of a bucket, newest first; with order_id those of an order; scope=all is for administrators.",
    params: listed,
    query: which.extend({ page, limit: page }),
    response: pageOf(fileView, 'files'),
    handle: (ctx, { params, query }) => listFiles(ctx, { ...params, ...query }),
  }),
  route({
    method: 'GET',
    path: '/files/storage/{bucket}/stats',
    access: 'user',
    keys: ['read:files'],
    summary: 'How many files a bucket holds of the caller, and how many bytes.',
    params: listed,
    query: which,
    response: z.object({ bucket: z.string(), count: z.int(), totalSize: z.int().describe('bytes') }),
    handle: async (ctx, { params, query }) => {
      const { files, bytes } = await fileTotals(ctx, { ...params, ...query });
      return { bucket: requireBucket(params.bucket), count: files, totalSize: bytes };
    },
  }),
];

const single: readonly Route[] = [
  route({
    method: 'POST',
    path: '/storage/upload/{bucket}',
    example: { order_id: '{order}' },
    aliases: ['POST /storage/upload'],
    access: 'user',
    keys: ['write:files'],
    summary: 'Stores a file in a bucket; project files need an order.',
    params: z.object({ bucket: bucket.default(DEFAULT_BUCKET) }),
    upload:
      'PDF, DOC, DOCX, JPEG, PNG, GIF or SVG, in uploads WebP as well, at most 10 MB; an avatar is PNG, JPEG or WebP.',
    uploadFields: ['order_id', 'description', 'category'],
    response: objectOf({ success, message: z.string(), file: uploadedView }),
    handle: async (ctx, { params, request }) => {
      const file = await upload(ctx, formReader(request, 1), requireBucket(params.bucket));
      return { success: true as const, message: messages.uploaded(1), file };
    },
  }),
  route({
    method: 'GET',
    path: '/storage/{bucket}/{id}/url',
    access: 'user',
    keys: ['read:files'],
    summary: 'A signed address that opens a file for at most five minutes.',
    params: place,
    response: z.object({ url: z.string() }),
    handle: async (ctx, { params }) => ({ url: await ownFileLink(ctx, params) }),
  }),
  route({
    method: 'GET',
    path: '/storage/project-files/{id}/url',
    access: 'user',
    keys: ['read:files'],
    summary: 'A signed address that opens a project file for at most five minutes.',
    params: place.omit({ bucket: true }),
    response: z.object({ url: z.string() }),
    handle: async (ctx, { params }) => ({ url: await ownFileLink(ctx, { ...params, bucket: 'project-files' }) }),
  }),
  route({
    method: 'PATCH',
    path: '/storage/{bucket}/{id}/metadata',
    example: { description: 'نامهٔ جدید' },
    access: 'user',
    keys: ['write:files'],
    summary: 'Changes name, description and category of a file. The ending of its name stays.',
    params: place,
    body: fileChangesSchema,
    response: objectOf({ success, file: fileView }),
    handle: async (ctx, { params, body }) => ({
      success: true as const,
      file: await changeFile(ctx, params, body),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/storage/{bucket}/{id}',
    access: 'user',
    keys: ['write:files'],
    summary: 'Deletes a file for good.',
    params: place,
    response: z.object({ success, message: z.string() }),
    handle: async (ctx, { params }) => {
      await deleteFile(ctx, params);
      return { success: true, message: messages.deleted };
    },
  }),
];

/** Several at once go through /wizard/upload-files. */
export const storageRoutes: readonly Route[] = [...lists, ...single];
