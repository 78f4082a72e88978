/** Paying an order from the wallet: payment, posting, invoice, receipt and order in one transaction. */
import { AppError } from '#core/errors/errors.js';
import { rial } from '#core/money.js';
import { requireViewer, unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { journalReference, SYSTEM_ACCOUNTS, walletAccountOf, type Posting } from '#features/wallet/index.js';
import { lockOwnPayable, ownPayable, type Subject } from './open-payment.js';
import { findByKey, lockKey } from './open-session.js';
import { PaymentEntity, WALLET_GATEWAY, type PaymentOperation } from '../payment/payment.entity.js';
import {
  descriptionOr,
  paymentFingerprint,
  requestPaymentSchema,
  type RequestPaymentInput,
} from '../payment/payments.inputs.js';
import { mustFind } from '../payment/payments.store.js';
import { recordEvent } from '../payment/payment-events.js';
import { closePayment, journalHead, KINDS, settled } from '../settlement/record-settlement.js';
import { settlementTarget } from '../settlement/settlement-target.js';
import type { PaymentType } from '../payment/payments.types.js';

export interface WalletPaymentInput extends RequestPaymentInput {
  readonly purpose?: Subject['purpose'];
  readonly operation?: PaymentOperation;
  readonly fingerprint?: string;
}

/**
 * Takes the price of an order, or of an invoice, from the viewer's wallet. The same key answers the same payment.
 * @throws AppError UNAUTHORIZED, NOT_FOUND, ORDER_NOT_PAYABLE (also when it is paid already), INSUFFICIENT_FUNDS,
 * IDEMPOTENCY_CONFLICT.
 */
export async function payOrderFromWallet(ctx: Ctx, given: WalletPaymentInput): Promise<PaymentType> {
  requireViewer(ctx);
  const input = { ...given, ...parseInput(requestPaymentSchema, given) };
  await lookBefore(ctx, subjectOf(input));
  return mustFind(ctx, await unitOfWork(ctx, (tx) => payIn(tx, input)));
}

/** Whether it can be paid is checked under the lock, where an earlier payment with the same key is visible. */
async function lookBefore(ctx: Ctx, subject: Subject): Promise<void> {
  try {
    await ownPayable(ctx, subject);
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  await settlementTarget(ctx, subject.purpose).beforePayment?.(ctx, subject.id);
}

function subjectOf(input: WalletPaymentInput): Subject {
  return { purpose: input.purpose ?? 'order', id: input.orderId };
}

async function payIn(tx: TxCtx, input: WalletPaymentInput): Promise<string> {
  const { userId } = requireViewer(tx);
  const identity = {
    userId,
    operation: input.operation ?? ('pay_from_wallet' as const),
    idempotencyKey: input.idempotencyKey ?? null,
    fingerprint: input.fingerprint ?? paymentFingerprint(input),
  };
  await lockKey(tx, identity);
  const repeated = await findByKey(tx, identity);
  if (repeated) return repeated.id;
  const subject = subjectOf(input);
  const payable = await lockOwnPayable(tx, subject);
  const now = tx.clock.now();
  const payment = tx.em.create(PaymentEntity, {
    ...identity,
    id: newId(),
    purpose: subject.purpose,
    orderId: subject.purpose === 'order' ? subject.id : null,
    referenceNumber: payable.referenceNumber ?? null,
    invoiceId: payable.invoiceId,
    amountRials: payable.amountRials,
    walletRials: rial(0),
    refundedRials: rial(0),
    returnedRials: rial(0),
    checkCount: 0,
    gateway: WALLET_GATEWAY,
    status: 'pending',
    description: descriptionOr(input.description, payable.description),
    requestRaw: null,
    answerRaw: null,
    createdAt: now,
    updatedAt: now,
  });
  await tx.em.persist(payment).flush();
  recordEvent(tx, payment.id, 'requested', { amountRials: payment.amountRials });
  const posting = await walletPosting(tx, payment);
  const refId = journalReference(posting.id);
  const { outcome } = await settlementTarget(tx, payment.purpose).settle(tx, settled(payment, refId));
  if (outcome !== 'applied') throw new AppError('ORDER_NOT_PAYABLE');
  await closePayment(tx, payment, { refId, outcome, posting });
  return payment.id;
}

/** From the customer's wallet to the company. Its id is generated before: the receipt's reference comes from it. */
async function walletPosting(tx: TxCtx, payment: PaymentEntity): Promise<Posting & { readonly id: string }> {
  return {
    ...journalHead(payment),
    id: newId(),
    kind: KINDS[payment.purpose],
    description: payment.description,
    actorId: payment.userId,
    entries: [
      { account: await walletAccountOf(tx, payment.userId), amountRials: rial(-payment.amountRials) },
      { account: SYSTEM_ACCOUNTS.revenue, amountRials: payment.amountRials },
    ],
  };
}
