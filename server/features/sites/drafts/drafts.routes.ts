import { z } from 'zod';
import { changesInWords } from '#core/design/design-changes.js';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { sendPreview } from '#features/designs/index.js';
import { compareReleases, saveDraft } from './drafts.service.js';
import { changeRecords, type DesignChangeType, type SiteDraftType } from './drafts.types.js';
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

export const draftRoutes: readonly RouteDeclaration[] = [
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
    file: ['image/svg+xml'],
    response: z.string().meta({ description: 'image/svg+xml; the ETag changes with what is drawn.' }),
    handle: async (ctx, { params, query, request, reply }) =>
      sendPreview(await readReleasePicture(ctx, { ...params, ...query }), request, reply),
  }),
  operationRoute('GET /sites/{id}/draft', 'siteDraft', { response: draftView }),
  route({
    method: 'PUT',
    path: '/sites/{id}/draft',
    example: { base_version: 0, design: {} },
    access: 'user',
    keys: ['write:sites'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Saves the draft of a site; CONFLICT after another save since base_version.',
    params: id,
    body: z.strictObject({ baseVersion: z.number().int(), design: z.record(z.string(), z.unknown()) }),
    renamed: [['wizardData', 'design']],
    response: draftView,
    handle: (ctx, { params, body }) => saveDraft(ctx, { id: params.id, ...body }),
  }),
  operationRoute('POST /sites/{id}/draft/reset', 'resetSiteDraft', {
    example: { base_version: 0 },
    response: draftView,
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases/{releaseId}/compare',
    example: { with: '{release}' },
    access: 'user',
    keys: ['read:sites'],
    summary: 'The differences between a release and the one of `with`; NOT_FOUND for releases of another site.',
    params: id.extend({ releaseId: z.string() }),
    query: z.object({ with: z.string().describe('The id of the release before.') }).strict(),
    response: objectOf({
      changes: z.array(z.string()).describe('Persian sentences. Bounded: at most thirty.'),
      records: listOf(view<DesignChangeType>('DesignChange', { nested: { page: {}, section: {} } })),
    }),
    handle: async (ctx, { params, query }) => {
      const changes = await compareReleases(ctx, { id: params.id, from: query.with, to: params.releaseId });
      return { changes: [...changesInWords(changes)], records: changeRecords(changes) };
    },
  }),
];
