/** Webhooks: what arrives at a site, and the events of an account, are posted to addresses of the owner's programs. */

/** The events at a site; the owner chooses which of them a webhook is notified of. */
export const SITE_EVENTS = ['message.received', 'subscriber.confirmed'] as const;
export type SiteEvent = (typeof SITE_EVENTS)[number];

/** The events that a program is notified of; the names are in the payload as `type`. Tests are always sent. */
export const WEBHOOK_EVENTS = [...SITE_EVENTS, 'webhook.test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `waiting`: it is sent, or sent again, at its next time. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why there was no answer. */
export const WEBHOOK_FAULTS = [
  /** The name leads to an address that is not public. */
  'address_refused',
  /** No such name, no connection, or it broke. */
  'unreachable',
  'certificate',
  'timeout',
  /** The content to be sent was deleted. */
  'gone',
  /** The webhook was turned off before. */
  'turned_off',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const WEBHOOK = {
  perSite: 3,
  perAccount: 5,
  /** Events of one replay of the log. */
  replayed: 200,
  /** For so long requests are signed with a new secret and the one before. */
  secretOverlapMs: 24 * HOUR * 1000,
  /** Characters of an address. */
  url: 500,
  /** The only ports of addresses. */
  ports: ['443', '8443'] as readonly string[],
  /** After each try that failed, in seconds; behind the last one the delivery has failed. */
  pauses: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
  /** With no success for so long, a delivery that fails turns its webhook off. */
  failingDays: 3,
  /** For connecting and the head of the answer; its body is not read. */
  timeoutMs: 10_000,
  /** Deliveries of one webhook that are kept and shown. */
  deliveries: 50,
  /** Days for which deliveries that have ended are kept. */
  keptDays: 30,
} as const;
