import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { siteView } from '#features/sites/index.js';
import { decideSiteLabel, labelDecisionSchema } from './decide-label.service.js';

/** The read endpoint is `GET /sites?scope=all&awaits_label=true`. */
export const siteLabelRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/admin/sites/{id}/label',
    access: 'admin',
    summary: 'Gives a site the label that its customer wished, or refuses it; its owner is notified.',
    params: z.object({ id: z.string() }),
    body: labelDecisionSchema,
    response: siteView,
    handle: (ctx, { params: { id }, body }) => decideSiteLabel(ctx, id, body),
  }),
];
