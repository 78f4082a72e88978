import { Field, ID, ObjectType } from 'type-graphql';
import type { ErrorCode } from '#core/errors/errors.js';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { InvoiceType } from '#features/invoices/index.js';
import { ReceiptType } from '#features/receipts/index.js';
import type { HoldState, PaymentPurpose, PaymentStatus, ReviewReason, ShownPaymentStatus } from './payment.entity.js';
import type { PaymentSort } from './payments.queries.js';
import { ErrorCodeEnum } from '#platform/graphql/common.types.js';

export const PaymentSortEnum = enumOf<PaymentSort>('PaymentSort', 'The orders in which payments can be listed.', {
  created: 'When they were opened.',
  amount: 'All of a payment: through the gateway and from the wallet.',
});

export const PaymentStatusEnum = enumOf<ShownPaymentStatus>('PaymentStatus', 'The states of a payment.', {
  pending: 'Opened, and its money has not come yet.',
  completed: 'Settled, and nothing has been given back.',
  failed: 'Refused by the gateway. Money that arrives later is still settled, once.',
  cancelled: 'Given up by the payer. Money that arrives later is still settled, once.',
  needs_review: "The gateway's answer contradicts our record; a person looks at it.",
  partially_refunded: 'Settled, and a part of it has been given back.',
  refunded: 'Settled, and all of it has been given back.',
});

const ReviewReasonEnum = enumOf<ReviewReason>('PaymentReviewReason', 'Why a person must look at a payment.', {
  amount: 'The gateway has another amount.',
  reference: 'The gateway has confirmed it with the reference of another payment.',
  unreachable: 'Its gateway is not configured any more, and cannot be asked.',
});
const PaymentPurposeEnum = enumOf<PaymentPurpose>('PaymentPurpose', 'The kinds of records that a payment pays for.', {
  order: 'An order, with its first invoice.',
  deposit: 'A top-up of the wallet.',
  invoice: 'A separate invoice: a renewal, or one written by an administrator.',
});

export type PayMethod = 'wallet' | 'gateway' | 'split';
export const PayMethodEnum = enumOf<PayMethod>('PayMethod', 'Where the money of a payment comes from.', {
  wallet: 'All of it from the wallet.',
  gateway: 'All of it by card, at the gateway.',
  split: 'The balance of the wallet, and the rest at the gateway.',
});

@KeyResources('payments')
@ObjectType('Payment', { description: 'One attempt to pay. Its payer and administrators may read it.' })
export class PaymentType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Who pays. */
  userId!: string;

  @Field(() => PaymentPurposeEnum, { description: 'The kind of record that is paid.' })
  purpose!: PaymentPurpose;

  @Field(() => PaymentStatusEnum, { description: 'The present state of this record.' })
  status!: PaymentStatus;

  @Field(() => RialScalar, {
    description: 'The part that goes through the gateway; for a payment from the wallet, all of it.',
  })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'The part of a split payment from the wallet; otherwise zero.' })
  walletRials!: Rial;

  /** Where the wallet's part of a split payment is. */
  holdState!: HoldState | null;

  /** Given back, or just being given back. */
  refundedRials!: Rial;

  /** The part of it that has really been given back. */
  returnedRials!: Rial;

  @Field(() => String, { description: 'The gateway by name, or wallet.' })
  gateway!: string;

  /** Our account there; null for the wallet, and for payments from before it was stored. */
  merchantId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order it pays for; null where it pays for none.' })
  orderId!: string | null;

  /** The number of the order or invoice that it pays for. */
  referenceNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The invoice it pays; null of a top-up.' })
  invoiceId!: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking code of a settled payment.' })
  refId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the session at the gateway; null without one.' })
  authority!: string | null;

  @Field(() => String, { nullable: true, description: 'The card that paid, its middle digits hidden.' })
  cardMask!: string | null;

  @Field(() => String, { description: 'A description of the service, in Persian.' })
  description!: string;

  /** Where the payer wants to come back to. */
  returnUrl!: string | null;

  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code of a payment that failed.' })
  failureCode!: ErrorCode | null;

  @Field(() => ReviewReasonEnum, {
    nullable: true,
    description: 'Why a person must look at a payment in review; null otherwise.',
  })
  reviewReason!: ReviewReason | null;

  /** The number that the gateway gave as its reason. */
  gatewayCode!: number | null;

  /** Whether a settled payment paid the record that it was for. */
  outcome!: 'applied' | 'credited_to_wallet' | null;

  /** The journal that moved the money. */
  journalId!: string | null;

  /** Until when a process has claimed it for a call of the gateway. */
  leaseUntil!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When its money came; null until then.' })
  settledAt!: Date | null;
}

@KeyResources('payments')
@ObjectType('PaymentPage', { description: 'One page of a list of payments.' })
export class PaymentPageType extends PageType {
  @Field(() => [PaymentType], { description: 'The rows of this page, newest first.' })
  items!: readonly PaymentType[];
}

@KeyResources('payments', 'wallet')
@ObjectType('PaymentRequest', { description: 'A session that was opened at the gateway.' })
export class PaymentRequestType {
  @Field(() => PaymentType, { description: 'The payment that waits for its money.' })
  payment!: PaymentType;

  @Field(() => String, { description: 'Where to send the browser.' })
  paymentUrl!: string;
}

@KeyResources('payments')
@ObjectType('SplitPayment', { description: 'A payment of what the wallet has, and the rest at the gateway.' })
export class SplitPaymentType {
  @Field(() => PaymentType, { description: 'Settled where the wallet was enough; else it waits for its money.' })
  payment!: PaymentType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser; null when the wallet was enough.' })
  paymentUrl!: string | null;
}

/** The result of a return from the gateway, for every purpose of a payment. */
@ObjectType()
export abstract class VerificationType {
  @Field(() => Boolean, { description: 'Whether the money has come.' })
  success!: boolean;

  @Field(() => String, { nullable: true, description: 'Tracking code of a settled payment.' })
  refId!: string | null;

  @Field(() => RialScalar, {
    nullable: true,
    description: 'The amount that was paid; null for viewers who may not read the payment.',
  })
  amountRials!: Rial | null;

  @Field(() => ReceiptType, {
    nullable: true,
    description: 'The receipt of this payment; null until the money has come, and for a stranger.',
  })
  receipt!: ReceiptType | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, Persian; null where it has not.' })
  error!: string | null;

  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null where it has not failed.' })
  errorCode!: ErrorCode | null;

  @Field(() => String, { nullable: true, description: 'Persian: what the gateway said; for the owner only.' })
  errorDetails!: string | null;

  @Field(() => Boolean, { description: 'Whether paying or asking again can help.' })
  retryable!: boolean;

  @Field(() => Boolean, { description: 'Whether the payer should write to support.' })
  supportRequired!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether this is how the payment ended. False where the gateway has not said yet whether it holds money: it is queried again.',
  })
  isFinal!: boolean;
}

@KeyResources('payments')
@ObjectType('PaymentVerification', { description: 'How the payment of an order or an invoice came out.' })
export class PaymentVerificationType extends VerificationType {
  @Field(() => ID, {
    nullable: true,
    description: 'Details are for the owner and administrators; a stranger gets null.',
  })
  orderId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the order; null for viewers who may not read the payment.',
  })
  orderNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A description of the service, in Persian; null for viewers who may not read the payment.',
  })
  description!: string | null;
}

@KeyResources('wallet')
@ObjectType('DepositVerification', { description: 'How a top-up of the wallet came out.' })
export class DepositVerificationType extends VerificationType {
  @Field(() => RialScalar, { nullable: true, description: 'The balance of the wallet now; for the owner only.' })
  newBalanceRials!: Rial | null;
}

@KeyResources('payments')
@ObjectType('PayInvoiceResult', { description: 'The result of an attempt to pay an invoice.' })
export class PayInvoiceResultType {
  @Field(() => Boolean, { description: 'Paid, from the wallet; on its way, at the gateway.' })
  success!: boolean;

  @Field(() => InvoiceType, { description: 'With its current status.' })
  invoice!: InvoiceType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser when paid at the gateway.' })
  paymentUrl!: string | null;
}
