/** The values of an order's enumerations, one list for the database, the schema and the inputs. */
export const ORDER_SORTS = ['created', 'price'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

export const ORDER_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/**
 * The availability of an order's names: the registries have confirmed that they are free; they could not be queried
 * yet, or none was given; or one could not be had (another paid order was first, it is registered, we refused it), and
 * the customer chooses another one.
 */
export const ORDER_DOMAIN_STATUSES = ['confirmed', 'awaiting_confirmation', 'awaiting_choice'] as const;
export type OrderDomainStatus = (typeof ORDER_DOMAIN_STATUSES)[number];

export const SITE_TYPES = ['personal', 'business'] as const;

export const SUBMIT_MODES = ['payment', 'draft'] as const;
export type SubmitMode = (typeof SUBMIT_MODES)[number];

/** `'a', 'b'` for a CHECK constraint. */
export function sqlList(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(', ');
}

/** A step in the progress of an order. */
export type OrderStepKey =
  'placed' | 'paid' | 'building' | 'online' | 'connected' | 'delivered' | 'cancelled' | 'refunded';
