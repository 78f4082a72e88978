/** Payments as REST tells them; amounts in rials (decision 4). */
import { z } from 'zod';
import type { Ctx } from '../../platform/context.js';
import { paginationSchema } from '../../platform/http/schemas.js';
import { PAYMENT_PURPOSES, PAYMENT_STATUSES } from './payment.entity.js';
import type { PaymentRow, PaymentWithPayer } from './payments.queries.js';
import type { DepositVerification, PaymentVerification } from './verify-payment.service.js';

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
  status: z.enum(PAYMENT_STATUSES),
  orderId: z.uuid().nullable(),
});

/** What a request and a status answer; the transaction is the journal that moved the money. */
export function presentStatus(ctx: Ctx, payment: PaymentRow): z.output<typeof statusResponse> {
  const { id, journalId, refId, authority, gateway, status, orderId } = payment;
  const paymentUrl = continueUrl(ctx, payment);
  return {
    success: true,
    paymentId: id,
    transactionId: journalId,
    refId,
    authority,
    paymentMethod: gateway,
    paymentUrl,
    status,
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
  status: z.enum(PAYMENT_STATUSES),
  amount: z.int(),
  refundedAmount: z.int(),
  currency: z.literal('IRR'),
  paymentMethod: z.string(),
  authority: z.string().nullable(),
  refId: z.string().nullable(),
  cardMask: z.string().nullable(),
  description: z.string(),
  failureCode: z.string().nullable(),
  paymentUrl: z.string().nullable(),
  createdAt: z.date(),
  settledAt: z.date().nullable(),
});

export function presentPayment(ctx: Ctx, payment: PaymentRow): z.output<typeof paymentResponse> {
  const {
    id,
    userId,
    orderId,
    invoiceId,
    purpose,
    status,
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
    status,
    amount: payment.amountRials,
    refundedAmount: payment.refundedRials,
    currency: 'IRR',
    paymentMethod: payment.gateway,
    authority,
    refId,
    cardMask,
    description,
    failureCode,
    paymentUrl: continueUrl(ctx, payment),
    createdAt,
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

export function presentVerification(given: PaymentVerification): z.output<typeof verificationResponse> {
  const { amountRials, ...rest } = given;
  return { ...rest, amount: amountRials, errorDetails: given.error };
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
  const { amountRials, newBalanceRials, ...rest } = given;
  return { ...rest, amount: amountRials, newBalance: newBalanceRials };
}
