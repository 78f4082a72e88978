import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import type { SiteWebhookEvent } from '#client/gql/graphql.js';

/** GraphQL has no dot in the value of an enum: `message.received` is `message_received` there. */
const nameOf = (event: SiteEvent): SiteWebhookEvent => event.replace('.', '_') as SiteWebhookEvent;

/** The events as the payload spells them, in the order of the vocabulary. */
export function eventsOf(names: readonly SiteWebhookEvent[]): readonly SiteEvent[] {
  return SITE_EVENTS.filter((event) => names.includes(nameOf(event)));
}

/** The events as GraphQL takes them. */
export function sentEvents(events: readonly SiteEvent[]): SiteWebhookEvent[] {
  return events.map(nameOf);
}
