/** A paid order becomes a site, and sites are above orders: they provide its actions and its state. */
import type { WizardData } from '#core/design/design.js';
import type { SiteStatus } from '#core/sites/site-status.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';
import { row } from '#platform/db/rows.js';
import { lockOrder } from './orders.store.js';

/** The fields of an order from which its site is made. */
export interface OrderOfSite {
  readonly id: string;
  readonly userId: string;
  readonly wizardData: WizardData;
}

/** Why an order has no site any more. */
export type SiteEnd = 'refunded' | 'cancelled' | 'deleted';

export interface SiteFacts {
  readonly orderId: string;
  readonly status: SiteStatus;
  /** When its first release could be seen; null before. */
  readonly onlineAt: Date | null;
  /** Since when one of the customer's domains has led to it; null while none does. */
  readonly domainConnectedAt: Date | null;
}

/** Where an order's site is found. */
export interface SitePlace {
  readonly siteId: string;
  /** Where a browser opens it now, absolute; null unless it is online. */
  readonly openUrl: string | null;
}

export interface OrderSite {
  /** In the transaction that settles the order, whose row is locked. A second call changes nothing. */
  begin(tx: TxCtx, order: OrderOfSite): Promise<void>;
  /** The order has other domain names than before; nothing where it has no site. */
  rename(tx: TxCtx, orderId: string, wizardData: WizardData): Promise<void>;
  /** Takes it offline; nothing where there is none. */
  end(tx: TxCtx, orderId: string, why: SiteEnd): Promise<void>;
  /**
   * The state of the order's site, read for many orders in one query; null where there is no site. The caller has
   * decided who may see the order.
   */
  facts(ctx: Ctx, orderId: string): Promise<SiteFacts | null>;
  /** Null where the order has no site. The caller has decided who may see the order. */
  place(ctx: Ctx, orderId: string): Promise<SitePlace | null>;
}

export const ORDER_SITE = new Key<OrderSite>('site of an order');

/** A paid order that is neither dropped nor refunded, under a row lock; null for every other. */
export async function lockPaidOrder(tx: TxCtx, id: string): Promise<OrderOfSite | null> {
  const order = await lockOrder(tx, id);
  const isPaid = order?.paymentStatus === 'paid' && order.status !== 'cancelled' && order.deletedAt === null;
  return isPaid ? order : null;
}

/**
 * Like `lockPaidOrder`, for callers that change nothing of the order but need that it stays paid: others may still
 * write rows that point to it.
 */
export function lockOrderOfSite(tx: TxCtx, id: string): Promise<OrderOfSite | null> {
  return row<OrderOfSite>(tx.em, `${PAID} for no key update`, [id]);
}

const PAID = `select id, user_id as "userId", wizard_data as "wizardData" from orders
  where id = $1 and payment_status = 'paid' and status <> 'cancelled' and deleted_at is null`;

/** A paid order with its frozen design, for building its site; null where there is nothing to build any more. */
export function orderToBuild(ctx: Ctx, orderId: string): Promise<OrderOfSite | null> {
  return row<OrderOfSite>(ctx.em, PAID, [orderId]);
}
