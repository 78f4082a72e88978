/** Paying an order at the gateway. The amount is the order's own; nothing a caller says about it is believed. */
import { AppError } from '../../../core/errors.js';
import { requireViewer, type Ctx, type TxCtx } from '../../platform/context.js';
import { lockByName } from '../../platform/db/locks.js';
import { row } from '../../platform/db/rows.js';
import { parseInput } from '../../platform/input.js';
import { customerLoader } from '../identity/index.js';
import { openSession, type OpenedPayment } from './open-session.js';
import type { PaymentOperation } from './payment.entity.js';
import { requestPaymentSchema, type RequestPaymentInput } from './payments.inputs.js';
import { settlementTarget, type Payable } from './settlement-target.js';

/** A second click within this time finds the session of the first. */
const SAME_CLICK_MS = 2 * 60 * 1000;

export async function emailOf(ctx: Ctx, userId: string): Promise<string> {
  const customer = await customerLoader(ctx).load(userId);
  if (!customer) throw new AppError('NOT_FOUND');
  return customer.email;
}

/** What the viewer may pay of an order. @throws AppError NOT_FOUND also for a foreign one, ORDER_NOT_PAYABLE. */
export async function ownPayable(ctx: Ctx | TxCtx, orderId: string): Promise<Payable> {
  const { userId } = requireViewer(ctx);
  const payable = await settlementTarget('order').payable(ctx, orderId);
  if (payable.userId !== userId) throw new AppError('NOT_FOUND');
  return payable;
}

/** One session an order and amount at a time: serialises by order, and finds what another click has just opened. */
async function findJustOpened(tx: TxCtx, orderId: string, payable: Payable): Promise<string | null> {
  await lockByName(tx, `payment:${orderId}`);
  const found = await row<{ id: string }>(
    tx.em,
    `select id from payments where order_id = $1 and status = 'pending' and amount_rials = $2 and created_at > $3 order by created_at desc limit 1`,
    [orderId, payable.amountRials, new Date(tx.clock.now().getTime() - SAME_CLICK_MS)],
  );
  return found?.id ?? null;
}

export interface OpenPaymentInput extends RequestPaymentInput {
  /** Which call it is for; an Idempotency-Key counts within it. */
  readonly operation?: PaymentOperation;
  readonly fingerprint?: string;
}

/**
 * Opens a session for an order of the viewer, or answers the one that the same key, or the same click, has opened.
 * @throws AppError UNAUTHORIZED, NOT_FOUND, ORDER_NOT_PAYABLE, INVALID_PRICE, GATEWAY_LIMIT, IDEMPOTENCY_CONFLICT,
 * RATE_LIMITED, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function openPayment(ctx: Ctx, given: OpenPaymentInput): Promise<OpenedPayment> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(requestPaymentSchema, given);
  await ctx.limits.take('paymentRequest', userId);
  const payable = await ownPayable(ctx, input.orderId);
  const idempotencyKey = input.idempotencyKey ?? null;
  return openSession(ctx, {
    purpose: 'order',
    userId,
    email: await emailOf(ctx, userId),
    orderId: input.orderId,
    referenceNumber: payable.referenceNumber ?? null,
    invoiceId: payable.invoiceId,
    amountRials: payable.amountRials,
    description: payable.description,
    returnUrl: input.returnUrl,
    callbackPath: () => `/payment/callback?orderId=${encodeURIComponent(input.orderId)}`,
    operation: given.operation ?? 'request_payment',
    idempotencyKey,
    fingerprint: given.fingerprint ?? input.orderId,
    guard: (tx) => (idempotencyKey ? Promise.resolve(null) : findJustOpened(tx, input.orderId, payable)),
  });
}
