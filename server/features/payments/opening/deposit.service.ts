/** Topping the wallet up through the gateway. */
import { AppError } from '#core/errors/errors.js';
import { formatToman } from '#core/dates/calendar.js';
import { WALLET } from '#core/limits/limits.js';
import { rialToToman } from '#core/money.js';
import { requireViewer, type Ctx, type TxCtx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { parseInput } from '#platform/input.js';
import { lockUser } from '#features/identity/index.js';
import { notify } from '#features/notifications/index.js';
import { accountBalance, walletAccountOf } from '#features/wallet/index.js';
import { emailOf } from './open-payment.js';
import { openSession } from './open-session.js';
import { endAbandoned } from '../settlement/abandoned-session.js';
import { checkDeposit, depositSchema, type DepositInput } from '../payment/payments.inputs.js';
import { findPendingDeposit } from '../payment/payments.queries.js';
import type { Payable, SettledPayment, SettlementTarget } from '../settlement/settlement-target.js';
import type { PaymentType, PaymentRequestType } from '../payment/payments.types.js';
import { PAYMENT_NOTIFICATIONS } from '../payment/payments.notifications.js';

function pendingSince(ctx: Ctx): Date {
  return new Date(ctx.clock.now().getTime() - WALLET.pendingMs);
}

/** The viewer's deposit that waits for its payment, at most one hour old; null where there is none. */
export function pendingDeposit(ctx: Ctx): Promise<PaymentType | null> {
  return findPendingDeposit(ctx, requireViewer(ctx).userId, pendingSince(ctx));
}

const OPEN = `select id from payments where user_id = $1 and created_at > $2 and purpose = 'deposit' and status = 'pending'
  order by id`;

/** One whose process has died while it was opened is ended. @throws AppError DEPOSIT_PENDING with its id. */
async function refuseSecond(tx: TxCtx, userId: string): Promise<null> {
  for (const { id } of await rows<{ id: string }>(tx.em, OPEN, [userId, pendingSince(tx)])) {
    if (!(await endAbandoned(tx, id))) throw new AppError('DEPOSIT_PENDING', { details: { paymentId: id } });
  }
  return null;
}

/**
 * Opens a session for a top-up of the viewer's wallet; credits nothing.
 * @throws AppError DEPOSIT_TOO_SMALL, DEPOSIT_TOO_LARGE, DESCRIPTION_LENGTH, VALIDATION_ERROR, GATEWAY_LIMIT,
 * DEPOSIT_PENDING, IDEMPOTENCY_CONFLICT, RATE_LIMITED, GATEWAY_ERROR, NETWORK_ERROR, TIMEOUT_ERROR.
 */
export async function requestDeposit(ctx: Ctx, given: DepositInput): Promise<PaymentRequestType> {
  const { userId } = requireViewer(ctx);
  const input = parseInput(depositSchema, given);
  const { amountRials, description } = checkDeposit(input);
  await ctx.limits.take('paymentRequest', userId);
  return openSession(ctx, {
    purpose: 'deposit',
    userId,
    email: await emailOf(ctx, userId),
    orderId: null,
    referenceNumber: null,
    invoiceId: null,
    amountRials,
    gateway: input.gateway ?? null,
    description,
    returnUrl: input.returnUrl,
    callbackPath: (paymentId) => `/wallet/payment/callback?order_id=${paymentId}`,
    operation: 'request_deposit',
    idempotencyKey: input.idempotencyKey ?? null,
    fingerprint: JSON.stringify([amountRials, description, ...(input.gateway ? [input.gateway] : [])]),
    lock: (tx) => lockUser(tx, userId),
    guard: (tx) => refuseSecond(tx, userId),
  });
}

async function settle(tx: TxCtx, payment: SettledPayment): Promise<{ outcome: 'applied' }> {
  const amount = formatToman(rialToToman(payment.amountRials));
  const balance = (await accountBalance(tx, await walletAccountOf(tx, payment.userId))) + payment.amountRials;
  const deposit = { amount, refId: payment.refId, balance: formatToman(Math.floor(balance / 10)) };
  await notify(tx, payment.userId, PAYMENT_NOTIFICATIONS.depositSettled, deposit);
  return { outcome: 'applied' };
}

/** A deposit is of no record that could be paid. */
const nothingToPay = (): Promise<Payable> => Promise.reject(new AppError('NOT_FOUND'));

/** Deposits as something that money arrives for; the posting itself puts it into the wallet. */
export const depositSettlement: SettlementTarget = {
  purpose: 'deposit',
  lock: () => Promise.resolve(),
  payable: nothingToPay,
  lockPayable: nothingToPay,
  settle,
};
