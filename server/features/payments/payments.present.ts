/** Payments as REST tells them; amounts in rials (D-04). */
import { z } from 'zod';
import { ERRORS } from '../../../core/errors.js';
import type { Ctx } from '../../platform/context.js';
import type { RenderedError } from '../../platform/http/error-body.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { PAYMENT_EVENT_KINDS } from './timeline/payment-event.entity.js';
import { REFUND_METHODS, REFUND_STATUSES } from './refunds/payment-refund.entity.js';
import type { PaymentStats } from './administration/payment-stats.js';
import { STATS_PERIODS } from './payments.inputs.js';
import type { RefundRow } from './refunds/refunds.queries.js';
import type { TimelineStep } from './timeline/timeline.service.js';
import { PAYMENT_PURPOSES, SHOWN_PAYMENT_STATUSES } from './payment.entity.js';
import { expiresAt, refundingRials, remainingSeconds, shownStatus } from './payment-state.js';
import type { PaymentRow, PaymentWithPayer } from './payments.queries.js';
import type { DepositVerification, PaymentVerification } from './settlement/verify-payment.service.js';

/** Where to go on paying: only while the payment waits and its session is known. */
export function continueUrl(ctx: Ctx, payment: PaymentRow): string | null {
  return payment.status === 'pending' && payment.authority ? ctx.ports.gateway.startUrl(payment.authority) : null;
}

export const statusResponse = z.object({
  success: z.boolean(),
  paymentId: z.uuid(),
  transactionId: z.uuid().nullable(),
  refId: z.string().nullable(),
  authority: z.string().nullable(),
  paymentMethod: z.string(),
  paymentUrl: z.string().nullable(),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  orderId: z.uuid().nullable(),
});

/** What a request and a status answer; the transaction is the journal that moved the money. */
export function presentStatus(ctx: Ctx, payment: PaymentRow): z.output<typeof statusResponse> {
  const { id, journalId, refId, authority, gateway, orderId } = payment;
  const paymentUrl = continueUrl(ctx, payment);
  return {
    success: true,
    paymentId: id,
    transactionId: journalId,
    refId,
    authority,
    paymentMethod: gateway,
    paymentUrl,
    status: shownStatus(payment),
    orderId,
  };
}

export const paymentResponse = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  userId: z.uuid(),
  orderId: z.uuid().nullable(),
  invoiceId: z.uuid().nullable(),
  purpose: z.enum(PAYMENT_PURPOSES),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  amount: z.int(),
  walletAmount: z.int(),
  totalAmount: z.int(),
  refundedAmount: z.int().describe('What has been given back'),
  refundingAmount: z.int().describe('What is just being given back and not yet confirmed; beside `refunded_amount`'),
  currency: z.literal('IRR'),
  paymentMethod: z.string(),
  authority: z.string().nullable(),
  refId: z.string().nullable(),
  cardMask: z.string().nullable(),
  description: z.string(),
  failureCode: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date().nullable().describe('Until when it can be paid; null when it waits no longer'),
  remainingSeconds: z.int().nullable().describe("Whole seconds until then by the server's clock; 0 once it has passed"),
  settledAt: z.date().nullable(),
});

export function presentPayment(ctx: Ctx, payment: PaymentRow): z.output<typeof paymentResponse> {
  const {
    id,
    userId,
    orderId,
    invoiceId,
    purpose,
    authority,
    refId,
    cardMask,
    description,
    failureCode,
    createdAt,
    settledAt,
  } = payment;
  return {
    id,
    paymentId: id,
    userId,
    orderId,
    invoiceId,
    purpose,
    status: shownStatus(payment),
    amount: payment.amountRials,
    walletAmount: payment.walletRials,
    totalAmount: payment.amountRials + payment.walletRials,
    refundedAmount: payment.returnedRials,
    refundingAmount: refundingRials(payment),
    currency: 'IRR',
    paymentMethod: payment.gateway,
    authority,
    refId,
    cardMask,
    description,
    failureCode,
    paymentUrl: continueUrl(ctx, payment),
    createdAt,
    expiresAt: expiresAt(payment),
    remainingSeconds: remainingSeconds(payment, ctx.clock.now()),
    settledAt,
  };
}

export const paymentsResponse = z.object({
  items: z.array(paymentResponse),
  payments: z.array(paymentResponse),
  pagination: paginationSchema,
});

export const adminPaymentResponse = paymentResponse.extend({ userName: z.string().nullable(), userEmail: z.string() });
export const adminPaymentsResponse = z.object({
  items: z.array(adminPaymentResponse),
  payments: z.array(adminPaymentResponse),
  duplicateRefIds: z.array(z.string()),
  pagination: paginationSchema,
});

export function presentAdminPayment(ctx: Ctx, payment: PaymentWithPayer): z.output<typeof adminPaymentResponse> {
  return { ...presentPayment(ctx, payment), userName: payment.payerName, userEmail: payment.payerEmail };
}

/** Reference ids that stand more than once in the page: the payment log warns of them. */
export function duplicateRefIds(payments: readonly PaymentRow[]): string[] {
  const ids = payments.flatMap((payment) => payment.refId ?? []);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

export const verificationResponse = z.object({
  success: z.boolean(),
  refId: z.string().nullable(),
  orderId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  amount: z.int().nullable(),
  description: z.string().nullable(),
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorDetails: z.string().nullable(),
  retryable: z.boolean(),
  supportRequired: z.boolean(),
});

/** S-218: a call that fails has the same fields; `error` is the Persian sentence there as well, not the code. */
export function failedVerification({ messageFa, code }: RenderedError): z.output<typeof verificationResponse> {
  const unknown = { refId: null, orderId: null, orderNumber: null, amount: null, description: null };
  const { retryable, support: supportRequired } = ERRORS[code];
  return {
    success: false,
    ...unknown,
    error: messageFa,
    errorCode: code,
    errorDetails: messageFa,
    retryable,
    supportRequired,
  };
}

/** S-219: as S-218. */
export function failedDepositVerification({
  messageFa,
  code,
}: RenderedError): z.output<typeof depositVerificationResponse> {
  const { retryable, support: supportRequired } = ERRORS[code];
  return {
    success: false,
    refId: null,
    newBalance: null,
    amount: null,
    error: messageFa,
    errorCode: code,
    retryable,
    supportRequired,
  };
}

export function presentVerification(given: PaymentVerification): z.output<typeof verificationResponse> {
  const { amountRials, ...rest } = given;
  return { ...rest, amount: amountRials, errorDetails: given.errorDetails ?? given.error };
}

export const depositVerificationResponse = z.object({
  success: z.boolean(),
  refId: z.string().nullable(),
  newBalance: z.int().nullable(),
  amount: z.int().nullable(),
  error: z.string().nullable(),
  errorCode: z.string().nullable(),
  retryable: z.boolean(),
  supportRequired: z.boolean(),
});

export function presentDepositVerification(given: DepositVerification): z.output<typeof depositVerificationResponse> {
  const { amountRials, newBalanceRials, errorDetails: _details, ...rest } = given;
  return { ...rest, amount: amountRials, newBalance: newBalanceRials };
}

export const refundResponse = z.object({
  id: z.uuid(),
  amount: z.int(),
  method: z.enum(REFUND_METHODS),
  status: z.enum(REFUND_STATUSES),
  reason: z.string().nullable(),
  createdAt: z.date(),
});

function presentRefund({
  id,
  amountRials,
  method,
  status,
  reason,
  createdAt,
}: RefundRow): z.output<typeof refundResponse> {
  return { id, amount: amountRials, method, status, reason, createdAt };
}

export const refundedResponse = z.object({
  success: z.literal(true),
  refundId: z.uuid(),
  paymentId: z.uuid(),
  amount: z.int(),
  method: z.enum(REFUND_METHODS),
});

export function presentRefunded({ id, paymentId, amountRials, method }: RefundRow): z.output<typeof refundedResponse> {
  return { success: true, refundId: id, paymentId, amount: amountRials, method };
}

const step = z.object({
  id: z.uuid(),
  kind: z.enum(PAYMENT_EVENT_KINDS),
  title: z.string(),
  note: z.string().nullable(),
  amount: z.int().nullable(),
  at: z.date(),
});

export const timelineResponse = z.object({
  paymentId: z.uuid(),
  status: z.enum(SHOWN_PAYMENT_STATUSES),
  items: z.array(step),
  refunds: z.array(refundResponse),
});

export function presentTimeline(
  payment: PaymentRow,
  steps: readonly TimelineStep[],
  refunds: readonly RefundRow[],
): z.output<typeof timelineResponse> {
  return {
    paymentId: payment.id,
    status: shownStatus(payment),
    items: steps.map(({ amountRials, ...each }) => ({ ...each, amount: amountRials })),
    refunds: refunds.map(presentRefund),
  };
}

const sums = { count: z.int(), amount: z.int() };

export const statsResponse = z.object({
  period: z.enum(STATS_PERIODS),
  since: z.date().nullable(),
  currency: z.literal('IRR'),
  total: z.int(),
  refunded: z.int(),
  net: z.int().describe('`total` less `refunded`'),
  count: z.int(),
  byStatus: z.array(z.object({ status: z.enum(SHOWN_PAYMENT_STATUSES), ...sums })),
  byMethod: z.array(z.object({ method: z.string(), ...sums })),
});

export function presentStats(given: PaymentStats): z.output<typeof statsResponse> {
  const { period, since, count, totalRials, refundedRials, netRials, byStatus, byMethod } = given;
  return {
    period,
    since,
    currency: 'IRR',
    total: totalRials,
    refunded: refundedRials,
    net: netRials,
    count,
    byStatus: byStatus.map(({ amountRials, ...each }) => ({ ...each, amount: amountRials })),
    byMethod: byMethod.map(({ amountRials, ...each }) => ({ ...each, amount: amountRials })),
  };
}
