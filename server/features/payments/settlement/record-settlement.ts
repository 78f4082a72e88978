/** The records of arrived money, in one transaction: purpose, ledger, invoice, receipt. */
import { AppError } from '#core/errors/errors.js';
import { rial, type Rial } from '#core/money.js';
import { unitOfWork, type Ctx, type TxCtx } from '#platform/context.js';
import type { VerifyOutcome } from '#platform/ports.js';
import { audit } from '#features/identity/index.js';
import { findInvoice, invoiceOfOrder, isPayable, markInvoicePaid, type InvoiceType } from '#features/invoices/index.js';
import { issueReceipt } from '#features/receipts/index.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf, type Posting } from '#features/wallet/index.js';
import { recordPaymentEnd } from '../payment/account-event.js';
import { arrivingRials } from '../payment/hold.js';
import { recordEvent } from '../payment/payment-events.js';
import { WALLET_GATEWAY, type PaymentEntity } from '../payment/payment.entity.js';
import { gatewayOf } from '../payment/payment-gateway.js';
import { PAYMENT_TEXTS } from '../payment/payments.messages.js';
import { asRecord, lockPayment, mustFind } from '../payment/payments.store.js';
import { settlementTarget, type SettledPayment, type SettlementOutcome } from './settlement-target.js';

export type PaidAnswer = Extract<VerifyOutcome, { outcome: 'paid' }>;

/** An administrator settles a payment in review as the gateway has it. */
export interface Acceptance {
  /** The amount that the gateway names as paid; null where it names none. */
  readonly amountRials: Rial | null;
  /** Persian, for the audit log. */
  readonly reason: string;
}

/**
 * Settles a payment that the gateway has confirmed. A second call finds it settled and changes nothing. An accepted one
 * takes the amount that the gateway has; its purpose decides what becomes of another amount than its own.
 * @throws the violation of `payments_reference_once` where another payment has its reference, unless it is accepted in
 * review for that; AppError CONFLICT where an accepted one is not in review any more.
 */
export async function recordSettlement(
  ctx: Ctx,
  paymentId: string,
  answer: PaidAnswer,
  accepted: Acceptance | null = null,
): Promise<void> {
  await unitOfWork(ctx, async (tx) => {
    const payment = await lockWithSubject(tx, paymentId);
    if (payment.status === 'completed') return;
    const { refId, cardMask, feeRials, raw } = answer;
    if (accepted) await accept(tx, payment, refId, accepted);
    payment.merchantId ??= gatewayOf(tx, payment).merchantId;
    recordEvent(tx, paymentId, 'verified', { amountRials: payment.amountRials });
    const { outcome } = await settlementTarget(tx, payment.purpose).settle(tx, settled(payment, refId));
    tx.em.assign(payment, { cardMask, feeRials, answerRaw: asRecord(raw) });
    await closePayment(tx, payment, { refId, outcome, posting: await gatewayPosting(tx, payment, outcome) });
  });
}

async function accept(tx: TxCtx, payment: PaymentEntity, refId: string, accepted: Acceptance): Promise<void> {
  const { id, amountRials: before, reviewReason } = payment;
  // It may have ended while the gateway was asked.
  if (payment.status !== 'needs_review') throw new AppError('CONFLICT', { fa: PAYMENT_TEXTS.notInReview });
  const amountRials = accepted.amountRials ?? before;
  tx.em.assign(payment, { amountRials, referenceRepeats: reviewReason === 'reference' });
  await audit(tx, {
    action: 'payment.settle_reviewed',
    subject: { type: 'payment', id, label: refId },
    before: { amountRials: before, reviewReason },
    after: { amountRials },
    reason: accepted.reason,
  });
}

/** The payment, locked after what it pays for. */
export async function lockWithSubject(tx: TxCtx, paymentId: string): Promise<PaymentEntity> {
  const known = await mustFind(tx, paymentId);
  await settlementTarget(tx, known.purpose).lock(tx, known);
  return lockPayment(tx, paymentId);
}

export function settled(payment: PaymentEntity, refId: string): SettledPayment {
  const { id, purpose, userId, orderId, invoiceId, gateway, authority } = payment;
  return { id, purpose, userId, orderId, invoiceId, amountRials: arrivingRials(payment), gateway, authority, refId };
}

export const KINDS = { order: 'order_payment', deposit: 'deposit', invoice: 'invoice_payment' } as const;

/** From the gateway to the company, or to the customer's wallet: a top-up, or money whose purpose is gone. */
async function gatewayPosting(tx: TxCtx, payment: PaymentEntity, outcome: SettlementOutcome): Promise<Posting> {
  const toWallet = payment.purpose === 'deposit' || outcome === 'credited_to_wallet';
  const receiver = toWallet ? await walletAccountOf(tx, payment.userId) : SYSTEM_ACCOUNTS.revenue;
  const late = outcome === 'credited_to_wallet';
  return {
    ...journalHead(payment),
    kind: late ? 'late_payment' : KINDS[payment.purpose],
    description: late ? PAYMENT_TEXTS.creditedDescription(payment) : payment.description,
    actorId: null,
    entries: [
      { account: SYSTEM_ACCOUNTS.gatewayClearing, amountRials: rial(-payment.amountRials) },
      ...(payment.holdState === 'held'
        ? [{ account: SYSTEM_ACCOUNTS.holds, amountRials: rial(-payment.walletRials) }]
        : []),
      { account: receiver, amountRials: arrivingRials(payment) },
    ],
  };
}

/** The natural key: one journal per payment in all cases. */
export function journalHead(payment: PaymentEntity): Pick<Posting, 'key' | 'referenceType' | 'referenceId'> {
  return {
    key: `payment:${payment.id}`,
    referenceType: payment.orderId ? 'order' : 'payment',
    referenceId: payment.orderId ?? payment.id,
  };
}

/** Invoice, the payment itself, receipt, and the posting that ends the transaction. */
export async function closePayment(
  tx: TxCtx,
  payment: PaymentEntity,
  {
    refId,
    outcome,
    posting,
  }: { readonly refId: string; readonly outcome: SettlementOutcome; readonly posting: Posting },
): Promise<void> {
  const now = tx.clock.now();
  const invoice = outcome === 'applied' ? await invoiceOf(tx, payment) : null;
  const amountRials = arrivingRials(payment);
  const isHeld = payment.holdState === 'held';
  const journalId = postJournal(tx, posting);
  tx.em.assign(payment, {
    status: 'completed',
    refId,
    outcome,
    journalId,
    holdState: isHeld ? 'spent' : payment.holdState,
    invoiceId: invoice?.id ?? payment.invoiceId,
    failureCode: null,
    gatewayCode: null,
    reviewReason: null,
    leaseToken: null,
    leaseUntil: null,
    settledAt: now,
    updatedAt: now,
  });
  recordEvent(tx, payment.id, outcome === 'applied' ? 'settled' : 'credited', { amountRials });
  await tx.em.flush();
  await recordPaymentEnd(tx, 'payment.succeeded', payment);
  // Last: the counter of receipts stays locked until the commit, and all other payments wait for it.
  await issueReceipt(tx, {
    userId: payment.userId,
    paymentId: payment.id,
    invoiceId: invoice?.id ?? null,
    // The reference of a renewal's payment is its invoice's number.
    orderNumber: payment.orderId ? payment.referenceNumber : null,
    refId,
    service:
      outcome === 'applied'
        ? (invoice?.serviceName ?? payment.description)
        : PAYMENT_TEXTS.creditedDescription(payment),
    amountRials,
    walletRials: isHeld ? payment.walletRials : rial(0),
    method: payment.gateway === WALLET_GATEWAY ? 'wallet' : 'gateway',
    cardMask: payment.cardMask,
  });
}

async function invoiceOf(tx: TxCtx, payment: PaymentEntity): Promise<InvoiceType | null> {
  if (payment.orderId) return settleInvoice(tx, payment.orderId, payment.id);
  return payment.invoiceId ? findInvoice(tx, payment.invoiceId) : null;
}

/** The order's invoice of today, which an edit may have issued after the session was opened. */
async function settleInvoice(tx: TxCtx, orderId: string, paymentId: string): Promise<InvoiceType | null> {
  const invoice = await invoiceOfOrder(tx, orderId);
  if (invoice && isPayable(invoice.status)) await markInvoicePaid(tx, invoice.id, paymentId);
  return invoice;
}
