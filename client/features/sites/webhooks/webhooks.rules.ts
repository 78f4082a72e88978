import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import type {
  SiteWebhookDeliveryFieldsFragment,
  SiteWebhookEvent,
  SiteWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import type { ToneName } from '#client/ui/tone.js';

const POLL_MS = 5000;

/** Deliveries are made and end without the page: what is shown is read again while somebody looks at it. */
export const POLLED = { pollInterval: POLL_MS, skipPollAttempt: () => document.hidden };

/** Deliveries that are shown before the others are requested. */
export const SHOWN_FIRST = 5;

/** GraphQL has no dot in the value of an enum: `message.received` is `message_received` there. */
const nameOf = (event: SiteEvent): SiteWebhookEvent => event.replace('.', '_') as SiteWebhookEvent;

/** As the payload spells them, in the order of the vocabulary. */
export function eventsOf(names: readonly SiteWebhookEvent[]): readonly SiteEvent[] {
  return SITE_EVENTS.filter((event) => names.includes(nameOf(event)));
}

/** As GraphQL takes them. */
export function sentEvents(events: readonly SiteEvent[]): SiteWebhookEvent[] {
  return events.map(nameOf);
}

export type WebhookState = 'on' | 'failing' | 'off';

export function stateOf({
  turnedOffAt,
  failingSince,
}: Pick<SiteWebhookFieldsFragment, 'turnedOffAt' | 'failingSince'>): WebhookState {
  if (turnedOffAt !== null) return 'off';
  return failingSince === null ? 'on' : 'failing';
}

export const WEBHOOK_TONES: Readonly<Record<WebhookState, ToneName>> = { on: 'good', failing: 'waiting', off: 'bad' };

type Delivery = Pick<SiteWebhookDeliveryFieldsFragment, 'state' | 'nextTryAt'>;

export function toneOf({ state }: Delivery): ToneName {
  if (state === 'delivered') return 'good';
  return state === 'failed' ? 'bad' : 'waiting';
}

/** It is on its way: the job is about to send it. */
export function isUnderWay({ state, nextTryAt }: Delivery): boolean {
  return state === 'waiting' && nextTryAt === null;
}
