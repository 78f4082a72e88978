import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial } from '../../../core/money.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { DateTimeScalar, RialScalar } from '../../platform/graphql/scalars.js';
import { InvoiceType } from '../invoices/index.js';

export enum PaymentStatusEnum {
  pending = 'pending',
  completed = 'completed',
  failed = 'failed',
  cancelled = 'cancelled',
  needs_review = 'needs_review',
}
registerEnumType(PaymentStatusEnum, { name: 'PaymentStatus' });

export enum PaymentPurposeEnum {
  order = 'order',
  deposit = 'deposit',
}
registerEnumType(PaymentPurposeEnum, { name: 'PaymentPurpose' });

export enum PayMethodEnum {
  wallet = 'wallet',
  gateway = 'gateway',
}
registerEnumType(PayMethodEnum, { name: 'PayMethod' });

@ObjectType('Payment')
export class PaymentType {
  @Field(() => ID)
  id!: string;

  @Field(() => PaymentPurposeEnum)
  purpose!: PaymentPurposeEnum;

  @Field(() => PaymentStatusEnum)
  status!: PaymentStatusEnum;

  @Field(() => RialScalar)
  amountRials!: Rial;

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

  @Field(() => DateTimeScalar, { nullable: true })
  settledAt!: Date | null;
}

@ObjectType('PaymentPage')
export class PaymentPageType {
  @Field(() => [PaymentType])
  items!: PaymentType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}

@ObjectType('PaymentRequest')
export class PaymentRequestType {
  @Field(() => PaymentType)
  payment!: PaymentType;

  @Field(() => String, { description: 'Where to send the browser.' })
  paymentUrl!: string;
}

@ObjectType('PaymentVerification')
export class PaymentVerificationType {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, { nullable: true })
  refId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Details are for the owner and administrators; a stranger gets null.',
  })
  orderId!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => RialScalar, { nullable: true })
  amountRials!: Rial | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true, description: 'Persian text of the failure.' })
  error!: string | null;

  @Field(() => String, { nullable: true })
  errorCode!: string | null;

  @Field(() => Boolean)
  retryable!: boolean;

  @Field(() => Boolean)
  supportRequired!: boolean;
}

@ObjectType('DepositVerification')
export class DepositVerificationType {
  @Field(() => Boolean)
  success!: boolean;

  @Field(() => String, { nullable: true })
  refId!: string | null;

  @Field(() => RialScalar, { nullable: true, description: 'For the owner only.' })
  newBalanceRials!: Rial | null;

  @Field(() => RialScalar, { nullable: true })
  amountRials!: Rial | null;

  @Field(() => String, { nullable: true, description: 'Persian text of the failure.' })
  error!: string | null;

  @Field(() => String, { nullable: true })
  errorCode!: string | null;

  @Field(() => Boolean)
  retryable!: boolean;

  @Field(() => Boolean)
  supportRequired!: boolean;
}

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
