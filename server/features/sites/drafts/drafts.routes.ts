import { z } from 'zod';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { sendPreview } from '#features/designs/index.js';
import { compareReleases, readDraft, resetDraft, saveDraft } from './drafts.service.js';
import type { SiteDraftType } from './drafts.types.js';
import { readReleasePicture, releasePictureSchema } from './release-picture.js';

const draftView = view<SiteDraftType>('SiteDraft', {
  add: {
    excess: [
      z
        .object({ pages: z.int(), sections: z.int(), logo: z.boolean(), services: z.array(z.string()) })
        .nullable()
        .describe('Why it cannot be published: what it contains beyond what is paid.'),
      ({ excess }) => excess,
    ],
    design: [
      z.record(z.string(), z.unknown()).describe('site_type, website_framework and branding.'),
      ({ design }) => ({ ...design }),
    ],
  },
});

const id = z.object({ id: z.string() });

export const draftRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/releases/{releaseId}/preview',
    access: 'public',
    keys: ['read:sites'],
    byBrowser: true,
    summary:
      'The picture of the first page of a release, 1200 px wide; `size=top` for its beginning, `size=small` for a ' +
      'thumbnail. By a signed address or for its owner. Custom code has none.',
    params: releasePictureSchema.pick({ id: true, releaseId: true }),
    query: releasePictureSchema.omit({ id: true, releaseId: true }),
    response: z.string().meta({ description: 'image/svg+xml; the ETag changes with what is drawn.' }),
    handle: async (ctx, { params, query, request, reply }) =>
      sendPreview(await readReleasePicture(ctx, { ...params, ...query }), request, reply),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/draft',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The draft of a site; before the first save what is shown.',
    params: id,
    response: draftView,
    handle: (ctx, { params }) => readDraft(ctx, params.id),
  }),
  route({
    method: 'PUT',
    path: '/sites/{id}/draft',
    access: 'user',
    keys: ['write:sites'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Saves the draft of a site; CONFLICT after another save since base_version.',
    params: id,
    body: z.object({ baseVersion: z.number().int(), design: z.record(z.string(), z.unknown()) }),
    response: draftView,
    handle: (ctx, { params, body }) => saveDraft(ctx, { id: params.id, ...body }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/draft/reset',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Begins the draft anew from a release, the live one where none is named.',
    params: id,
    body: z.object({ baseVersion: z.number().int(), releaseId: z.string().nullish() }),
    response: draftView,
    handle: (ctx, { params, body: { baseVersion, releaseId } }) =>
      resetDraft(ctx, { id: params.id, baseVersion, releaseId: releaseId ?? null }),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases/{releaseId}/compare',
    access: 'user',
    keys: ['read:sites'],
    summary: 'What makes a release differ from the one of `with`; NOT_FOUND for releases of another site.',
    params: id.extend({ releaseId: z.string() }),
    query: z.object({ with: z.string().describe('The id of the release before.') }),
    response: z.object({ changes: z.array(z.string()).describe('Persian sentences. Bounded: at most thirty.') }),
    handle: async (ctx, { params, query }) => ({
      changes: await compareReleases(ctx, { id: params.id, from: query.with, to: params.releaseId }),
    }),
  }),
];
