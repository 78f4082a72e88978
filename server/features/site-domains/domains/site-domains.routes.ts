import { z } from 'zod';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { ackSchema, noBody, noQuery } from '#platform/http/rest/schemas.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { DOMAIN_ACKS } from './site-domains.messages.js';
import { readDomains, removeDomain } from './site-domains.service.js';
import type { SiteDomainType } from './site-domains.types.js';

const domainView = view<SiteDomainType>('SiteDomain', { nested: { records: {} } });
const siteParams = z.object({ id: z.string() });
const ofDomain = { id: 'siteId', domainId: 'id' };
const domainParams = siteParams.extend({ domainId: z.string() });

export const siteDomainRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/domains',
    access: 'user',
    keys: ['read:sites'],
    summary: 'The domains of a site, the primary one first, with the records that each needs.',
    params: siteParams,
    query: noQuery,
    response: objectOf({ items: listOf(domainView) }),
    handle: async (ctx, { params }) => ({ items: await readDomains(ctx, params.id) }),
  }),
  operationRoute('POST /sites/{id}/domains', 'addSiteDomain', {
    example: { name: 'ketab-sara.ir' },
    params: { id: 'siteId' },
    response: domainView,
  }),
  route({
    method: 'DELETE',
    path: '/sites/{id}/domains/{domainId}',
    access: 'user',
    keys: ['write:sites'],
    summary: 'The domain leads to the site no longer.',
    params: domainParams,
    query: noQuery,
    body: noBody,
    response: ackSchema,
    handle: async (ctx, { params }) => {
      await removeDomain(ctx, params.id, params.domainId);
      return { success: true, message: DOMAIN_ACKS.removed };
    },
  }),
  operationRoute('POST /sites/{id}/domains/{domainId}/primary', 'makeSiteDomainPrimary', {
    example: {},
    params: ofDomain,
    response: domainView,
  }),
  operationRoute('POST /sites/{id}/domains/{domainId}/check', 'checkSiteDomain', {
    params: ofDomain,
    response: domainView,
  }),
];
