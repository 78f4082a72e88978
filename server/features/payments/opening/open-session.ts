/**
 * Opening a session at the gateway: store the payment, call the gateway without holding a lock, store its answer. A
 * repeated request returns the same payment; request.json itself is never repeated blindly (protocols B1).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import { AppError, isErrorCode } from '#core/errors/errors.js';
import { GATEWAY, GATEWAY_WAIT } from '#core/limits/limits.js';
import { formatToman } from '#core/dates/calendar.js';
import { rial, RIALS_PER_TOMAN, type Rial } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { lockByName } from '#platform/db/locks.js';
import { newId } from '#platform/id.js';
import type { PaymentGateway } from '#platform/ports.js';
import { lockAccount, walletAccountOf } from '#features/wallet/index.js';
import { endAbandoned } from '../settlement/abandoned-session.js';
import { placeHold } from '../payment/hold.js';
import { recordEvent } from '../payment/payment-events.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { PaymentEntity, type PaymentOperation, type PaymentPurpose } from '../payment/payment.entity.js';
import { gatewayOf } from '../payment/payment-gateway.js';
import { asRecord, endUnsettled, lockPayment, mustFind, publishChange } from '../payment/payments.store.js';
import type { PaymentType, PaymentRequestType } from '../payment/payments.types.js';
import {
  beginAttempt,
  endAttempt,
  gatewaysFor,
  openingGateways,
  type Attempt,
  type Gateways,
} from './gateway-health.js';

export interface SessionSpec {
  readonly purpose: PaymentPurpose;
  readonly userId: string;
  readonly email: string;
  readonly orderId: string | null;
  readonly referenceNumber: string | null;
  readonly invoiceId: string | null;
  readonly amountRials: Rial;
  /** Take what the wallet has first; only the rest goes through the gateway. */
  readonly split?: boolean;
  readonly description: string;
  readonly returnUrl: string | null;
  /** The gateway that the caller has named; null for the first one that works. */
  readonly gateway: string | null;
  /** Our page that the gateway sends the browser back to: a path with its query. */
  readonly callbackPath: (paymentId: string) => string;
  readonly operation: PaymentOperation;
  readonly idempotencyKey: string | null;
  /** The purpose of the key. */
  readonly fingerprint: string;
  /** Locks what must not be opened twice, before any payment is locked. */
  readonly lock: (tx: TxCtx) => Promise<void>;
  /** Names the payment to answer instead. May throw. */
  readonly guard: (tx: TxCtx) => Promise<string | null>;
}

interface Reserved {
  readonly id: string;
  /** False: another request has opened it or is just doing so. */
  readonly mine: boolean;
}

const POLL_MS = 100;

/** The gateway's bounds, before anything is written (D-25). @throws AppError GATEWAY_LIMIT, INVALID_PRICE. */
function checkGatewayBounds(ctx: Ctx, amount: Rial): void {
  const maxRials = ctx.config.gatewayMaxRials;
  if (amount > maxRials) {
    const fa = PAYMENT_TEXTS.gatewayLimit(formatToman(Math.floor(maxRials / RIALS_PER_TOMAN)));
    throw new AppError('GATEWAY_LIMIT', { details: { maxRials }, fa });
  }
  if (amount < GATEWAY.minRials) throw new AppError('INVALID_PRICE', { details: { minRials: GATEWAY.minRials } });
}

/** The wallet's part of a split payment: all it has, but so that the gateway's part is one the gateway takes. */
async function walletPart(tx: TxCtx, { split, userId, amountRials }: SessionSpec): Promise<Rial> {
  if (!split) return rial(0);
  const balance = await lockAccount(tx, await walletAccountOf(tx, userId));
  const most = Math.max(0, amountRials - GATEWAY.minRials);
  // Whole toman: a balance may end in single rials, what people pay does not.
  return rial(Math.floor(Math.min(balance, most) / RIALS_PER_TOMAN) * RIALS_PER_TOMAN);
}

/**
 * @throws AppError GATEWAY_LIMIT, IDEMPOTENCY_CONFLICT, what the guard throws, and GATEWAY_ERROR, NETWORK_ERROR or
 * TIMEOUT_ERROR of the gateway; the payment is then failed and the same key may try again.
 */
export async function openSession(ctx: Ctx, spec: SessionSpec): Promise<PaymentRequestType> {
  if (!spec.split) checkGatewayBounds(ctx, spec.amountRials);
  const gateways = gatewaysFor(ctx, spec.gateway);
  const reserved = await unitOfWork(ctx, (tx) => reserve(tx, spec, gateways[0]));
  const payment = reserved.mine
    ? await openAtGateway(ctx, reserved.id, { spec, gateways })
    : await waitForAuthority(ctx, reserved.id);
  return { payment, paymentUrl: gatewayOf(ctx, payment).startUrl(payment.authority ?? '') };
}

/** `gateway`: the one that is tried first. */
async function reserve(tx: TxCtx, spec: SessionSpec, gateway: PaymentGateway): Promise<Reserved> {
  await lockKey(tx, spec);
  await spec.lock(tx);
  const repeated = await findByKey(tx, spec);
  if (repeated && !(await endAbandoned(tx, repeated.id))) return reopen(tx, repeated, gateway);
  const instead = await spec.guard(tx);
  if (instead) return { id: instead, mine: false };
  const payment = await writePayment(tx, spec, gateway);
  recordEvent(tx, payment.id, 'requested', { amountRials: spec.amountRials });
  await placeHold(tx, payment);
  await tx.em.flush();
  return { id: payment.id, mine: true };
}

async function writePayment(tx: TxCtx, spec: SessionSpec, gateway: PaymentGateway): Promise<PaymentEntity> {
  const now = tx.clock.now();
  const id = newId();
  const {
    callbackPath,
    guard: _guard,
    lock: _lock,
    email: _email,
    split: _split,
    gateway: _gateway,
    ...columns
  } = spec;
  const walletRials = await walletPart(tx, spec);
  const amountRials = rial(spec.amountRials - walletRials);
  checkGatewayBounds(tx, amountRials);
  const payment = tx.em.create(PaymentEntity, {
    ...columns,
    id,
    amountRials,
    walletRials,
    // Nothing is held yet, but a part without a state is refused by the database.
    holdState: walletRials > 0 ? 'released' : null,
    checkCount: 0,
    refundedRials: rial(0),
    returnedRials: rial(0),
    ...openedAt(gateway),
    status: 'pending',
    callbackUrl: absolute(tx, callbackPath(id)),
    requestRaw: null,
    answerRaw: null,
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.persist(payment).flush();
  return payment;
}

/** The account that the payment belongs to. */
function openedAt({ name: gateway, merchantId }: PaymentGateway): Pick<PaymentEntity, 'gateway' | 'merchantId'> {
  return { gateway, merchantId };
}

type KeyOfCall = Pick<SessionSpec, 'userId' | 'operation' | 'idempotencyKey' | 'fingerprint'>;

/** Calls with one key come one after the other. Before anything else is locked. */
export async function lockKey(tx: TxCtx, { userId, operation, idempotencyKey }: KeyOfCall): Promise<void> {
  if (idempotencyKey) await lockByName(tx, `idempotency:${userId}:${operation}:${idempotencyKey}`);
}

/** The payment that this locked key made before. @throws AppError IDEMPOTENCY_CONFLICT when it was another request. */
export async function findByKey(tx: TxCtx, spec: KeyOfCall): Promise<PaymentEntity | null> {
  const { userId, operation, idempotencyKey, fingerprint } = spec;
  if (!idempotencyKey) return null;
  const found = await tx.em.findOne(
    PaymentEntity,
    { userId, operation, idempotencyKey },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (found && found.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_CONFLICT');
  return found;
}

/** A payment that never got an authority was never shown: its key may open a session again, at the gateway of today. */
async function reopen(tx: TxCtx, payment: PaymentEntity, gateway: PaymentGateway): Promise<Reserved> {
  if (payment.status !== 'failed' || payment.authority) return { id: payment.id, mine: false };
  tx.em.assign(payment, { ...openedAt(gateway), status: 'pending', failureCode: null, updatedAt: tx.clock.now() });
  recordEvent(tx, payment.id, 'requested', { amountRials: payment.amountRials });
  await placeHold(tx, payment);
  await tx.em.flush();
  return { id: payment.id, mine: true };
}

export function absolute(ctx: Ctx, path: string): string {
  if (!ctx.config.publicUrl) throw new Error('our own address is not configured');
  return `${ctx.config.publicUrl}${path}`;
}

interface Opening {
  readonly spec: SessionSpec;
  readonly gateways: Gateways;
}

async function openAtGateway(ctx: Ctx, id: string, opening: Opening): Promise<PaymentType> {
  try {
    await storeAuthority(ctx, id, await firstAnswer(ctx, id, opening));
  } catch (error) {
    const failureCode = error instanceof AppError ? error.code : 'UNKNOWN_ERROR';
    await endUnsettled(ctx, id, { status: 'failed', failureCode });
    throw error;
  }
  const payment = await mustFind(ctx, id);
  if (payment.status === 'cancelled') throw new AppError('PAYMENT_CANCELED');
  return payment;
}

interface SessionAnswer {
  readonly authority: string;
  readonly raw: unknown;
  readonly attemptId: string;
}

/**
 * The answer of the first gateway that opens a session. One that fails is followed by the next one: nobody has been
 * sent to its page. Those that are left alone come last. @throws AppError what the first of them threw.
 */
async function firstAnswer(ctx: Ctx, id: string, { spec, gateways }: Opening): Promise<SessionAnswer> {
  const failures: AppError[] = [];
  const tried = new Set<PaymentGateway>();
  for (const always of [false, true]) {
    for (const gateway of gateways.filter((each) => !tried.has(each))) {
      const attempt = await beginAttempt(ctx, gateway, { paymentId: id, always });
      if (!attempt) continue;
      tried.add(gateway);
      const answer = await requestSession(ctx, gateway, { id, spec, attempt });
      if (!(answer instanceof AppError)) return answer;
      failures.push(answer);
    }
  }
  throw failures[0] ?? new AppError('GATEWAY_ERROR');
}

/** The gateway's answer, or its error, for another gateway may do it. @throws what is no fault of the gateway. */
async function requestSession(
  ctx: Ctx,
  gateway: PaymentGateway,
  { id, spec, attempt }: { readonly id: string; readonly spec: SessionSpec; readonly attempt: Attempt },
): Promise<SessionAnswer | AppError> {
  try {
    const answer = await gateway.request({
      amountRials: attempt.amountRials,
      description: spec.description,
      callbackUrl: absolute(ctx, spec.callbackPath(id)),
      orderId: spec.referenceNumber ?? id,
      email: spec.email,
    });
    return { ...answer, attemptId: attempt.id };
  } catch (error) {
    const isAmount = error instanceof AppError && error.code === 'GATEWAY_LIMIT';
    await endAttempt(ctx.em.fork(), attempt.id, isAmount ? 'refused' : 'failed');
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ err: error, gateway: gateway.name }, 'a gateway opened no session');
    return error;
  }
}

/**
 * Cancelled while the gateway was opening it, a payment stays so; its authority is kept, for money may still arrive.
 */
async function storeAuthority(ctx: Ctx, id: string, answer: SessionAnswer): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const payment = await lockPayment(tx, id);
    const now = tx.clock.now();
    const requestRaw = asRecord(answer.raw);
    tx.em.assign(payment, { authority: answer.authority, requestRaw, requestedAt: now, updatedAt: now });
    if (payment.status !== 'cancelled') {
      tx.em.assign(payment, { status: 'pending', failureCode: null });
      recordEvent(tx, id, 'redirected', { amountRials: payment.amountRials });
    }
    await tx.em.flush();
    await endAttempt(tx.em, answer.attemptId, 'opened');
    publishChange(tx, payment);
  });
}

/** Waits for the request that is just opening this payment. */
async function waitForAuthority(ctx: Ctx, id: string): Promise<PaymentType> {
  const giveUp = performance.now() + GATEWAY_WAIT.othersMs + GATEWAY_WAIT.callMs * openingGateways(ctx).length;
  for (;;) {
    const payment = await mustFind(ctx, id);
    if (payment.authority) return payment;
    if (payment.status !== 'pending')
      throw new AppError(isErrorCode(payment.failureCode) ? payment.failureCode : 'GATEWAY_ERROR');
    if (performance.now() > giveUp) throw new AppError('TIMEOUT_ERROR');
    await sleep(POLL_MS);
  }
}
