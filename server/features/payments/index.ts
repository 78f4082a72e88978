/** Payments: money in through the gateway, and out of the wallet into orders. */
import { unitOfWork } from '#platform/context.js';
import type { Feature } from '#platform/feature.js';
import { provide } from '#platform/provided.js';
import { REFUND_SOURCE } from '#features/receipts/index.js';
import { TICKET_ORIGIN } from '#features/support/index.js';
import { UNSETTLED_SOURCE } from '#features/wallet/index.js';
import { depositSettlement } from './opening/deposit.service.js';
import { depositRoutes } from './opening/deposits.routes.js';
import { invoiceSettlement } from './settlement/invoice-settlement.js';
import {
  PaymentAdminResolver,
  PaymentLogPageResolver,
  PaymentReviewResolver,
  PaymentStepsResolver,
} from './administration/payment-admin.resolver.js';
import { GatewayAttemptEntity } from './payment/gateway-attempt.entity.js';
import { PaymentEventEntity } from './payment/payment-event.entity.js';
import { PaymentRefundEntity } from './payment/payment-refund.entity.js';
import { PaymentEntity } from './payment/payment.entity.js';
import { DepositResolver, PaymentResolver } from './payments.resolver.js';
import { listUnsettledDeposits } from './payment/payments.queries.js';
import { paymentRoutes } from './payments.routes.js';
import { reconcilePayments } from './reconcile.js';
import { refundsForReceipts } from './refunds/refunds.queries.js';
import { SETTLEMENT_TARGET } from './settlement/settlement-target.js';
import { paymentOfTicket } from './ticket-payment.js';
import {
  PaymentDocumentsResolver,
  ReceiptPaymentResolver,
  RefundPaymentResolver,
  TicketPaymentResolver,
} from './related-payment.resolver.js';

export { registerCallbackAddress } from './opening/callback-address.js';
export { requestDeposit } from './opening/deposit.service.js';
export { payInvoice } from './opening/invoice-payment.service.js';
export { openPayment } from './opening/open-payment.js';
export type { PaymentPurpose, PaymentStatus } from './payment/payment.entity.js';
export { paymentView } from './payment/payments.view.js';
export { paymentSelection, paymentsOfOrderLoader, type PaymentWithPayer } from './payment/payments.queries.js';
export { paymentsSchema, refundAmountSchema } from './payment/payments.inputs.js';
export { readPaymentsOfOrder } from './payment/read-payments.service.js';
export { shownStatus as shownPaymentStatus } from './payment/payment-state.js';
export { paymentStats } from './administration/payment-stats.js';
export { PaymentType, PaymentVerificationType } from './payment/payments.types.js';
export { refundPayment } from './refunds/refund-payment.service.js';
export { lockOrderMoney } from './refunds/refund-payment.service.js';
export { cancelOpenPayments, refundedOfOrder, refundOrderToWallet } from './refunds/release-order.js';
export { paySplit } from './opening/split-payment.service.js';
export {
  SETTLEMENT_TARGET,
  type GivenBack,
  type LockedSubject,
  type Payable,
  type SettledPayment,
  type SettlementOutcome,
  type SettlementTarget,
} from './settlement/settlement-target.js';
export { overduePayments } from './settlement/overdue-payments.js';
export { verifyDeposit, verifyPayment } from './settlement/verify-payment.service.js';
export { payOrderFromWallet } from './opening/wallet-payment.service.js';

export const paymentsFeature: Feature = {
  name: 'payments',
  entities: [PaymentEntity, PaymentEventEntity, PaymentRefundEntity, GatewayAttemptEntity],
  resolvers: [
    PaymentResolver,
    DepositResolver,
    PaymentAdminResolver,
    PaymentLogPageResolver,
    PaymentReviewResolver,
    PaymentStepsResolver,
    PaymentDocumentsResolver,
    RefundPaymentResolver,
    ReceiptPaymentResolver,
    TicketPaymentResolver,
  ],
  routes: [...paymentRoutes, ...depositRoutes],
  jobs: { reconcile_payments: reconcilePayments },
  crons: [{ job: 'reconcile_payments' }],
  provides: [
    provide(SETTLEMENT_TARGET, () => depositSettlement),
    provide(SETTLEMENT_TARGET, () => invoiceSettlement),
    provide(UNSETTLED_SOURCE, () => listUnsettledDeposits),
    provide(REFUND_SOURCE, () => refundsForReceipts),
    provide(TICKET_ORIGIN.payment, () => paymentOfTicket),
  ],
  // A run at every start, beside the minute's: a killed process may have left a payment between verify and commit.
  seed: (ctx) => unitOfWork(ctx, (tx) => tx.enqueue('reconcile_payments', {}, { key: 'reconcile_payments' })),
};
