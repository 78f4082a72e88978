import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar } from '../../platform/graphql/scalars.js';
import { InvoiceType } from '../invoices/index.js';
import { PageType } from '../../platform/graphql/list.types.js';

export enum PaymentStatusEnum {
  pending = 'pending',
  completed = 'completed',
  failed = 'failed',
  cancelled = 'cancelled',
  needs_review = 'needs_review',
  partially_refunded = 'partially_refunded',
  refunded = 'refunded',
}
registerEnumType(PaymentStatusEnum, {
  name: 'PaymentStatus',
  description: 'partially_refunded, refunded: completed, and a part or all of it has been given back.',
});

export enum PaymentPurposeEnum {
  order = 'order',
  deposit = 'deposit',
  invoice = 'invoice',
}
registerEnumType(PaymentPurposeEnum, { name: 'PaymentPurpose' });

export enum PayMethodEnum {
  wallet = 'wallet',
  gateway = 'gateway',
  split = 'split',
}
registerEnumType(PayMethodEnum, {
  name: 'PayMethod',
  valuesConfig: { split: { description: 'What the wallet has, and the rest at the gateway.' } },
});

@KeyResources('payments')
@ObjectType('Payment')
export class PaymentType {
  @Field(() => ID)
  id!: string;

  @Field(() => PaymentPurposeEnum)
  purpose!: PaymentPurposeEnum;

  @Field(() => PaymentStatusEnum)
  status!: PaymentStatusEnum;

  @Field(() => RialScalar, { description: 'What goes through the gateway; of a payment from the wallet, all of it.' })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'Of a split payment, the part from the wallet.' })
  walletRials!: Rial;

  @Field(() => RialScalar, { description: 'What has been given back of it.' })
  refundedRials!: Rial;

  @Field(() => RialScalar, {
    description: 'What is just being given back and not yet confirmed; beside refundedRials.',
  })
  refundingRials!: Rial;

  @Field(() => String, { description: 'The gateway by name, or wallet.' })
  gateway!: string;

  @Field(() => ID, { nullable: true })
  orderId!: string | null;

  @Field(() => ID, { nullable: true })
  invoiceId!: string | null;

  @Field(() => String, { nullable: true, description: 'Tracking code of a settled payment.' })
  refId!: string | null;

  @Field(() => String, { nullable: true })
  authority!: string | null;

  @Field(() => String, { nullable: true })
  cardMask!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where to go on paying; null when there is nothing left to pay.',
  })
  paymentUrl!: string | null;

  @Field(() => String, { description: 'Persian.' })
  description!: string;

  @Field(() => String, { nullable: true })
  failureCode!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be paid; null when it waits no longer.',
  })
  expiresAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "Whole seconds until expiresAt by the server's clock, 0 once it has passed; null as there.",
  })
  remainingSeconds!: number | null;

  @Field(() => DateTimeScalar, { nullable: true })
  settledAt!: Date | null;
}

@KeyResources('payments')
@ObjectType('PaymentPage')
export class PaymentPageType extends PageType {
  @Field(() => [PaymentType])
  items!: PaymentType[];
}

@KeyResources('payments', 'wallet')
@ObjectType('PaymentRequest')
export class PaymentRequestType {
  @Field(() => PaymentType)
  payment!: PaymentType;

  @Field(() => String, { description: 'Where to send the browser.' })
  paymentUrl!: string;
}

@KeyResources('payments')
@ObjectType('SplitPayment')
export class SplitPaymentType {
  @Field(() => PaymentType)
  payment!: PaymentType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser; null when the wallet was enough.' })
  paymentUrl!: string | null;
}

/** How a return from the gateway came out, whatever was paid for. */
@ObjectType()
abstract class VerificationType {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, { nullable: true })
  refId!: string | null;

  @Field(() => RialScalar, { nullable: true })
  amountRials!: Rial | null;

  @Field(() => String, { nullable: true, description: 'Persian text of the failure.' })
  error!: string | null;

  @Field(() => String, { nullable: true })
  errorCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Persian: what the gateway said; for the owner only.' })
  errorDetails!: string | null;

  @Field(() => Boolean)
  retryable!: boolean;

  @Field(() => Boolean)
  supportRequired!: boolean;
}

@KeyResources('payments')
@ObjectType('PaymentVerification')
export class PaymentVerificationType extends VerificationType {
  @Field(() => ID, {
    nullable: true,
    description: 'Details are for the owner and administrators; a stranger gets null.',
  })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;
}

@KeyResources('wallet')
@ObjectType('DepositVerification')
export class DepositVerificationType extends VerificationType {
  @Field(() => RialScalar, { nullable: true, description: 'For the owner only.' })
  newBalanceRials!: Rial | null;
}

@KeyResources('payments')
@ObjectType('PayInvoiceResult')
export class PayInvoiceResultType {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => InvoiceType)
  invoice!: InvoiceType;

  @Field(() => String, { nullable: true, description: 'Where to send the browser when paid at the gateway.' })
  paymentUrl!: string | null;
}

@InputType('DepositInput')
export class DepositInputType {
  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => String, { nullable: true })
  description?: string | null;
}
