import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { CustomerType } from '#features/identity/index.js';
import type { ShownPaymentStatus } from './payment.entity.js';
import type { StatsPeriod } from './payments.inputs.js';
import { PaymentStatusEnum, PaymentType } from './payments.types.js';
import type { RefundMethod, RefundStatus } from './payment-refund.entity.js';
import type { PaymentEventKind } from './payment-event.entity.js';

@ObjectType('PaymentLogItem', { description: 'A payment, and who made it.' })
export class PaymentLogItemType {
  @Field(() => PaymentType, { description: 'The payment of this line.' })
  payment!: PaymentType;

  @Field(() => ID, { description: 'The account of the payer.' })
  userId!: string;

  @Field(() => CustomerType, { description: 'The customer who paid.' })
  customer!: CustomerType;

  @Field(() => String, { nullable: true, description: 'The name of the payer; null where there is none.' })
  payerName!: string | null;

  @Field(() => String, { description: 'The e-mail address of the payer.' })
  payerEmail!: string;
}

@ObjectType('PaymentLogPage', { description: 'One page of the payment log.' })
export class PaymentLogPageType extends PageType {
  @Field(() => [PaymentLogItemType], { description: 'The rows of this page, newest first.' })
  items!: readonly PaymentLogItemType[];

  @Field(() => [String], {
    description: 'Reference ids that occur more than once. Bounded by the page.',
  })
  duplicateRefIds!: readonly string[];
}

export const StatsPeriodEnum = enumOf<StatsPeriod>('StatsPeriod', 'How far back numbers go.', {
  day: 'The last 24 hours.',
  week: 'The last 7 days.',
  month: 'The last 30 days.',
  year: 'The last 365 days.',
  all: 'From the beginning.',
});

@ObjectType('PaymentStatusCount', { description: 'The payments of one status.' })
class PaymentStatusCountType {
  @Field(() => PaymentStatusEnum, { description: 'The status that is counted.' })
  status!: ShownPaymentStatus;

  @Field(() => Int, { description: 'How many payments.' })
  count!: number;

  @Field(() => RialScalar, { description: 'The sum of these payments.' })
  amountRials!: Rial;
}

@ObjectType('PaymentMethodCount', { description: 'The settled payments of one method.' })
class PaymentMethodCountType {
  @Field(() => String, { description: 'The gateway by name, or wallet.' })
  method!: string;

  @Field(() => Int, { description: 'How many payments.' })
  count!: number;

  @Field(() => RialScalar, { description: 'The sum of these payments, refunds not subtracted.' })
  amountRials!: Rial;
}

@ObjectType('PaymentStats', { description: 'The payment log in numbers.' })
export class PaymentStatsType {
  @Field(() => StatsPeriodEnum, { description: 'The requested period.' })
  period!: StatsPeriod;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the period begins; null: from the beginning.' })
  since!: Date | null;

  @Field(() => RialScalar, { description: 'The sum of settled payments, refunds not subtracted.' })
  totalRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum that was given back.' })
  refundedRials!: Rial;

  @Field(() => RialScalar, { description: 'totalRials less refundedRials.' })
  netRials!: Rial;

  @Field(() => Int, { description: 'How many payments were opened.' })
  count!: number;

  @Field(() => [PaymentStatusCountType], { description: 'Every status that occurs. Bounded: at most seven.' })
  byStatus!: readonly PaymentStatusCountType[];

  @Field(() => [PaymentMethodCountType], {
    description: 'Settled payments only. Bounded: the gateways that were ever used, and the wallet.',
  })
  byMethod!: readonly PaymentMethodCountType[];
}

const RefundMethodEnum = enumOf<RefundMethod>('RefundMethod', 'Where money goes back to.', {
  gateway: 'To the card, while the gateway can still reverse.',
  wallet: 'To the wallet.',
});

const RefundStatusEnum = enumOf<RefundStatus>('RefundStatus', 'The states of a refund.', {
  pending: 'Reserved; the gateway has not answered yet.',
  completed: 'The money was given back.',
  failed: 'Nothing was given back.',
});

@KeyResources('payments')
@ObjectType('PaymentRefund', { description: 'Money given back of a payment.' })
export class PaymentRefundType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The payment it is given back of.' })
  paymentId!: string;

  @Field(() => RialScalar, { description: 'The amount that is given back.' })
  amountRials!: Rial;

  @Field(() => RefundMethodEnum, { description: 'Where it goes back to.' })
  method!: RefundMethod;

  @Field(() => RefundStatusEnum, { description: 'The present state of this record.' })
  status!: RefundStatus;

  @Field(() => String, { nullable: true, description: 'The reason, Persian, as written by the administrator.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}

const PaymentStepKindEnum = enumOf<PaymentEventKind>('PaymentStepKind', "The steps of a payment's money.", {
  requested: 'The payment was opened.',
  held: "The wallet's part of a split payment was set aside.",
  redirected: 'The payer was sent to the gateway.',
  returned: 'The payer came back from the gateway.',
  verified: 'The gateway confirmed the money.',
  settled: 'It paid what it was for.',
  credited: 'The money went to the wallet instead: what it was for could not be paid any more.',
  failed: 'The gateway refused it.',
  cancelled: 'It was given up.',
  expired: 'Its time was over.',
  needs_review: "The gateway's answer contradicts our record: a person looks at it.",
  unreachable: 'Its gateway is not configured any more and cannot be asked: a person looks at it.',
  hold_released: 'The part that was set aside in the wallet is free again.',
  refund_requested: 'Money is to be given back.',
  refunded: 'Money was given back to the wallet.',
  reversed: 'Money was given back to the card.',
  refund_failed: 'Nothing could be given back.',
});

@KeyResources('payments')
@ObjectType('PaymentStep', { description: '"Where is my money": one step of a payment.' })
export class PaymentStepType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => PaymentStepKindEnum, { description: 'The kind of step.' })
  kind!: PaymentEventKind;

  @Field(() => String, { description: 'The step in words, in Persian.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Persian: what the gateway said, or the API key that did it.' })
  note!: string | null;

  @Field(() => RialScalar, { nullable: true, description: 'The money of this step, where it moved any.' })
  amountRials!: Rial | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;
}

@KeyResources()
@ObjectType('PaymentMethod', { description: 'A way to pay an order.' })
export class PaymentMethodType {
  @Field(() => String, { description: 'The gateway by name, or wallet.' })
  id!: string;

  @Field(() => String, { description: 'The name of the method, in Persian.' })
  title!: string;

  @Field(() => Boolean, { description: 'Whether it can be used now.' })
  enabled!: boolean;

  @Field(() => RialScalar, { description: 'The least amount.' })
  min!: Rial;

  @Field(() => RialScalar, { nullable: true, description: 'The largest amount; null without a bound.' })
  max!: Rial | null;
}
