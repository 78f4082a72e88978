import { itemsOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { openWork } from './open-work.service.js';
import type { OpenWorkType } from './open-work.types.js';

export const openWorkRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/admin/open-work',
    access: 'admin',
    summary: 'What waits for an administrator: only kinds of which something waits, the oldest first.',
    response: itemsOf(view<OpenWorkType>('OpenWork'), 'openWork'),
    handle: (ctx) => openWork(ctx),
  }),
];
