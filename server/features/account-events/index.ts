/** The log of an account: what happened to its records, in an order that never changes. */
import { ACCOUNT_PARTS, part, type AccountPart } from '#platform/db/account-part.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { MESSAGES_REMOVAL } from '#features/identity/index.js';
import { AccountEventEntity } from './account-event.entity.js';
import { AccountEventsResolver } from './account-events.resolver.js';
import { accountEventRoutes } from './account-events.routes.js';
import { forgetOwner } from './forget-owner.js';
import { NUMBER_CRON, numberEvents } from './number-events.job.js';
import { SWEEP_CRON, sweepEvents } from './sweep-events.job.js';

export { findEvent, lastSequence, listEvents } from './account-events.queries.js';
export { AccountEventKindEnum, type AccountEventType } from './account-events.types.js';
export { numberEvents } from './number-events.job.js';
export { EVENT_FOLLOWER, recordAccountEvent, recordAccountEvents } from './record-event.js';

const accountParts: readonly AccountPart[] = [
  part('events', 'account_events', 'kind record_id data occurred_at', { orderBy: 'occurred_at, id' }),
];

export const accountEventsFeature: Feature = {
  name: 'account-events',
  entities: [AccountEventEntity],
  resolvers: [AccountEventsResolver],
  routes: accountEventRoutes,
  jobs: { number_account_events: numberEvents, sweep_account_events: sweepEvents },
  crons: [NUMBER_CRON, SWEEP_CRON],
  provides: [provide(MESSAGES_REMOVAL, () => forgetOwner), provide(ACCOUNT_PARTS, () => accountParts)],
};
