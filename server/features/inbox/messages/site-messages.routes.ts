import { Readable } from 'node:stream';
import { z } from 'zod';
import { contentDisposition } from '#platform/http/content-disposition.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { eraseSender } from './erase-sender.service.js';
import { deleteMessageOfSite } from './delete-messages.service.js';
import { changeMessage } from './manage-messages.service.js';
import { openMessageFile } from './message-file.service.js';
import { exportMessages } from './messages-csv.service.js';
import { readMessageOfSite } from './read-messages.service.js';
import { replyToMessageOfSite } from './reply.service.js';
import { eraseSchema, messageChangesSchema, messagesFilterSchema, messagesSchema } from './site-messages.inputs.js';
import { siteMessageView } from './site-messages.view.js';

const site = z.object({ id: z.string() });
const message = site.extend({ messageId: z.string() });

export const siteMessageRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/messages', 'siteMessages', {
    params: { id: 'siteId' },
    input: messagesSchema,
    response: siteMessageView,
    list: 'messages',
    summary:
      'What visitors sent by the forms of a site, newest first; without `state` those in the inbox, with `sender` (an ' +
      'e-mail address or telephone number) all of theirs.',
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/messages.csv',
    access: 'user',
    keys: ['read:messages'],
    byBrowser: true,
    summary: 'The messages of a site as CSV, with the filters of their list. Dates are Jalali.',
    params: site,
    query: messagesFilterSchema,
    file: ['text/csv'],
    response: z.string().meta({ description: 'text/csv, UTF-8 with a byte order mark.' }),
    handle: async (ctx, { params, query, reply }) => {
      const { label, pieces } = await exportMessages(ctx, params.id, query);
      void reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${label}-messages.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(pieces));
      return undefined;
    },
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/messages',
    example: { sender: 'sender@example.ir' },
    access: 'user',
    keys: ['write:messages'],
    summary:
      'Deletes all that the sender with this e-mail address or telephone number sent, wherever it is to be found and ' +
      'for good, as they may demand; its owner alone.',
    params: site,
    query: z.object({ sender: z.string() }).strict(),
    body: noBody,
    response: z.object({ success: z.literal(true), deleted: z.number().int() }),
    handle: async (ctx, { params, query }) => {
      const deleted = await eraseSender(ctx, params.id, query.sender);
      return { success: true as const, deleted };
    },
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/messages/{messageId}',
    access: 'user',
    keys: ['read:messages'],
    summary: 'One message of a site.',
    params: message,
    query: noQuery,
    response: siteMessageView,
    handle: (ctx, { params }) => readMessageOfSite(ctx, params.id, params.messageId),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/messages/{messageId}/files/{fileId}',
    access: 'user',
    keys: ['read:messages'],
    byBrowser: true,
    summary: 'The bytes of a file that was sent with a message, always as an attachment.',
    params: message.extend({ fileId: z.string() }),
    query: noQuery,
    file: ['*/*'],
    response: z.string().meta({ description: 'The bytes, with their own content type.' }),
    handle: async (ctx, { params, reply }) => {
      const { id: siteId, messageId, fileId } = params;
      const { name, mime, bytes } = await openMessageFile(ctx, { siteId, messageId, fileId });
      await reply
        .headers({
          'content-type': mime,
          'content-disposition': contentDisposition('attachment', name),
          'cache-control': 'private, no-store',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(bytes);
    },
  }),
  route({
    method: 'PATCH',
    path: '/sites/{id}/messages/{messageId}',
    example: { is_read: true },
    access: 'user',
    keys: ['write:messages'],
    summary: 'Marks a message as read or unread, and moves it to the inbox, the archive or the spam; its owner alone.',
    params: message,
    body: messageChangesSchema.strict(),
    response: siteMessageView,
    handle: (ctx, { params, body }) => changeMessage(ctx, params.id, params.messageId, body),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/messages/{messageId}',
    access: 'user',
    keys: ['write:messages'],
    summary:
      'Deletes a message; its owner alone. With erase=true it is gone for good, as a visitor may demand; without, ' +
      'restoring a backup can bring it back.',
    params: message,
    query: eraseSchema.strict(),
    body: noBody,
    response: z.object({ success: z.literal(true) }),
    handle: async (ctx, { params, query }) => {
      await deleteMessageOfSite(ctx, params.id, params.messageId, query.erase);
      return { success: true as const };
    },
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/messages/{messageId}/reply',
    example: { text: 'ممنون از پیام شما.' },
    access: 'user',
    keys: ['write:messages'],
    summary: "Answers the sender by mail; an answer to that goes to the e-mail address of the site's owner.",
    params: message,
    body: z.strictObject({ text: z.string() }),
    response: siteMessageView,
    handle: (ctx, { params, body }) => replyToMessageOfSite(ctx, params.id, params.messageId, body.text),
  }),
];
