import { z } from 'zod';
import type { Ctx } from '#platform/context.js';
import { listOf, objectOf, pageOf } from '#platform/http/rest/answer.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { invoiceView } from '#features/invoices/index.js';
import { payInvoice } from './opening/invoice-payment.service.js';
import { openPayment } from './opening/open-payment.js';
import { paymentMethods } from './opening/payment-methods.js';
import { paymentStats } from './administration/payment-stats.js';
import {
  paymentsSchema,
  statsSchema,
  verifyPaymentSchema,
  type RequestPaymentInput,
} from './payment/payments.inputs.js';
import { duplicateRefIds } from './payment/payment-state.js';
import * as present from './payment/payments.view.js';
import { readAllPayments, readPayment, readPayments } from './payment/read-payments.service.js';
import { cancelPayment } from './settlement/cancel-payment.service.js';
import { refundPayment } from './refunds/refund-payment.service.js';
import { paySplit } from './opening/split-payment.service.js';
import { verifyPayment } from './settlement/verify-payment.service.js';
import { payOrderFromWallet } from './opening/wallet-payment.service.js';
import type { PaymentType } from './payment/payments.types.js';
import type { PaymentMethodType } from './payment/payment-admin.types.js';

/** The documented body; amount and callback address are read and not trusted. */
const requestBody = z.looseObject({
  orderId: z.string(),
  description: z.string().nullish(),
  paymentMethod: z.string().nullish(),
  returnUrl: z.string().nullish(),
});

const invoiceBody = z.looseObject({
  method: z.enum(['wallet', 'gateway', 'split']).optional(),
  useWallet: z.boolean().optional(),
});

/** The name of a gateway that we know; any other word means whichever works. */
function gatewayNamed(ctx: Ctx, method: string | null | undefined): string | null {
  return method && ctx.ports.gateways.providers.has(method) ? method : null;
}

async function payBy(method: string | null | undefined, ctx: Ctx, input: RequestPaymentInput): Promise<PaymentType> {
  if (method === 'wallet') return payOrderFromWallet(ctx, input);
  if (method === 'split') return (await paySplit(ctx, input)).payment;
  return (await openPayment(ctx, { ...input, gateway: gatewayNamed(ctx, method) })).payment;
}

export const paymentRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/payments/request',
    example: { order_id: '{order}' },
    fallbacks: ['POST /payments'],
    access: 'user',
    keys: ['write:payments'],
    summary:
      'Opens a payment for an order, pays it from the wallet (`payment_method` wallet), or takes the balance of the wallet and the rest at the gateway (split). The name of a gateway opens it there. The server computes the amount. Takes an Idempotency-Key.',
    body: requestBody,
    takesIdempotencyKey: true,
    response: present.statusView,
    handle: async (ctx, { body, idempotencyKey }) => {
      const { orderId, description, returnUrl, paymentMethod } = body;
      const input = { orderId, description, returnUrl, idempotencyKey };
      return payBy(paymentMethod, ctx, input);
    },
  }),
  route({
    method: 'POST',
    path: '/payments/verify',
    example: { authority: 'A00000000000000000000000000000000001', status: 'OK' },
    access: 'public',
    keys: ['write:payments'],
    summary: 'On return from the gateway. Needs no sign-in; safe to repeat. `amount` is rials.',
    body: verifyPaymentSchema,
    response: present.verificationView,
    whenFailed: present.failedVerification,
    handle: (ctx, { body }) => verifyPayment(ctx, body),
  }),
  route({
    method: 'GET',
    path: '/payments/status',
    example: { payment_id: '{payment}' },
    access: 'user',
    keys: ['read:payments'],
    summary: 'One payment with its current status.',
    query: z.object({ paymentId: z.string() }),
    response: present.statusView,
    handle: (ctx, { query }) => readPayment(ctx, query.paymentId),
  }),
  route({
    method: 'GET',
    path: '/payments/methods',
    access: 'public',
    keys: [],
    summary: 'Ways to pay an order; bounds are rials.',
    response: objectOf({ items: listOf(view<PaymentMethodType>('PaymentMethod')) }),
    handle: (ctx) => Promise.resolve({ items: paymentMethods(ctx) }),
  }),
  route({
    method: 'GET',
    path: '/payments/history',
    access: 'user',
    keys: ['read:payments'],
    summary: 'The own payments, newest first. `amount` is rials.',
    query: paymentsSchema,
    response: pageOf(present.paymentView, 'payments'),
    handle: (ctx, { query }) => readPayments(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/payments/cancel',
    example: { payment_id: '{payment}' },
    access: 'user',
    keys: ['write:payments'],
    summary: 'Gives up a payment that waits. Takes an Idempotency-Key.',
    body: z.object({ paymentId: z.string() }),
    renamed: [['id', 'paymentId']],
    takesIdempotencyKey: true,
    response: present.statusView,
    handle: (ctx, { body, idempotencyKey }) => cancelPayment(ctx, { id: body.paymentId, idempotencyKey }),
  }),
  route({
    method: 'GET',
    path: '/payments/{id}/timeline',
    access: 'user',
    keys: ['read:payments'],
    summary: '"Where is my money": every step of a payment, oldest first. Amounts are rials.',
    params: z.object({ id: z.string() }),
    query: noQuery,
    response: present.timelineView,
    handle: (ctx, { params }) => readPayment(ctx, params.id),
  }),
  route({
    method: 'POST',
    path: '/payments/refund',
    example: { payment_id: '{payment}', amount: 1_000, reason: 'خواست مشتری' },
    access: 'admin',
    summary:
      'Gives a payment back, wholly or in part (`amount`, rials): to the card within 30 minutes, else to the wallet. Takes an Idempotency-Key.',
    body: z.object({
      paymentId: z.string(),
      amount: z.union([z.number(), z.string()]).nullish().describe('In rials.'),
      reason: z.string().nullish(),
    }),
    renamed: [['amountRials', 'amount']],
    takesIdempotencyKey: true,
    response: present.refundView,
    handle: (ctx, { body: { amount: amountRials, ...rest }, idempotencyKey }) =>
      refundPayment(ctx, { ...rest, amountRials, idempotencyKey }),
  }),
  operationRoute('POST /admin/payments/{id}/settle', 'settleReviewedPayment', {
    example: { reason: 'واریز در صورت‌حساب بانک هست.' },
    params: { id: 'paymentId' },
    response: present.statusView,
  }),
  route({
    method: 'GET',
    path: '/payments/stats',
    access: 'admin',
    summary: 'The payment log in numbers: of the last day, week, month or year, or of all time. Amounts are rials.',
    query: statsSchema,
    response: present.statsView,
    handle: (ctx, { query }) => paymentStats(ctx, query),
  }),
  route({
    method: 'POST',
    path: '/invoices/{id}/pay',
    example: { method: 'gateway' },
    access: 'user',
    keys: ['write:payments'],
    summary: 'Pays an invoice from the wallet, at the gateway, or from both (split). Takes an Idempotency-Key.',
    params: z.object({ id: z.string() }),
    body: invoiceBody,
    takesIdempotencyKey: true,
    response: objectOf({ success: z.boolean(), paymentUrl: z.string().nullable(), invoice: invoiceView }),
    handle: async (ctx, { params, body, idempotencyKey }) => {
      const method = body.method ?? (body.useWallet ? 'wallet' : 'gateway');
      return payInvoice(ctx, { id: params.id, method, idempotencyKey });
    },
  }),
  route({
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    summary: 'The payment log: search by reference id or user, newest first. `amount` is rials.',
    query: paymentsSchema,
    response: pageOf(present.adminPaymentView, 'payments', {
      duplicateRefIds: [z.array(z.string()), duplicateRefIds],
    }),
    handle: (ctx, { query }) => readAllPayments(ctx, query),
  }),
];
