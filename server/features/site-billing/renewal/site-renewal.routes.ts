import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { nullable, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { noBody, noQuery } from '#platform/http/rest/schemas.js';
import { renewalView } from '#features/invoices/index.js';
import { readSiteRenewal, resumeSiteRenewal, stopSiteRenewal } from './site-renewal.service.js';

const id = z.object({ id: z.string() });
const response = objectOf({ renewal: nullable(renewalView) });

async function answer(ctx: Ctx, siteId: string) {
  return { renewal: await readSiteRenewal(ctx, siteId) };
}

export const siteRenewalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/renewal',
    access: 'user',
    keys: ['read:sites'],
    summary: 'Until when a site is paid for, and what comes next; null where nothing of it is renewed.',
    params: id,
    query: noQuery,
    response,
    handle: (ctx, { params }) => answer(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/renewal/stop',
    access: 'user',
    keys: ['write:billing'],
    summary: "Stops the renewal of one's own site at the end of the paid time.",
    params: id,
    body: noBody,
    response,
    handle: async (ctx, { params }) => {
      await stopSiteRenewal(ctx, params.id);
      return answer(ctx, params.id);
    },
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/renewal/resume',
    access: 'user',
    keys: ['write:billing'],
    summary: 'Takes a stop back while the paid time lasts.',
    params: id,
    body: noBody,
    response,
    handle: async (ctx, { params }) => {
      await resumeSiteRenewal(ctx, params.id);
      return answer(ctx, params.id);
    },
  }),
];
