import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { DOMAIN_ACKS } from './site-domains.messages.js';
import { addDomain, checkDomain, makeDomainPrimary, readDomains, removeDomain } from './site-domains.service.js';
import type { SiteDomainType } from './site-domains.types.js';

const domainView = view<SiteDomainType>('SiteDomain', { nested: { records: {} } });
const siteParams = z.object({ id: z.string() });
const domainParams = siteParams.extend({ domainId: z.string() });

export const siteDomainRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/domains',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The domains of a site, the primary one first, with the records that each needs.',
    params: siteParams,
    response: objectOf({ items: listOf(domainView) }),
    handle: async (ctx, { params }) => ({ items: await readDomains(ctx, params.id) }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/domains',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Claims a domain for the site; nothing is served at it before the record that proves it was found.',
    params: siteParams,
    body: z.object({ name: z.string() }),
    response: domainView,
    handle: (ctx, { params, body }) => addDomain(ctx, { siteId: params.id, name: body.name }),
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/domains/{domainId}',
    access: 'user',
    keys: ['write:sites'],
    summary: 'The domain leads to the site no longer.',
    params: domainParams,
    response: ackSchema,
    handle: async (ctx, { params }) => {
      await removeDomain(ctx, params.id, params.domainId);
      return { success: true, message: DOMAIN_ACKS.removed };
    },
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/domains/{domainId}/primary',
    access: 'user',
    keys: ['write:sites'],
    summary: "Visitors of the site's other domains are led to this one, which has to be connected.",
    params: domainParams,
    body: z.object({ withWww: z.boolean().nullish() }),
    response: domainView,
    handle: (ctx, { params, body }) => makeDomainPrimary(ctx, { siteId: params.id, id: params.domainId, ...body }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/domains/{domainId}/check',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Queries the servers of the domain now, and continues with growing delays.',
    params: domainParams,
    response: domainView,
    handle: (ctx, { params }) => checkDomain(ctx, params.id, params.domainId),
  }),
];
