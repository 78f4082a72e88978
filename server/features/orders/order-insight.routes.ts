/** An order from all sides: its progress, its history, everything that hangs on it. */
import { z } from 'zod';
import type { Ctx } from '../../platform/context.js';
import { rows } from '../../platform/db/rows.js';
import { listOf, objectOf } from '../../platform/http/answer.js';
import { route, type Route } from '../../platform/http/route.js';
import { designOfOrder, presentDesign } from '../designs/index.js';
import { readInvoicesOfOrder } from '../invoices/index.js';
import { paymentView, readPaymentsOfOrder, type PaymentType } from '../payments/index.js';
import { idempotencyKeyOf } from '../wallet/index.js';
import { historyOf, progressOf } from './changes/order-history.js';
import {
  enhancedResponse,
  historyResponse,
  leadingPayment,
  presentChange,
  presentOrder,
  progressResponse,
} from './orders.present.js';
import { selectDocuments, type OrderRow } from './orders.queries.js';
import { readOrder } from './read-orders.service.js';
import { refundOrder } from './payment/refund-order.service.js';

const id = z.object({ id: z.string() });

async function progress(ctx: Ctx, order: OrderRow): Promise<z.output<typeof progressResponse>> {
  const payment = leadingPayment(await readPaymentsOfOrder(ctx, order.id));
  const { steps, percent } = await progressOf(ctx, order, payment?.settledAt ?? null);
  return { orderId: order.id, status: order.status, steps: [...steps], percent };
}

interface OrderFile {
  readonly id: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly fileSize: number;
  readonly fileType: string;
  readonly createdAt: Date;
}

const FILES = `select id, original_name as "fileName", mime as "mimeType", size_bytes as "fileSize", category as "fileType",
  created_at as "createdAt" from files where order_id = $1 order by created_at, id limit 200`;

async function enhanced(ctx: Ctx, order: OrderRow) {
  const payments = await readPaymentsOfOrder(ctx, order.id);
  const design = await designOfOrder(ctx, order.id);
  return {
    order: presentOrder(order, await selectDocuments(ctx, order.id), payments),
    design: design && (await presentDesign(ctx, design)),
    payments,
    invoices: await readInvoicesOfOrder(ctx, order.id),
    files: await rows<OrderFile>(ctx.em, FILES, [order.id]),
    history: (await historyOf(ctx, order)).map(presentChange),
    progress: await progress(ctx, order),
  };
}

/** They outlive a deleted order. @throws AppError NOT_FOUND, also for the order of somebody else. */
async function paymentsOf(ctx: Ctx, orderId: string): Promise<PaymentType[]> {
  const payments = await readPaymentsOfOrder(ctx, orderId);
  if (payments.length === 0) await readOrder(ctx, orderId);
  return payments;
}

const refundResponse = z.object({
  success: z.literal(true),
  orderId: z.uuid(),
  amount: z.int(),
  newBalance: z.int(),
});

export const orderInsightRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/orders/{id}/progress',
    access: 'user',
    keys: ['read:orders'],
    summary: 'How far an order has come.',
    params: id,
    response: progressResponse,
    handle: async (ctx, { params }) => progress(ctx, await readOrder(ctx, params.id)),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}/history',
    access: 'user',
    keys: ['read:orders'],
    summary: 'Every change of status: when, from where to where, why, and, for administrators, by whom.',
    params: id,
    response: historyResponse,
    handle: async (ctx, { params }) => ({
      items: (await historyOf(ctx, await readOrder(ctx, params.id))).map(presentChange),
    }),
  }),
  route({
    method: 'GET',
    path: '/orders/{id}/enhanced',
    access: 'user',
    keys: ['read:orders', 'read:files', 'read:invoices', 'read:payments'],
    summary: 'An order with its design, payments, invoices, files, history and progress.',
    params: id,
    response: enhancedResponse,
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
    access: 'user',
    keys: ['write:payments'],
    summary:
      'Takes back an own paid order that may also be deleted: what was paid goes to the wallet, once. Rials. Takes an Idempotency-Key.',
    body: z.object({ orderId: z.string() }),
    response: refundResponse,
    handle: async (ctx, { body, request }) => {
      const { orderId, amountRials, newBalanceRials } = await refundOrder(ctx, {
        orderId: body.orderId,
        idempotencyKey: idempotencyKeyOf(request),
      });
      return { success: true, orderId, amount: amountRials, newBalance: newBalanceRials };
    },
  }),
];
