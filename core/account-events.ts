/**
 * The kinds of events in the log of an account, the scope that shows each to an API key, and the shape of its data
 * (docs/webhooks.md). Data holds ids, names of statuses and amounts, never labels and never text that somebody wrote:
 * of messages and subscribers the ids alone, so that what is erased is in no log.
 */
import { z } from 'zod';
import type { ApiScope } from './api-keys.js';

const id = z.uuid();
/** The name of a status, a kind or a method, such as `in_progress`. */
const name = z.string().regex(/^[A-Za-z_]+$/);
/** Whole rials in decimal digits: programs of every language read them without a loss. */
const rials = z.string().regex(/^\d+$/);
const instant = z.iso.datetime();

const order = z.strictObject({
  order_id: id,
  status: name,
  payment_status: name,
  price_rials: rials,
  refunded_rials: rials,
});
const payment = z.strictObject({
  payment_id: id,
  purpose: name,
  status: name,
  order_id: id.nullable(),
  invoice_id: id.nullable(),
  amount_rials: rials,
  /** `applied`, or `credited_to_wallet` where the purpose was gone; null where no money came. */
  outcome: name.nullable(),
  /** A code of the table of errors; null where money came. */
  failure_code: name.nullable(),
});
const refund = z.strictObject({
  refund_id: id,
  payment_id: id,
  order_id: id.nullable(),
  invoice_id: id.nullable(),
  method: name,
  amount_rials: rials,
});
const invoice = z.strictObject({
  invoice_id: id,
  order_id: id.nullable(),
  kind: name,
  status: name,
  amount_rials: rials,
  due_at: instant,
});
const site = z.strictObject({
  site_id: id,
  order_id: id,
  status: name,
  /** Why it is closed; null where it is not. */
  stop: name.nullable(),
});
const registration = z.strictObject({ registration_id: id, order_id: id, expires_at: instant.nullable() });
const message = z.strictObject({ message_id: id, site_id: id });
const subscriber = z.strictObject({ subscriber_id: id, site_id: id });
const key = z.strictObject({ key_id: id, scopes: z.array(z.string()) });

/** `scope`: what an API key needs to receive it; null: no key does. */
export const ACCOUNT_EVENTS = {
  'order.created': { scope: 'read:orders', data: order },
  'order.updated': { scope: 'read:orders', data: order },
  'order.paid': { scope: 'read:orders', data: order },
  'order.cancelled': { scope: 'read:orders', data: order },
  'order.deleted': { scope: 'read:orders', data: order },
  'payment.succeeded': { scope: 'read:payments', data: payment },
  'payment.failed': { scope: 'read:payments', data: payment },
  'invoice.issued': { scope: 'read:invoices', data: invoice },
  'invoice.paid': { scope: 'read:invoices', data: invoice },
  'invoice.overdue': { scope: 'read:invoices', data: invoice },
  'invoice.cancelled': { scope: 'read:invoices', data: invoice },
  'refund.made': { scope: 'read:payments', data: refund },
  'site.online': { scope: 'read:sites', data: site },
  'site.closed': { scope: 'read:sites', data: site },
  'site.reopened': { scope: 'read:sites', data: site },
  'domain.connected': { scope: 'read:sites', data: z.strictObject({ domain_id: id, site_id: id }) },
  'domain.registered': { scope: 'read:sites', data: registration },
  'domain.expiring': { scope: 'read:sites', data: registration },
  'message.received': { scope: 'read:messages', data: message },
  'subscriber.confirmed': { scope: 'read:subscribers', data: subscriber },
  'subscriber.removed': { scope: 'read:subscribers', data: subscriber },
  'key.created': { scope: null, data: key },
  'key.revoked': { scope: null, data: key },
  'key.widened': { scope: null, data: key },
} as const satisfies Readonly<Record<string, { readonly scope: ApiScope | null; readonly data: z.ZodObject }>>;

export type AccountEventKind = keyof typeof ACCOUNT_EVENTS;
export type AccountEventData<Kind extends AccountEventKind> = z.input<(typeof ACCOUNT_EVENTS)[Kind]['data']>;

export const ACCOUNT_EVENT_KINDS = Object.keys(ACCOUNT_EVENTS) as AccountEventKind[];

/** The kinds that a key with these scopes receives. */
export function kindsOfScopes(scopes: ReadonlySet<ApiScope>): readonly AccountEventKind[] {
  return ACCOUNT_EVENT_KINDS.filter((kind) => {
    const { scope } = ACCOUNT_EVENTS[kind];
    return scope !== null && scopes.has(scope);
  });
}

export const ACCOUNT_EVENT_LOG = {
  /** Days for which events are kept; the trigger of the table knows the same number. */
  keptDays: 30,
  /** Events of one answer. */
  first: { default: 50, max: 200 },
} as const;
