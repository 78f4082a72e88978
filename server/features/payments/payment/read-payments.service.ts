/** Reading payments. */
import { AppError } from '#core/errors/errors.js';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import { pageBounds, type LazyPage } from '#platform/db/page.js';
import { isId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { paymentsSchema, type PaymentsInput } from './payments.inputs.js';
import { maySeePayment } from './payments.policy.js';
import {
  findPayment,
  listOfOrder,
  listPayments,
  paymentByIdLoader,
  type PaymentWithPayer,
} from './payments.queries.js';
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
