import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { readUpload } from '#platform/http/uploads.js';
import { removeAvatar, setAvatar } from './avatar.service.js';

const avatarSchema = z.object({ success: z.boolean(), avatarUrl: z.string().nullable() });

export const avatarRoutes: readonly Route[] = [
  route({
    method: 'PATCH',
    path: '/profiles/me/avatar',
    access: 'user',
    keys: ['write:profile'],
    summary: "Stores a picture as one's avatar, cropped to a square of 256 pixels and without its metadata.",
    upload: 'PNG, JPEG or WebP, at most 10 MB.',
    response: avatarSchema,
    handle: async (ctx, { request }) => {
      const { bytes } = await readUpload(request);
      return { success: true, avatarUrl: await setAvatar(ctx, bytes) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/profiles/me/avatar',
    access: 'user',
    keys: ['write:profile'],
    summary: "Removes one's avatar.",
    query: noQuery,
    body: noBody,
    response: avatarSchema,
    handle: async (ctx) => {
      await removeAvatar(ctx);
      return { success: true, avatarUrl: null };
    },
  }),
];
