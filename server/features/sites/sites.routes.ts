import { Readable } from 'node:stream';
import { z } from 'zod';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { releaseZip } from './source/release-zip.js';
import { cancelScheduledPublishing, publishNowOrLater } from './publishing/scheduling.service.js';
import { rollbackSite } from './publishing/publish-site.js';
import { readRelease, readReleases, readSite, readSiteRelease, readSites } from './site/read-site.js';
import { sitesSchema } from './site/sites.types.js';
import { publishedSiteView, releaseView, siteView } from './sites.view.js';

const id = z.object({ id: z.string() });

export const siteRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites',
    access: 'user',
    keys: ['read:sites'],
    summary: "One's own sites, newest first; scope=all gives everyone's to administrators.",
    query: sitesSchema,
    response: pageOf(siteView, 'sites'),
    handle: (ctx, { query }) => readSites(ctx, query),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}',
    access: 'user',
    keys: ['read:sites'],
    summary: 'One site.',
    params: id,
    response: siteView,
    handle: (ctx, { params }) => readSite(ctx, params.id),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The fifty newest releases of a site, newest first.',
    params: id,
    response: objectOf({ items: listOf(releaseView) }),
    handle: async (ctx, { params }) => ({ items: await readReleases(ctx, params.id) }),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/releases/{releaseId}',
    access: 'user',
    keys: ['read:sites'],
    summary: 'One release of a site, however old; NOT_FOUND for one of another site.',
    params: id.extend({ releaseId: z.string() }),
    response: releaseView,
    handle: (ctx, { params }) => readSiteRelease(ctx, params.id, params.releaseId),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/publish',
    access: 'user',
    keys: ['write:sites'],
    summary:
      'Makes a release of the draft of the site; visitors see the one before until it is whole. Where they see custom ' +
      'code, CUSTOM_RELEASE_LIVE unless replace_custom is true. With publish_at the draft is frozen now and published ' +
      'at that time.',
    params: id,
    body: z
      .object({
        draftVersion: z.number().int().nullish(),
        replaceCustom: z.boolean().nullish(),
        publishAt: z.iso.datetime({ offset: true }).nullish(),
      })
      .optional(),
    response: publishedSiteView,
    handle: (ctx, { params, body = {} }) => publishNowOrLater(ctx, params.id, body),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/publish',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Cancels the scheduled publishing of a site; a site without a schedule stays as it is.',
    params: id,
    response: siteView,
    handle: (ctx, { params }) => cancelScheduledPublishing(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/rollback',
    access: 'user',
    keys: ['write:sites'],
    summary:
      'Shows an earlier release of the site again, at once. One that was built with samples of ours is built anew, ' +
      'without them.',
    params: id,
    body: z.object({ releaseId: z.string() }),
    response: siteView,
    handle: (ctx, { params, body }) => rollbackSite(ctx, params.id, body.releaseId),
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
