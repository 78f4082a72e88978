/** Looking at payments, and giving an open one up. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { once } from '#features/wallet/index.js';
import { PAYMENT_TEXTS } from './payments.messages.js';
import { cancelPaymentSchema, paymentsSchema, type CancelPaymentInput, type PaymentsInput } from './payments.inputs.js';
import { maySeePayment } from './payments.policy.js';
import {
  findPayment,
  listOfOrder,
  listPayments,
  paymentByIdLoader,
  type PaymentWithPayer,
} from './payments.queries.js';
import { endUnsettled } from './payments.store.js';
import { settlePayment } from './settlement/settle-payment.js';
import type { PaymentType } from './payments.types.js';

/** One payment, of the viewer's own or for an administrator. @throws AppError NOT_FOUND also for a foreign one. */
export async function readPayment(ctx: Ctx, id: string): Promise<PaymentType> {
  const viewer = requireViewer(ctx);
  const payment = isId(id) ? await findPayment(ctx, id) : null;
  if (!payment || !maySeePayment(viewer, payment)) throw new AppError('NOT_FOUND');
  return payment;
}

/** The payment that another record points to; null where there is none, and where the viewer may not see it. */
export async function relatedPayment(ctx: Ctx, id: string | null): Promise<PaymentType | null> {
  const payment = id === null ? null : await paymentByIdLoader(ctx).load(id);
  return payment && maySeePayment(ctx.viewer, payment) ? payment : null;
}

/** The viewer's payments, newest first. */
export function readPayments(ctx: Ctx, given: PaymentsInput): Promise<LazyPage<PaymentWithPayer>> {
  const { userId } = requireViewer(ctx);
  const { search: _, ...input } = parseInput(paymentsSchema, given);
  return listPayments(ctx, { ...input, userId, ...pageBounds(input, PAGE_SIZE.adminDocuments) });
}

/** Everyone's payments, newest first. @throws AppError FORBIDDEN. */
export async function readAllPayments(ctx: Ctx, given: PaymentsInput): Promise<LazyPage<PaymentWithPayer>> {
  requireAdmin(ctx);
  const input = parseInput(paymentsSchema, given);
  return listPayments(ctx, { ...input, userId: input.userId ?? null, ...pageBounds(input, PAGE_SIZE.adminDocuments) });
}

/** Payments of an order: the viewer's own, or all for an administrator. Nothing for a foreign order. */
export async function readPaymentsOfOrder(ctx: Ctx, orderId: string): Promise<PaymentType[]> {
  const viewer = requireViewer(ctx);
  return isId(orderId) ? listOfOrder(ctx, orderId, viewer.role === 'admin' ? null : viewer.userId) : [];
}

/**
 * Cancels an open payment. The gateway is queried first: if the money has arrived, it is settled instead. A payment
 * that needs review is cancelled by administrators, once the gateway no longer holds its money.
 * @throws AppError NOT_FOUND, PAYMENT_NOT_CANCELABLE, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function cancelPayment(ctx: Ctx, given: CancelPaymentInput): Promise<PaymentType> {
  const { userId, role } = requireViewer(ctx);
  const { id, idempotencyKey: key } = parseInput(cancelPaymentSchema, given);
  const payment = await readPayment(ctx, id);
  if (payment.status === 'cancelled') return payment;
  const isOpen = payment.status === 'pending' || (payment.status === 'needs_review' && role === 'admin');
  if (!isOpen) throw new AppError('PAYMENT_NOT_CANCELABLE');
  const { authority } = payment;
  const state = authority ? await ctx.ports.gateway.inquire(authority) : 'unknown';
  if (authority && (state === 'paid' || state === 'verified')) {
    const { settled } = await settlePayment(ctx, { authority });
    throw new AppError('PAYMENT_NOT_CANCELABLE', settled ? {} : { fa: PAYMENT_TEXTS.stillAtGateway });
  }
  await unitOfWork(ctx, (tx) =>
    once(tx, { userId, operation: 'cancel_payment', key, request: [id] }, async () => {
      const after = await endUnsettled(tx, id, { status: 'cancelled', failureCode: 'PAYMENT_CANCELED' });
      if (after.status === 'completed') throw new AppError('PAYMENT_NOT_CANCELABLE');
      return { id };
    }),
  );
  return readPayment(ctx, id);
}
