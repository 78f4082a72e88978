/** Orders as a target of payments: their amount due, and their settlement. */
import { AppError } from '#core/errors/errors.js';
import { formatToman } from '#core/dates/calendar.js';
import { rial, rialToToman } from '#core/money.js';
import type { Ctx, TxCtx } from '#platform/context.js';
import { isId } from '#platform/id.js';
import { lockNames, releaseNames } from '#features/domains/index.js';
import { invoiceOfOrder, lockInvoicesOfOrder, stopRenewals } from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import type {
  GivenBack,
  LockedSubject,
  Payable,
  SettledPayment,
  SettlementOutcome,
  SettlementTarget,
} from '#features/payments/index.js';
import { recheckNames, claimPaidNames } from '../domains/order-domains.js';
import { recordOrderEvent } from '../order/order-event.js';
import { OrderEntity } from '../order/orders.entity.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { isDesigned, isPayable } from '../order/orders.policy.js';
import { lockOrder, moveOrder } from '../order/orders.store.js';
import { mayFollow } from '../order/orders.transitions.js';
import { closeMoneyBack } from '../order/money-back.store.js';
import { ORDER_SITE } from '../order/order-site.js';
import { ORDER_NOTIFICATIONS } from '../order/orders.notifications.js';

async function findOrder(ctx: Ctx, id: string): Promise<OrderEntity | null> {
  return isId(id) ? ctx.em.fork().findOne(OrderEntity, { id }) : null;
}

async function payable(ctx: Ctx, id: string, userId: string): Promise<Payable> {
  return payableOf(ctx, await findOrder(ctx, id), userId);
}

async function lockPayable(tx: TxCtx, id: string, userId: string): Promise<Payable> {
  return payableOf(tx, await lockOrder(tx, id), userId);
}

async function payableOf(ctx: Ctx, order: OrderEntity | null, userId: string): Promise<Payable> {
  if (!order || order.deletedAt || order.userId !== userId) throw new AppError('NOT_FOUND');
  if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
  if (!isDesigned(order)) throw new AppError('ORDER_NOT_DESIGNED');
  const invoice = await invoiceOfOrder(ctx, order.id);
  return {
    amountRials: order.priceRials,
    description: ORDER_TEXTS.paymentDescription(order.orderNumber),
    invoiceId: invoice?.id ?? null,
    referenceNumber: order.orderNumber,
  };
}

/** Names too: a refund gives them back. */
async function lock(tx: TxCtx, { orderId }: LockedSubject): Promise<void> {
  if (!orderId || !(await lockOrder(tx, orderId))) return;
  await lockNames(tx, orderId);
  await lockInvoicesOfOrder(tx, orderId);
}

/** The amount must be today's price: a session opened before an edit pays another one (D-38). */
async function settle(tx: TxCtx, payment: SettledPayment): Promise<{ outcome: SettlementOutcome }> {
  const order = payment.orderId ? await lockOrder(tx, payment.orderId) : null;
  if (!order || !isPayable(order) || order.priceRials !== payment.amountRials)
    return { outcome: await credited(tx, payment, order) };
  order.paymentStatus = 'paid';
  order.updatedAt = tx.clock.now();
  if (order.status === 'pending')
    await moveOrder(tx, order, 'in_progress', { actor: null, reason: `payment ${payment.refId}` });
  await claimPaidNames(tx, order);
  await tx.em.flush();
  await recordOrderEvent(tx, 'order.paid', order);
  await tx.provided.one(ORDER_SITE).begin(tx, order);
  await notifyPaid(tx, order, payment);
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
  return { outcome: 'applied' };
}

async function credited(tx: TxCtx, payment: SettledPayment, order: OrderEntity | null): Promise<SettlementOutcome> {
  await notify(tx, payment.userId, ORDER_NOTIFICATIONS.credited, { orderNumber: order?.orderNumber ?? '' });
  return 'credited_to_wallet';
}

async function notifyPaid(tx: TxCtx, order: OrderEntity, payment: SettledPayment): Promise<void> {
  const { userId, orderNumber, title, domain } = order;
  const paid = { amount: formatToman(rialToToman(payment.amountRials)), refId: payment.refId };
  await notify(tx, userId, ORDER_NOTIFICATIONS.paid, { orderNumber, title, domain, ...paid });
}

/**
 * A partial refund leaves the order as it is, with the amount. A full refund ends the order: it is cancelled with its
 * reason, and nothing is billed again. A delivered one stays delivered.
 */
async function refunded(tx: TxCtx, payment: { readonly orderId: string | null }, given: GivenBack): Promise<void> {
  const order = payment.orderId ? await lockOrder(tx, payment.orderId) : null;
  if (!order || order.paymentStatus !== 'paid') return;
  order.refundedRials = rial(order.refundedRials + given.amountRials);
  order.updatedAt = tx.clock.now();
  if (given.isWhole) await endRefunded(tx, order, given.reason);
  else await recordOrderEvent(tx, 'order.updated', order);
  await tx.em.flush();
  tx.publish('order.changed', { userId: order.userId, orderId: order.id });
}

async function endRefunded(tx: TxCtx, order: OrderEntity, reason: string | null): Promise<void> {
  order.paymentStatus = 'refunded';
  if (mayFollow(order.status, 'cancelled')) {
    const why = reason ? `${ORDER_TEXTS.refundedReason}: ${reason}` : ORDER_TEXTS.refundedReason;
    await moveOrder(tx, order, 'cancelled', { actor: tx.viewer?.userId ?? null, reason: why });
    await notify(tx, order.userId, ORDER_NOTIFICATIONS.refunded, order);
  }
  await releaseNames(tx, order.id);
  await stopRenewals(tx, order.id);
  await closeMoneyBack(tx, order.id);
  await tx.provided.one(ORDER_SITE).end(tx, order.id, 'refunded');
}

async function beforePayment(ctx: Ctx, id: string): Promise<void> {
  const order = await findOrder(ctx, id);
  if (order && isPayable(order)) await recheckNames(ctx, order);
}

export const orderSettlement: SettlementTarget = {
  purpose: 'order',
  payable,
  lockPayable,
  beforePayment,
  lock,
  settle,
  refunded,
};
