/**
 * Payments handle how money arrives; the feature that owns a purpose, also one above, provides what happens with it.
 */
import type { Ctx, TxCtx } from '#platform/context.js';
import { Key } from '#platform/provided.js';
import type { Rial } from '#core/money.js';
import type { PaymentPurpose } from '../payment/payment.entity.js';

/** The amount that may be paid now. Amounts come from here and from nowhere else. */
export interface Payable {
  readonly amountRials: Rial;
  /** Persian, shown to the payer, 1 to 500 characters. */
  readonly description: string;
  readonly invoiceId: string | null;
  /** The target's label, such as the order number; printed on the receipt. */
  readonly referenceNumber?: string;
}

/** A payment whose money is here, as the target sees it inside the settling transaction. */
export interface SettledPayment {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly userId: string;
  readonly orderId: string | null;
  readonly invoiceId: string | null;
  /** Everything that arrives with it: of a split payment, both parts. */
  readonly amountRials: Rial;
  /** The provider by name, or `wallet` when paid from the balance. */
  readonly gateway: string;
  readonly authority: string | null;
  readonly refId: string;
}

/**
 * `applied`: the money has reached its purpose. `credited_to_wallet`: the purpose is gone, paid already or worth
 * another amount, so the money goes to the customer's wallet (D-38).
 */
export type SettlementOutcome = 'applied' | 'credited_to_wallet';

/** A refund, as the target of the payment receives it. */
export interface GivenBack {
  readonly amountRials: Rial;
  /** With this one, all that was paid has been given back. */
  readonly isWhole: boolean;
  /** Persian: the reason, if one was given. */
  readonly reason: string | null;
}

/** The record that a payment is for; never changes once it is known. */
export type LockedSubject = Pick<SettledPayment, 'orderId' | 'invoiceId'>;

export interface SettlementTarget {
  readonly purpose: PaymentPurpose;
  /**
   * The amount that this user has to pay for the record. @throws AppError NOT_FOUND also for somebody else's, whatever
   * state it is in, ORDER_NOT_PAYABLE, INVALID_PRICE.
   */
  payable(ctx: Ctx, id: string, userId: string): Promise<Payable>;
  /** The same, with the record locked until the transaction ends: it is paid in this transaction. */
  lockPayable(tx: TxCtx, id: string, userId: string): Promise<Payable>;
  /**
   * Checks once more, outside any transaction, whether the record can be delivered, before the payment starts.
   * @throws AppError that says what the customer has to change first.
   */
  beforePayment?(ctx: Ctx, id: string): Promise<void>;
  /**
   * Locks what `settle` and `refunded` change and what comes before payments (platform/db/lock-order.ts). Called before
   * the payment is locked, and decides nothing.
   */
  lock(tx: TxCtx, subject: LockedSubject): Promise<void>;
  /**
   * Applies the money in the settling transaction: lock the record, decide, move it on, publish. Never throws for a
   * record that is gone.
   */
  settle(tx: TxCtx, payment: SettledPayment): Promise<{ readonly outcome: SettlementOutcome }>;
  /** Something of an applied payment has been given back. Called in the transaction that books it. */
  refunded?(tx: TxCtx, payment: { readonly orderId: string | null }, given: GivenBack): Promise<void>;
}

/** One for each purpose. */
export const SETTLEMENT_TARGET = new Key<SettlementTarget>('settlement target');

/** @throws Error when no feature owns the purpose: a fault of ours, not of a caller. */
export function settlementTarget(ctx: Ctx, purpose: PaymentPurpose): SettlementTarget {
  const target = ctx.provided.all(SETTLEMENT_TARGET).find((each) => each.purpose === purpose);
  if (!target) throw new Error(`No feature provides a settlement target for ${purpose}`);
  return target;
}
