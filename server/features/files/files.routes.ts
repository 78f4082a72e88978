import { z } from 'zod';
import { FILES } from '#core/limits/limits.js';
import { contentDisposition } from '#platform/http/content-disposition.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { openFile, openFileSchema, type OpenedFile } from './file/files.service.js';

/**
 * A file can never act as a page of ours: it is saved, not shown, unless it is a picture of a design; its type is
 * never guessed; and opened in spite of all that it is shut in a sandbox that runs and loads nothing (D-33).
 */
const PUBLIC_SECONDS = 365 * 24 * 60 * 60;

function headersOf({ mime, name, isShown, isPublic }: OpenedFile): Record<string, string> {
  return {
    'content-type': mime,
    'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', name),
    // The bytes of an id never change; a picture is kept no longer than its signed address would open it.
    'cache-control': isShown
      ? `private, max-age=${isPublic ? PUBLIC_SECONDS : FILES.linkMs / 1000}, immutable`
      : 'private, no-store',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

export const fileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/files/{id}',
    access: 'public',
    keys: ['read:files'],
    byBrowser: true,
    summary: 'The bytes of a file, by a signed address or for its owner.',
    params: openFileSchema.pick({ id: true }),
    query: openFileSchema.omit({ id: true }),
    file: ['*/*'],
    response: z.string().meta({ description: 'The bytes, with their own content type.' }),
    handle: async (ctx, { params, query, reply }) => {
      const file = await openFile(ctx, { ...params, ...query });
      await reply.headers(headersOf(file)).send(file.bytes);
    },
  }),
];
