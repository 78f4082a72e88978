/** Where the REST fields of payments differ from GraphQL; amounts are rials (D-04). */
import { z } from 'zod';
import { ERRORS } from '#core/errors/errors.js';
import type { RenderedError } from '#platform/http/error-body.js';
import { currencyField, ownerFields } from '#platform/http/rest/schemas.js';
import { extendView, view } from '#platform/http/rest/view.js';
import type { PaymentRefundType, PaymentStatsType } from './payment-admin.types.js';
import type { PaymentWithPayer } from './payments.queries.js';
import type {
  DepositVerificationType,
  PaymentType,
  PaymentVerificationType,
  VerificationType,
} from './payments.types.js';

const AMOUNT = { amountRials: 'amount' };
const SUCCESS = [z.boolean(), () => true] as const;
const RECEIPT_ID = [z.uuid().nullable(), ({ receipt }: VerificationType) => receipt?.id ?? null] as const;

/** The sum of the gateway's and the wallet's parts. */
const wholeRials = ({ amountRials, walletRials }: PaymentType): number => amountRials + walletRials;

export const paymentView = view<PaymentType>('Payment', {
  rename: {
    ...AMOUNT,
    walletRials: 'walletAmount',
    refundedRials: 'refundedAmount',
    refundingRials: 'refundingAmount',
    gateway: 'paymentMethod',
  },
  add: {
    paymentId: [z.uuid(), ({ id }) => id],
    userId: z.uuid(),
    totalAmount: [z.int().meta({ description: 'In rials.', deprecated: true }), wholeRials],
    totalAmountRials: [z.int(), wholeRials],
    currency: currencyField,
  },
});

export const adminPaymentView = extendView<PaymentWithPayer>(paymentView, 'PaymentWithOwner', {
  userName: [ownerFields.userName, ({ payerName }) => payerName],
  userEmail: [ownerFields.userEmail, ({ payerEmail }) => payerEmail],
});

/** The answer of a request and of a status; the transaction is the journal that moved the money. */
export const statusView = view<PaymentType>('Payment', {
  as: 'PaymentState',
  only: ['id', 'refId', 'authority', 'gateway', 'paymentUrl', 'status', 'orderId'],
  rename: { id: 'paymentId', gateway: 'paymentMethod' },
  add: { success: SUCCESS, transactionId: [z.uuid().nullable(), ({ journalId }) => journalId] },
});

/** "Where is my money". */
export const timelineView = view<PaymentType>('Payment', {
  as: 'PaymentTimeline',
  only: ['id', 'status'],
  rename: { id: 'paymentId', timeline: 'items' },
  nested: { timeline: { rename: AMOUNT }, refunds: { rename: AMOUNT, omit: ['paymentId'] } },
});

export const refundView = view<PaymentRefundType>('PaymentRefund', {
  only: ['id', 'paymentId', 'amountRials', 'method'],
  rename: { ...AMOUNT, id: 'refundId' },
  add: { success: SUCCESS },
});

export const verificationView = view<PaymentVerificationType>('PaymentVerification', {
  rename: AMOUNT,
  omit: ['isFinal', 'receipt'],
  add: {
    receiptId: RECEIPT_ID,
    errorDetails: [z.string().nullable(), ({ errorDetails, error }) => errorDetails ?? error],
  },
});

export const depositVerificationView = view<DepositVerificationType>('DepositVerification', {
  rename: { ...AMOUNT, newBalanceRials: 'newBalance' },
  omit: ['errorDetails', 'isFinal', 'receipt'],
  add: { receiptId: RECEIPT_ID },
});

/** S-218: a call that fails has the same fields; `error` is the Persian sentence there as well, not the code. */
export function failedVerification(error: RenderedError): Record<string, unknown> {
  return {
    ...failed(error),
    orderId: null,
    orderNumber: null,
    description: null,
    errorDetails: error.messageFa,
  };
}

/** S-219: as S-218. */
export function failedDepositVerification(error: RenderedError): Record<string, unknown> {
  return { ...failed(error), newBalance: null };
}

function failed({ messageFa, code, retryable }: RenderedError): Record<string, unknown> {
  const { support: supportRequired } = ERRORS[code];
  return {
    success: false,
    refId: null,
    amount: null,
    receiptId: null,
    error: messageFa,
    errorCode: code,
    retryable,
    supportRequired,
  };
}

export const statsView = view<PaymentStatsType>('PaymentStats', {
  rename: { totalRials: 'total', refundedRials: 'refunded', netRials: 'net' },
  nested: { byStatus: { rename: AMOUNT }, byMethod: { rename: AMOUNT } },
  add: { currency: currencyField },
});
