/**
 * Paying an order or an invoice at the gateway, with or without a part from the wallet. The amount is the record's own;
 * an amount from the caller is never used.
 */
import { AppError } from '#core/errors/errors.js';
import { requireViewer, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { row, rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { customerLoader } from '#features/identity/index.js';
import { endAbandoned } from '../settlement/abandoned-session.js';
import { openSession } from './open-session.js';
import type { PaymentOperation } from '../payment/payment.entity.js';
import { findGateway, gatewayOf } from '../payment/payment-gateway.js';
import {
  descriptionOr,
  paymentFingerprint,
  requestPaymentSchema,
  type RequestPaymentInput,
} from '../payment/payments.inputs.js';
import { findRepeated } from '../payment/payments.queries.js';
import { endUnsettled } from '../payment/payments.store.js';
import { settlementTarget, type Payable } from '../settlement/settlement-target.js';
import type { PaymentRequestType } from '../payment/payments.types.js';

/** A second click within this time finds the session of the first. */
const SAME_CLICK_MS = 2 * 60 * 1000;

/** The record that is paid for: an order, or an invoice that is not an order's own. */
export interface Subject {
  readonly purpose: 'order' | 'invoice';
  readonly id: string;
}

export async function emailOf(ctx: Ctx, userId: string): Promise<string> {
  const customer = await customerLoader(ctx).load(userId);
  if (!customer) throw new AppError('NOT_FOUND');
  return customer.email;
}

/**
 * The amount of a record that the viewer may pay. @throws AppError NOT_FOUND also for a foreign one, ORDER_NOT_PAYABLE.
 */
export async function ownPayable(ctx: Ctx, subject: Subject): Promise<Payable> {
  const { userId } = requireViewer(ctx);
  return settlementTarget(ctx, subject.purpose).payable(ctx, subject.id, userId);
}

/** The same, with the record locked until the transaction ends. */
export async function lockOwnPayable(tx: TxCtx, subject: Subject): Promise<Payable> {
  const { userId } = requireViewer(tx);
  return settlementTarget(tx, subject.purpose).lockPayable(tx, subject.id, userId);
}

const JUST_OPENED = `select id, gateway, merchant_id as "merchantId" from payments where (order_id = $1 or (order_id is null and invoice_id = $1)) and status = 'pending'
  and amount_rials + wallet_rials = $2 and (wallet_rials > 0) = $3 and created_at > $4 order by created_at desc limit 1`;

interface JustOpened {
  readonly id: string;
  readonly gateway: string;
  readonly merchantId: string | null;
}

/** The payment that another click has just opened for this record and amount, where it can still be paid. */
async function findJustOpened(tx: TxCtx, { id }: Subject, payable: Payable, split: boolean): Promise<string | null> {
  const since = new Date(tx.clock.now().getTime() - SAME_CLICK_MS);
  const found = await row<JustOpened>(tx.em, JUST_OPENED, [id, payable.amountRials, split, since]);
  return found && findGateway(tx, found) && !(await endAbandoned(tx, found.id)) ? found.id : null;
}

/** Money of the wallet that an older session of this record still holds comes back before new money is held. */
async function endOlderHolds(tx: TxCtx, { id }: Subject): Promise<void> {
  const text = `select id from payments where (order_id = $1 or (order_id is null and invoice_id = $1)) and hold_state = 'held' order by id`;
  for (const held of await rows<{ id: string }>(tx.em, text, [id]))
    await endUnsettled(tx, held.id, { status: 'cancelled', failureCode: 'PAYMENT_CANCELED' });
}

export interface OpenPaymentInput extends RequestPaymentInput {
  readonly purpose?: Subject['purpose'];
  /** Which call it is for; an Idempotency-Key counts within it. */
  readonly operation?: PaymentOperation;
  readonly fingerprint?: string;
  /** Take what the wallet has first, and the rest from the gateway. */
  readonly split?: boolean;
}

/**
 * Opens a session for a record of the viewer, or answers the one that the same key, or the same click, has opened.
 * `orderId` is the invoice's id where the purpose is one.
 * @throws AppError UNAUTHORIZED, NOT_FOUND, DESCRIPTION_LENGTH, ORDER_NOT_PAYABLE, INVALID_PRICE, GATEWAY_LIMIT,
 * IDEMPOTENCY_CONFLICT, RATE_LIMITED, what the record's `beforePayment` throws, GATEWAY_ERROR, NETWORK_ERROR,
 * TIMEOUT_ERROR.
 */
export async function openPayment(ctx: Ctx, given: OpenPaymentInput): Promise<PaymentRequestType> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(requestPaymentSchema, given);
  const subject: Subject = { purpose: given.purpose ?? 'order', id: input.orderId };
  const split = given.split ?? false;
  const { idempotencyKey = null } = input;
  const operation = given.operation ?? 'request_payment';
  const fingerprint = given.fingerprint ?? paymentFingerprint(input);
  const repeated = await findRepeated(ctx, { userId, operation, idempotencyKey, fingerprint });
  if (repeated?.authority)
    return { payment: repeated, paymentUrl: gatewayOf(ctx, repeated).startUrl(repeated.authority) };
  await ctx.limits.take('paymentRequest', userId);
  const payable = await ownPayable(ctx, subject);
  await settlementTarget(ctx, subject.purpose).beforePayment?.(ctx, subject.id);
  const ofOrder = subject.purpose === 'order';
  return openSession(ctx, {
    purpose: subject.purpose,
    userId,
    email: await emailOf(ctx, userId),
    orderId: ofOrder ? subject.id : null,
    referenceNumber: payable.referenceNumber ?? null,
    invoiceId: payable.invoiceId,
    amountRials: payable.amountRials,
    split,
    gateway: input.gateway ?? null,
    description: descriptionOr(input.description, payable.description),
    returnUrl: input.returnUrl,
    callbackPath: () => `/payment/callback?${ofOrder ? 'orderId' : 'invoiceId'}=${encodeURIComponent(subject.id)}`,
    operation,
    idempotencyKey,
    fingerprint,
    lock: (tx) => lockByName(tx, `payment:${subject.id}`),
    guard: async (tx) => {
      const opened = idempotencyKey ? null : await findJustOpened(tx, subject, payable, split);
      if (!opened) await endOlderHolds(tx, subject);
      return opened;
    },
  });
}
