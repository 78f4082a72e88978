/** An order from all sides: its progress, its history, everything that hangs on it. */
import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { designOfOrder } from '#features/designs/index.js';
import { filesOfOrder } from '#features/files/index.js';
import { readInvoicesOfOrder } from '#features/invoices/index.js';
import { paymentView, readPaymentsOfOrder, type PaymentType } from '#features/payments/index.js';
import { historyOf, progressOf } from './changes/order-history.js';
import { changeView, enhancedAnswer, leadingPayment, progressView, refundView, wholeOrder } from './orders.view.js';
import type { OrderRow } from './order/orders.queries.js';
import { readOrder } from './order/read-orders.service.js';
import { refundOrder } from './payment/refund-order.service.js';

const id = z.object({ id: z.string() });

async function progress(ctx: Ctx, order: OrderRow, payments: readonly PaymentType[]) {
  const { id, status } = order;
  return { id, status, ...(await progressOf(ctx, order, leadingPayment(payments)?.settledAt ?? null)) };
}

async function enhanced(ctx: Ctx, order: OrderRow) {
  const payments = await readPaymentsOfOrder(ctx, order.id);
  return {
    order: await wholeOrder(ctx, order, payments),
    design: await designOfOrder(ctx, order.id),
    payments,
    invoices: await readInvoicesOfOrder(ctx, order.id),
    files: await filesOfOrder(ctx, order.id),
    history: await historyOf(ctx, order),
    progress: await progress(ctx, order, payments),
  };
}

/** They outlive a deleted order. @throws AppError NOT_FOUND, also for another user's order. */
async function paymentsOf(ctx: Ctx, orderId: string): Promise<PaymentType[]> {
  const payments = await readPaymentsOfOrder(ctx, orderId);
  if (payments.length === 0) await readOrder(ctx, orderId);
  return payments;
}

export const orderInsightRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/orders/{id}/progress',
    access: 'user',
    keys: ['read:orders'],
    summary: 'How far an order has come.',
    params: id,
    response: progressView,
    handle: async (ctx, { params }) => {
      const order = await readOrder(ctx, params.id);
      return progress(ctx, order, await readPaymentsOfOrder(ctx, order.id));
    },
  }),
  route({
    method: 'GET',
    path: '/orders/{id}/history',
    access: 'user',
    keys: ['read:orders'],
    summary: 'Every change of status: when, from where to where, why, and, for administrators, by whom.',
    params: id,
    query: noQuery,
    response: objectOf({ items: listOf(changeView) }),
    handle: async (ctx, { params }) => ({ items: await historyOf(ctx, await readOrder(ctx, params.id)) }),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}/enhanced',
    access: 'user',
    keys: ['read:orders', 'read:files', 'read:invoices', 'read:payments'],
    summary: 'An order with its design, payments, invoices, files, history and progress.',
    params: id,
    response: enhancedAnswer,
    handle: async (ctx, { params }) => enhanced(ctx, await readOrder(ctx, params.id)),
  }),
  route({
    method: 'GET',
    path: '/payments/orders/{id}',
    access: 'user',
    keys: ['read:payments'],
    summary: 'Payments of one order, newest first.',
    params: id,
    response: objectOf({ items: listOf(paymentView) }),
    handle: async (ctx, { params }) => ({ items: await paymentsOf(ctx, params.id) }),
  }),
  route({
    method: 'POST',
    path: '/wallets/refund-order',
    example: { order_id: '{paidOrder}' },
    access: 'user',
    keys: ['write:payments'],
    summary:
      'Takes back an own paid order that may also be deleted: what was paid goes to the wallet, once. Rials. Takes an Idempotency-Key.',
    body: z.object({ orderId: z.string() }),
    takesIdempotencyKey: true,
    response: refundView,
    handle: (ctx, { body, idempotencyKey }) => refundOrder(ctx, { orderId: body.orderId, idempotencyKey }),
  }),
];
