/** Invoices are locked before the renewal of their order, as a payment locks them. */
import { LockMode } from '@mikro-orm/core';
import type { TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import type { InvoiceKind } from '../invoice/invoice.entity.js';
import { RenewalEntity } from './renewal.entity.js';

const UNPAID = `
  select id, kind from invoices
  where order_id = $1 and kind in ('renewal', 'upgrade') and status in ('pending', 'due', 'overdue')
  order by id for no key update`;

export interface Unpaid {
  readonly id: string;
  readonly kind: InvoiceKind;
}

/** The renewals and upgrades of an order that are still to be paid, locked in the order of their ids. */
export function lockUnpaid(tx: TxCtx, orderId: string): Promise<Unpaid[]> {
  return rows<Unpaid>(tx.em, UNPAID, [orderId]);
}

/** All invoices of an order and its renewal: what a payment or a refund may change of them, before it is locked. */
export async function lockInvoicesOfOrder(tx: TxCtx, orderId: string): Promise<void> {
  await rows(tx.em, 'select id from invoices where order_id = $1 order by id for no key update', [orderId]);
  await rows(tx.em, 'select order_id from renewals where order_id = $1 for no key update', [orderId]);
}

/** All invoices and renewals of a user: before several orders are ended at once. */
export async function lockInvoicesOfUser(tx: TxCtx, userId: string): Promise<void> {
  await rows(tx.em, 'select id from invoices where user_id = $1 order by id for no key update', [userId]);
  await rows(tx.em, 'select order_id from renewals where user_id = $1 order by order_id for no key update', [userId]);
}

/** All that a change of the renewals of an order writes, in the order in which a payment locks it. */
export async function lockBilling(tx: TxCtx, orderId: string): Promise<RenewalEntity | null> {
  await lockUnpaid(tx, orderId);
  return lockRenewal(tx, orderId);
}

/** Null for an order without renewals. Callers that change invoices as well have locked them before. */
export function lockRenewal(tx: TxCtx, orderId: string): Promise<RenewalEntity | null> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return tx.em.findOne(RenewalEntity, { orderId }, locked);
}
