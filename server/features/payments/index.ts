/** Payments: money in through the gateway, and out of the wallet into orders. */
import { unitOfWork } from '../../platform/context.js';
import type { Feature } from '../../platform/feature.js';
import { depositSettlement } from './deposit.service.js';
import { depositRoutes } from './deposits.routes.js';
import { PaymentEntity } from './payment.entity.js';
import { DepositResolver, PaymentPageResolver, PaymentResolver } from './payments.resolver.js';
import { paymentRoutes } from './payments.routes.js';
import { reconcilePayments } from './reconcile.js';
import { registerSettlementTarget } from './settlement-target.js';

export { requestDeposit } from './deposit.service.js';
export { payInvoice } from './invoice-payment.service.js';
export { openPayment, type OpenPaymentInput } from './open-payment.js';
export type { OpenedPayment } from './open-session.js';
export type { PaymentPurpose, PaymentStatus } from './payment.entity.js';
export { paymentResponse, presentPayment } from './payments.present.js';
export type { PaymentRow } from './payments.queries.js';
export { readPaymentsOfOrder } from './payments.service.js';
export { cancelOpenPayments, refundOrderToWallet } from './release-order.js';
export { settlePayment, type SettleResult } from './settle-payment.js';
export {
  registerSettlementTarget,
  type Payable,
  type SettledPayment,
  type SettlementOutcome,
  type SettlementTarget,
} from './settlement-target.js';
export { verifyDeposit, verifyPayment } from './verify-payment.service.js';
export { payOrderFromWallet } from './wallet-payment.service.js';

registerSettlementTarget(depositSettlement);

export const paymentsFeature: Feature = {
  name: 'payments',
  entities: [PaymentEntity],
  resolvers: [PaymentResolver, PaymentPageResolver, DepositResolver],
  routes: [...paymentRoutes, ...depositRoutes],
  jobs: { reconcile_payments: reconcilePayments },
  crons: ['* * * * * reconcile_payments'],
  // A run at every start, beside the minute's: a killed process may have left a payment between verify and commit.
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('reconcile_payments', {}, { key: 'reconcile_payments' })),
};
