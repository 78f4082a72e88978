import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Recurrence } from '../../../core/price-list.js';
import type { Rial, Toman } from '../../../core/money.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { RecurrenceEnum } from '../designs/index.js';

export enum InvoiceStatusEnum {
  pending = 'pending',
  due = 'due',
  overdue = 'overdue',
  paid = 'paid',
  cancelled = 'cancelled',
}
registerEnumType(InvoiceStatusEnum, { name: 'InvoiceStatus' });

@ObjectType('InvoiceLine')
export class InvoiceLineType {
  @Field(() => String, { description: 'Persian.' })
  label!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => TomanScalar)
  unitToman!: Toman;

  @Field(() => TomanScalar)
  amountToman!: Toman;

  @Field(() => RecurrenceEnum)
  recurrence!: Recurrence;
}

@ObjectType('Invoice')
export class InvoiceType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps: 1405-000012.' })
  number!: string;

  @Field(() => String, { description: 'Persian.' })
  serviceName!: string;

  @Field(() => InvoiceStatusEnum, { description: 'Customers see overdue as due.' })
  status!: InvoiceStatusEnum;

  @Field(() => RialScalar, { description: 'What is to be paid, VAT included.' })
  amountRials!: Rial;

  @Field(() => TomanScalar)
  amountToman!: Toman;

  @Field(() => Int)
  vatPercent!: number;

  @Field(() => RialScalar, { description: 'The part of the amount that is VAT.' })
  vatRials!: Rial;

  @Field(() => ID, { nullable: true })
  orderId!: string | null;

  @Field(() => DateTimeScalar)
  dueDate!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => [InvoiceLineType])
  lines!: InvoiceLineType[];
}

@ObjectType('InvoicePage')
export class InvoicePageType {
  @Field(() => [InvoiceType])
  items!: InvoiceType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
