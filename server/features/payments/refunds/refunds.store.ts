/** Refunds inside a transaction: reserving and booking. Nothing here calls the gateway. */
import { LockMode } from '@mikro-orm/core';
import { formatToman } from '#core/dates/calendar.js';
import { rial, RIALS_PER_TOMAN, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { recordAccountEvent } from '#features/account-events/index.js';
import { issueCreditNote } from '#features/invoices/index.js';
import { notify } from '#features/notifications/index.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf, type Posting } from '#features/wallet/index.js';
import { moveHold, paidRials } from '../payment/hold.js';
import { recordEvent } from '../payment/payment-events.js';
import { PaymentRefundEntity, type RefundMethod } from '../payment/payment-refund.entity.js';
import type { PaymentEntity } from '../payment/payment.entity.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { settlementTarget } from '../settlement/settlement-target.js';
import { PAYMENT_NOTIFICATIONS } from '../payment/payments.notifications.js';

export interface NewRefund {
  readonly amountRials: Rial;
  readonly method: RefundMethod;
  readonly reason: string | null;
}

/** The rest of a settled payment that can be given back. */
export function refundableRials(payment: PaymentEntity): Rial {
  return rial(payment.status === 'completed' ? paidRials(payment) - payment.refundedRials : 0);
}

/** The money of a top-up, and of a payment whose purpose was gone, is in the customer's wallet already. */
export function isInWallet(payment: Pick<PaymentEntity, 'purpose' | 'outcome'>): boolean {
  return payment.purpose === 'deposit' || payment.outcome === 'credited_to_wallet';
}

/** Writes a refund down and takes its amount off what is left. Expects a locked payment and an amount within it. */
export async function reserveRefund(tx: TxCtx, payment: PaymentEntity, given: NewRefund): Promise<PaymentRefundEntity> {
  const now = tx.clock.now();
  const refund = tx.em.create(PaymentRefundEntity, {
    ...given,
    id: newId(),
    paymentId: payment.id,
    status: 'pending',
    actorId: tx.viewer?.userId ?? null,
    createdAt: now,
    updatedAt: now,
  });
  tx.em.persist(refund);
  tx.em.assign(payment, { refundedRials: rial(payment.refundedRials + given.amountRials), updatedAt: now });
  recordEvent(tx, payment.id, 'refund_requested', { amountRials: given.amountRials });
  await tx.em.flush();
  // Until the gateway has answered, the customer must not spend what is on its way to the card.
  if (given.method === 'gateway' && isInWallet(payment)) await holdForReversal(tx, payment, given.amountRials, 'hold');
  return refund;
}

function holdForReversal(
  tx: TxCtx,
  { id: paymentId, userId, referenceNumber }: PaymentEntity,
  amountRials: Rial,
  kind: 'hold' | 'hold_release',
): Promise<void> {
  const description = PAYMENT_TEXTS.refundDescription(referenceNumber);
  return moveHold(tx, { kind, userId, paymentId, amountRials, description });
}

export async function lockRefund(tx: TxCtx, id: string): Promise<PaymentRefundEntity> {
  return tx.em.findOneOrFail(PaymentRefundEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * The one function that books a refund, whoever requested it: ledger, payment, the payer's notification, the target of
 * the payment, and the invoice's credit note. `notifyTarget` false: the caller itself drops the target. Expects the
 * locked payment.
 */
export async function completeRefund(
  tx: TxCtx,
  payment: PaymentEntity,
  refund: PaymentRefundEntity,
  notifyTarget = true,
): Promise<void> {
  const { amountRials, method } = refund;
  const journalId = postJournal(tx, await postingOf(tx, payment, refund));
  const now = tx.clock.now();
  const ended = { status: 'completed' as const, journalId, leaseToken: null, leaseUntil: null };
  tx.em.assign(refund, { ...ended, updatedAt: now });
  tx.em.assign(payment, { returnedRials: rial(payment.returnedRials + amountRials), updatedAt: now });
  recordEvent(tx, payment.id, method === 'gateway' ? 'reversed' : 'refunded', { amountRials });
  await tx.em.flush();
  await recordRefund(tx, payment, refund);
  const amount = formatToman(Math.floor(amountRials / RIALS_PER_TOMAN));
  const { refundedToCard, refundedToWallet } = PAYMENT_NOTIFICATIONS;
  await notify(tx, payment.userId, method === 'gateway' ? refundedToCard : refundedToWallet, { amount });
  if (payment.outcome !== 'applied') return;
  const isWhole = payment.returnedRials === paidRials(payment);
  if (notifyTarget)
    await settlementTarget(tx, payment.purpose).refunded?.(tx, payment, {
      amountRials,
      isWhole,
      reason: refund.reason,
    });
  await creditInvoice(tx, payment, refund);
}

/** An entry in the log of the payer. */
function recordRefund(tx: TxCtx, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
  const { id: paymentId, userId, orderId, invoiceId } = payment;
  const { id, method, amountRials } = refund;
  const of = { refund_id: id, payment_id: paymentId, order_id: orderId, invoice_id: invoiceId };
  const data = { ...of, method, amount_rials: String(amountRials) };
  return recordAccountEvent(tx, 'refund.made', { userId, recordId: id, data });
}

/** Last: other transactions that need the next number of a credit note wait until this one ends. */
async function creditInvoice(tx: TxCtx, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
  if (!payment.invoiceId) return;
  const { id: refundId, amountRials, reason } = refund;
  const cardRials = cardRialsOf(refund, payment);
  await issueCreditNote(tx, { invoiceId: payment.invoiceId, refundId, amountRials, cardRials, reason });
}

async function postingOf(tx: TxCtx, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<Posting> {
  const { amountRials, method } = refund;
  const wallet = await walletAccountOf(tx, payment.userId);
  const head = {
    key: `refund:${refund.id}`,
    referenceType: payment.orderId ? 'order' : 'payment',
    referenceId: payment.orderId ?? payment.id,
    description: PAYMENT_TEXTS.refundDescription(payment.referenceNumber),
    actorId: tx.viewer?.userId ?? null,
  };
  if (method === 'wallet') {
    const entries = [
      { account: SYSTEM_ACCOUNTS.revenue, amountRials: rial(-amountRials) },
      { account: wallet, amountRials },
    ];
    return { ...head, kind: 'order_refund', entries };
  }
  // The gateway gives back its own part; the wallet's part of a split payment goes to the wallet.
  const fromWallet = rial(amountRials - payment.amountRials);
  const source = isInWallet(payment) ? SYSTEM_ACCOUNTS.holds : SYSTEM_ACCOUNTS.revenue;
  const entries = [
    { account: source, amountRials: rial(-amountRials) },
    { account: SYSTEM_ACCOUNTS.gatewayClearing, amountRials: payment.amountRials },
    ...(fromWallet > 0 ? [{ account: wallet, amountRials: fromWallet }] : []),
  ];
  return { ...head, kind: isInWallet(payment) ? 'deposit_refund' : 'gateway_refund', entries };
}

/** The part of a refund that goes to the card: of a split payment the gateway reverses its own part alone. */
function cardRialsOf(
  { method, amountRials }: Pick<PaymentRefundEntity, 'method' | 'amountRials'>,
  payment: Pick<PaymentEntity, 'amountRials'>,
): Rial {
  return method === 'gateway' ? rial(Math.min(amountRials, payment.amountRials)) : rial(0);
}

/** The gateway will not give it back and the wallet has it already: nothing is refunded. */
export async function failRefund(tx: TxCtx, payment: PaymentEntity, refund: PaymentRefundEntity): Promise<void> {
  const now = tx.clock.now();
  tx.em.assign(refund, { status: 'failed', leaseToken: null, leaseUntil: null, updatedAt: now });
  tx.em.assign(payment, { refundedRials: rial(payment.refundedRials - refund.amountRials), updatedAt: now });
  if (isInWallet(payment)) await holdForReversal(tx, payment, refund.amountRials, 'hold_release');
  recordEvent(tx, payment.id, 'refund_failed', { amountRials: refund.amountRials });
  await tx.em.flush();
}
