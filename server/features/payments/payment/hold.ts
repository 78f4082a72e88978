/** The wallet's part of a split payment: held with the session, released when it ends without money. */
import { rial, type Rial } from '#core/money.js';
import type { TxCtx } from '#platform/context.js';
import { newId } from '#platform/id.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf, type Posting } from '#features/wallet/index.js';
import { recordEvent } from './payment-events.js';
import type { PaymentEntity } from './payment.entity.js';
import { PAYMENT_TEXTS } from './payments.messages.js';

interface Movement {
  readonly kind: 'hold' | 'hold_release';
  readonly userId: string;
  readonly paymentId: string;
  readonly amountRials: Rial;
  readonly description: string;
}

/** Between a wallet and the account of holds. The caller holds the row that says whether it may happen. */
export async function moveHold(
  tx: TxCtx,
  { kind, userId, paymentId, amountRials, description }: Movement,
): Promise<void> {
  const intoHolds = kind === 'hold' ? amountRials : -amountRials;
  const posting: Posting = {
    kind,
    key: `${kind}:${paymentId}:${newId()}`,
    referenceType: 'payment',
    referenceId: paymentId,
    description,
    actorId: tx.viewer?.userId ?? null,
    entries: [
      { account: await walletAccountOf(tx, userId), amountRials: rial(-intoHolds) },
      { account: SYSTEM_ACCOUNTS.holds, amountRials: rial(intoHolds) },
    ],
  };
  postJournal(tx, posting);
}

/** Takes the wallet's part out of the wallet. @throws AppError INSUFFICIENT_FUNDS. */
export async function placeHold(tx: TxCtx, payment: PaymentEntity): Promise<void> {
  if (payment.walletRials === 0) return;
  const { id: paymentId, userId, walletRials: amountRials, referenceNumber } = payment;
  const description = PAYMENT_TEXTS.heldDescription(referenceNumber);
  await moveHold(tx, { kind: 'hold', userId, paymentId, amountRials, description });
  payment.holdState = 'held';
  recordEvent(tx, paymentId, 'held', { amountRials });
}

/** Gives a held part back; nothing for a payment that holds none. Expects a locked payment. */
export async function releaseHold(tx: TxCtx, payment: PaymentEntity): Promise<void> {
  if (payment.holdState !== 'held') return;
  const { id: paymentId, userId, walletRials: amountRials, referenceNumber } = payment;
  const description = PAYMENT_TEXTS.releasedDescription(referenceNumber);
  await moveHold(tx, { kind: 'hold_release', userId, paymentId, amountRials, description });
  payment.holdState = 'released';
  recordEvent(tx, paymentId, 'hold_released', { amountRials });
}

/** The amount that arrives with the gateway's part: with the held part, or alone where that has gone back. */
export function arrivingRials(payment: Pick<PaymentEntity, 'amountRials' | 'walletRials' | 'holdState'>): Rial {
  return rial(payment.amountRials + (payment.holdState === 'held' ? payment.walletRials : 0));
}

/** The amount that was really paid by a settled payment, and so at most comes back. */
export function paidRials(payment: Pick<PaymentEntity, 'amountRials' | 'walletRials' | 'holdState'>): Rial {
  return rial(payment.amountRials + (payment.holdState === 'spent' ? payment.walletRials : 0));
}
