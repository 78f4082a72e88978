import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { siteView } from '#features/sites/index.js';
import {
  rebuildSite,
  restoreSite,
  resumeSite,
  siteReasonSchema,
  suspendSite,
  takeDownSite,
} from './administration.service.js';

const params = z.object({ id: z.string() });
const admin = { method: 'POST', access: 'admin', params, response: siteView } as const;

/** The read endpoint is `GET /sites?scope=all`. */
export const siteAdministrationRoutes: readonly Route[] = [
  route({
    ...admin,
    path: '/admin/sites/{id}/rebuild',
    summary: 'Builds a site again from its design, and notifies its owner.',
    handle: (ctx, { params: { id } }) => rebuildSite(ctx, id),
  }),
  route({
    ...admin,
    path: '/admin/sites/{id}/suspend',
    summary: 'Closes an online site temporarily; its owner is notified of the reason.',
    body: siteReasonSchema,
    handle: (ctx, { params: { id }, body }) => suspendSite(ctx, id, body),
  }),
  route({
    ...admin,
    path: '/admin/sites/{id}/resume',
    summary: 'Opens a site that an administrator has suspended.',
    handle: (ctx, { params: { id } }) => resumeSite(ctx, id),
  }),
  route({
    ...admin,
    path: '/admin/sites/{id}/take-down',
    summary: 'Closes a site permanently; its owner is notified of the reason.',
    body: siteReasonSchema,
    handle: (ctx, { params: { id }, body }) => takeDownSite(ctx, id, body),
  }),
  route({
    ...admin,
    path: '/admin/sites/{id}/restore',
    summary: 'Opens a site that was taken down.',
    handle: (ctx, { params: { id } }) => restoreSite(ctx, id),
  }),
];
