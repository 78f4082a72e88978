import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { readIndexNow, setIndexNow } from './index-now.service.js';
import type { SiteIndexNowType } from './index-now.types.js';

const indexNowView = view<SiteIndexNowType>('SiteIndexNow');
const params = z.object({ id: z.string() });

export const indexNowRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/index-now',
    access: 'user',
    keys: ['read:sites'],
    summary: 'Whether search engines are notified of changes of a site, and what became of it last.',
    params,
    response: indexNowView,
    handle: (ctx, { params: { id } }) => readIndexNow(ctx, id),
  }),
  route({
    method: 'PUT',
    path: '/sites/{id}/index-now',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Turns on or off that search engines are notified at once of pages that change.',
    params,
    body: z.object({ isOn: z.boolean() }),
    response: indexNowView,
    handle: (ctx, { params: { id }, body }) => setIndexNow(ctx, id, body.isOn),
  }),
];
