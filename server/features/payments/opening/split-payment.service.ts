/**
 * Paying from the wallet as far as it goes, and the rest at the gateway. The wallet's part is held until the gateway's
 * arrives, and comes back when it does not.
 */
import { requireViewer, type Ctx } from '#platform/context.js';
import { findBalance } from '#features/wallet/index.js';
import { openPayment, ownPayable, type OpenPaymentInput, type Subject } from './open-payment.js';
import { paymentFingerprint } from '../payment/payments.inputs.js';
import { WALLET_GATEWAY } from '../payment/payment.entity.js';
import { findRepeated } from '../payment/payments.queries.js';
import { payOrderFromWallet } from './wallet-payment.service.js';
import type { SplitPaymentType } from '../payment/payments.types.js';

/** @throws AppError as `openPayment` and `payOrderFromWallet`. */
export async function paySplit(ctx: Ctx, given: OpenPaymentInput): Promise<SplitPaymentType> {
  const { userId } = requireViewer(ctx);
  const purpose = given.purpose ?? 'order';
  const call = {
    ...given,
    purpose,
    operation: 'pay_split' as const,
    fingerprint: `${purpose}:${paymentFingerprint(given)}`,
  };
  // The first call of a key decides whether the gateway is needed; its repetitions must not decide again.
  const known = await findRepeated(ctx, { ...call, userId });
  if (known?.gateway === WALLET_GATEWAY) return { payment: known, paymentUrl: null };
  if (!known && (await covers(ctx, userId, { purpose, id: given.orderId })))
    return { payment: await payOrderFromWallet(ctx, call), paymentUrl: null };
  return openPayment(ctx, { ...call, split: true });
}

async function covers(ctx: Ctx, userId: string, subject: Subject): Promise<boolean> {
  const { amountRials } = await ownPayable(ctx, subject);
  return (await findBalance(ctx, userId)) >= amountRials;
}
