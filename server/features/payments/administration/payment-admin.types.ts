import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Rial } from '../../../../core/money.js';
import { KeyResources } from '../../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar } from '../../../platform/graphql/scalars.js';
import { PaymentStatusEnum, PaymentType } from '../payments.types.js';
import { PageType, PeriodFilter } from '../../../platform/graphql/list.types.js';

@InputType('PaymentsFilter', { description: 'Which payments a list shows; without conditions all of them.' })
export class PaymentsFilterType extends PeriodFilter {
  @Field(() => PaymentStatusEnum, { nullable: true })
  status?: PaymentStatusEnum | null;

  @Field(() => String, { nullable: true, description: 'The gateway by name, or wallet.' })
  method?: string | null;
}

@InputType('PaymentLogFilter')
export class PaymentLogFilterType extends PaymentsFilterType {
  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Reference id, or name or address of the payer.' })
  search?: string | null;
}

@ObjectType('PaymentLogItem')
export class PaymentLogItemType {
  @Field(() => PaymentType)
  payment!: PaymentType;

  @Field(() => ID)
  userId!: string;

  @Field(() => String, { nullable: true })
  payerName!: string | null;

  @Field(() => String)
  payerEmail!: string;
}

@ObjectType('PaymentLogPage')
export class PaymentLogPageType extends PageType {
  @Field(() => [PaymentLogItemType])
  items!: PaymentLogItemType[];

  @Field(() => [String], { description: 'Reference ids that stand more than once in this page.' })
  duplicateRefIds!: string[];
}

export enum StatsPeriodEnum {
  day = 'day',
  week = 'week',
  month = 'month',
  year = 'year',
  all = 'all',
}
registerEnumType(StatsPeriodEnum, { name: 'StatsPeriod' });

@ObjectType('PaymentStatusCount')
export class PaymentStatusCountType {
  @Field(() => PaymentStatusEnum)
  status!: PaymentStatusEnum;

  @Field(() => Int)
  count!: number;

  @Field(() => RialScalar)
  amountRials!: Rial;
}

@ObjectType('PaymentMethodCount')
export class PaymentMethodCountType {
  @Field(() => String)
  method!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => RialScalar)
  amountRials!: Rial;
}

@ObjectType('PaymentStats')
export class PaymentStatsType {
  @Field(() => StatsPeriodEnum)
  period!: StatsPeriodEnum;

  @Field(() => DateTimeScalar, { nullable: true })
  since!: Date | null;

  @Field(() => RialScalar, { description: 'What was really paid, refunds not taken off.' })
  totalRials!: Rial;

  @Field(() => RialScalar, { description: 'What has been given back of it.' })
  refundedRials!: Rial;

  @Field(() => RialScalar, { description: 'totalRials less refundedRials.' })
  netRials!: Rial;

  @Field(() => Int)
  count!: number;

  @Field(() => [PaymentStatusCountType])
  byStatus!: readonly PaymentStatusCountType[];

  @Field(() => [PaymentMethodCountType], { description: 'Settled payments only.' })
  byMethod!: readonly PaymentMethodCountType[];
}

export enum RefundMethodEnum {
  gateway = 'gateway',
  wallet = 'wallet',
}
registerEnumType(RefundMethodEnum, { name: 'RefundMethod', description: 'Back to the card, or to the wallet.' });

export enum RefundStatusEnum {
  pending = 'pending',
  completed = 'completed',
  failed = 'failed',
}
registerEnumType(RefundStatusEnum, { name: 'RefundStatus' });

@KeyResources('payments')
@ObjectType('PaymentRefund')
export class PaymentRefundType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  paymentId!: string;

  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => RefundMethodEnum)
  method!: RefundMethodEnum;

  @Field(() => RefundStatusEnum)
  status!: RefundStatusEnum;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('payments')
@ObjectType('PaymentStep', { description: '"Where is my money": one step of a payment.' })
export class PaymentStepType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  kind!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Persian: what the gateway said.' })
  note!: string | null;

  @Field(() => RialScalar, { nullable: true })
  amountRials!: Rial | null;

  @Field(() => DateTimeScalar)
  at!: Date;
}

@KeyResources()
@ObjectType('PaymentMethod')
export class PaymentMethodType {
  @Field(() => String)
  id!: string;

  @Field(() => String, { description: 'Persian.' })
  title!: string;

  @Field(() => Boolean)
  enabled!: boolean;

  @Field(() => RialScalar)
  min!: Rial;

  @Field(() => RialScalar, { nullable: true })
  max!: Rial | null;
}
