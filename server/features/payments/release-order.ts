/** What orders ask of payments when an order is dropped or priced anew. */
import { LockMode } from '@mikro-orm/core';
import { rial, sumRials, type Rial } from '../../../core/money.js';
import type { TxCtx } from '../../platform/context.js';
import { postJournal, SYSTEM_ACCOUNTS, walletAccountOf } from '../wallet/index.js';
import { PaymentEntity } from './payment.entity.js';
import { endUnsettled } from './payments.store.js';

/** Closes the open sessions of an order. Money that arrives for one of them later goes to the wallet (decision 38). */
export async function cancelOpenPayments(tx: TxCtx, orderId: string): Promise<void> {
  const open = await tx.em.find(
    PaymentEntity,
    { orderId, status: 'pending' },
    { fields: ['id'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
  for (const { id } of open) await endUnsettled(tx, id, { status: 'cancelled', failureCode: 'PAYMENT_CANCELED' });
}

/**
 * Gives the customer back, as wallet balance, what was really paid for an order and not yet given back: once, however
 * often it is called. Answers how much moved this time.
 */
export async function refundOrderToWallet(
  tx: TxCtx,
  input: { readonly orderId: string; readonly description: string },
): Promise<Rial> {
  const applied = { orderId: input.orderId, status: 'completed' as const, outcome: 'applied' as const };
  const payments = await tx.em.find(PaymentEntity, applied, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' },
    refresh: true,
  });
  const given: Rial[] = [];
  for (const payment of payments) given.push(await refundWhole(tx, payment, input.description));
  return sumRials(given);
}

async function refundWhole(tx: TxCtx, payment: PaymentEntity, description: string): Promise<Rial> {
  const amountRials = rial(payment.amountRials - payment.refundedRials);
  if (amountRials === 0) return amountRials;
  await postJournal(tx, {
    kind: 'order_refund',
    key: `refund:${payment.id}:${payment.refundedRials}`,
    referenceType: 'order',
    referenceId: payment.orderId ?? payment.id,
    description,
    actorId: tx.viewer?.userId ?? null,
    entries: [
      { account: SYSTEM_ACCOUNTS.revenue, amountRials: rial(-amountRials) },
      { account: await walletAccountOf(tx, payment.userId), amountRials },
    ],
  });
  tx.em.assign(payment, { refundedRials: payment.amountRials, updatedAt: tx.clock.now() });
  await tx.em.flush();
  return amountRials;
}
