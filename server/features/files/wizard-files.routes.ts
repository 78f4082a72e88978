/** The files of an order, as the wizard calls for them (specification 1 §7 "Wizard"). */
import { z } from 'zod';
import { FILES } from '#core/limits/limits.js';
import { itemsOf } from '#platform/http/rest/answer.js';
import { formReader } from '#platform/http/uploads.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { messages } from './file/files.messages.js';
import { filesAnswer, uploadedView } from './file/files.view.js';
import { deleteFile, listOrderFiles } from './file/manage.service.js';
import { uploadFiles } from './file/upload.service.js';

const PROJECT_FILES = { bucket: 'project-files', needsOrder: true } as const;
const done = { success: z.literal(true), message: z.string() };

export const wizardFileRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/upload-files',
    example: { order_id: '{order}' },
    access: 'user',
    keys: ['write:files'],
    summary:
      'Adds files to an order: all of them, or none where one is refused. Without `order_id`, to the newest order that the wizard session `session_id` made.',
    upload: 'PDF, DOC, DOCX, JPEG, PNG, GIF or SVG, at most 10 MB each; several under the same name.',
    uploadField: 'files[]',
    uploadFields: ['order_id', 'session_id', 'description', 'category'],
    response: itemsOf(uploadedView, 'files', {
      success: [done.success, () => true],
      message: [done.message, (files) => messages.uploaded(files.length)],
    }),
    handle: (ctx, { request }) => uploadFiles(ctx, formReader(request, FILES.maxPerUpload), PROJECT_FILES),
  }),
  route({
    method: 'GET',
    path: '/wizard/orders/{id}/files',
    aliases: ['GET /wizard/order/{id}/files'],
    access: 'user',
    keys: ['read:files'],
    summary: 'The files that were sent with an order, newest first.',
    params: z.object({ id: z.string() }),
    response: filesAnswer,
    handle: (ctx, { params }) => listOrderFiles(ctx, params.id),
  }),
  route({
    method: 'DELETE',
    path: '/wizard/files/{fileId}',
    access: 'user',
    keys: ['write:files'],
    summary: 'Deletes a file of an order.',
    params: z.object({ fileId: z.string() }),
    query: z.object({ orderId: z.string().optional() }),
    renamed: [['id', 'fileId']],
    response: z.object(done),
    handle: async (ctx, { params, query }) => {
      await deleteFile(ctx, { id: params.fileId, orderId: query.orderId });
      return { success: true, message: messages.deleted };
    },
  }),
];
