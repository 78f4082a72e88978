import { Readable } from 'node:stream';
import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { releaseZip } from './source/release-zip.js';
import { publishNowOrLater } from './publishing/scheduling.service.js';
import { readRelease, readReleases } from './site/read-site.js';
import { publishedSiteView, releaseView, siteView } from './sites.view.js';

const id = z.object({ id: z.string() });

export const siteRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites', 'sites', { response: siteView, list: 'sites' }),
  operationRoute('GET /sites/{id}', 'site', { response: siteView }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The fifty newest releases of a site, newest first.',
    params: id,
    query: noQuery,
    response: objectOf({ items: listOf(releaseView) }),
    handle: async (ctx, { params }) => ({ items: await readReleases(ctx, params.id) }),
  }),
  operationRoute('GET /sites/{id}/releases/{releaseId}', 'siteRelease', { response: releaseView }),
  route({
    method: 'POST',
    path: '/sites/{id}/publish',
    example: {},
    access: 'user',
    keys: ['write:sites'],
    summary:
      'Makes a release of the draft of the site; visitors see the one before until it is whole. Where they see custom ' +
      'code, CUSTOM_RELEASE_LIVE unless replace_custom is true. With publish_at the draft is frozen now and published ' +
      'at that time.',
    params: id,
    body: z
      .strictObject({
        draftVersion: z.number().int().nullish(),
        replaceCustom: z.boolean().nullish(),
        publishAt: z.iso.datetime({ offset: true }).nullish(),
      })
      .optional(),
    response: publishedSiteView,
    handle: (ctx, { params, body = {} }) => publishNowOrLater(ctx, params.id, body),
  }),
  operationRoute('DELETE /sites/{id}/publish', 'cancelScheduledPublishing', { response: siteView }),
  operationRoute('POST /sites/{id}/rollback', 'rollbackSite', {
    example: { release_id: '{release}' },
    response: siteView,
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases/{releaseId}/export',
    access: 'user',
    keys: ['read:sites'],
    byBrowser: true,
    summary:
      'All files of a release as a zip, the same bytes every time: what visitors get, its design (`design.json`), the ' +
      'pictures as they were uploaded, licences, and how to host it anywhere.',
    params: id.extend({ releaseId: z.string() }),
    file: ['application/zip'],
    response: z.unknown(),
    handle: async (ctx, { params, reply }) => {
      const release = await readRelease(ctx, params.id, params.releaseId);
      const { label, number } = release;
      void reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${label}-${number}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(releaseZip(ctx, release)));
    },
  }),
];
