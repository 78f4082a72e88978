import { z } from 'zod';
import { ACCOUNT_EVENT_KINDS, ACCOUNT_EVENT_LOG } from '#core/account-events.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { listEventsSchema } from './account-events.inputs.js';
import { readEvents } from './account-events.service.js';
import type { AccountEventType } from './account-events.types.js';

/** An event as REST and webhooks write it. */
export const accountEventView = view<AccountEventType>('AccountEvent', {
  omit: ['type'],
  add: { type: z.enum(ACCOUNT_EVENT_KINDS) },
});

export const accountEventRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/events',
    access: 'user',
    keys: [],
    summary:
      `The log of one's own account of the last ${ACCOUNT_EVENT_LOG.keptDays} days, oldest first, or from the newest ` +
      'back with `newest_first=true`. `after` is the ' +
      '`cursor` of an earlier answer, `kinds` a list with commas. An API key receives the kinds whose read scope it has.',
    query: listEventsSchema.strict(),
    response: objectOf({ events: listOf(accountEventView), cursor: z.string(), more: z.boolean() }),
    handle: (ctx, { query }) => readEvents(ctx, query),
  }),
];
