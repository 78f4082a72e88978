import { route, type Route } from '../../platform/http/rest/route.js';
import { view } from '../../platform/http/rest/view.js';
import { platformStatus } from './status.service.js';
import type { PlatformStatusType } from './status.types.js';

export const statusRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/status',
    access: 'public',
    keys: [],
    summary: 'The measured uptime of the last 90 days by component. Answers in every mode.',
    response: view<PlatformStatusType>('PlatformStatus', { nested: { components: { nested: { days: {} } } } }),
    handle: platformStatus,
  }),
];
