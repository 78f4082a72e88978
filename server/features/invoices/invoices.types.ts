import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Recurrence } from '../../../core/price-list.js';
import type { Rial, Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { RecurrenceEnum } from '../designs/index.js';
import { CustomerType } from '../identity/index.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

export enum InvoiceStatusEnum {
  pending = 'pending',
  due = 'due',
  overdue = 'overdue',
  paid = 'paid',
  cancelled = 'cancelled',
  partially_refunded = 'partially_refunded',
  refunded = 'refunded',
}
registerEnumType(InvoiceStatusEnum, {
  name: 'InvoiceStatus',
  description:
    'partially_refunded, refunded: paid, and credit notes have taken a part or all of it back; never set by hand.',
});

export enum InvoiceKindEnum {
  order = 'order',
  renewal = 'renewal',
  manual = 'manual',
}
registerEnumType(InvoiceKindEnum, {
  name: 'InvoiceKind',
  description: 'order: issued with an order; renewal: its next month or year; manual: written by an administrator.',
});

@KeyResources('invoices')
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

@KeyResources('invoices')
@ObjectType('Invoice')
export class InvoiceType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps: 1405-000012.' })
  number!: string;

  @Field(() => InvoiceKindEnum)
  kind!: InvoiceKindEnum;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Of a renewal: when the period it pays for begins.' })
  periodStart!: Date | null;

  @Field(() => CustomerType, { nullable: true })
  customer?: CustomerType | null;

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

  @Field(() => RialScalar, { description: 'What its credit notes have taken back.' })
  creditedRials!: Rial;

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

@KeyResources('invoices')
@ObjectType('InvoicePage')
export class InvoicePageType extends PageType {
  @Field(() => [InvoiceType])
  items!: InvoiceType[];
}

@InputType('InvoicesFilter', { description: 'Which invoices a list shows; without conditions all of them.' })
export class InvoicesFilter extends PeriodFilter {
  @Field(() => InvoiceStatusEnum, {
    nullable: true,
    description: 'Only those that stand like this. To a customer due and overdue are one status.',
  })
  status?: InvoiceStatusEnum | null;

  @Field(() => String, { nullable: true, description: 'In number, service and customer.' })
  search?: string | null;
}

@InputType('AdminInvoicesFilter', { description: "Which of everybody's invoices a list shows." })
export class AdminInvoicesFilter extends InvoicesFilter {
  @Field(() => ID, { nullable: true, description: 'Only those of this customer.' })
  userId?: string | null;
}

@InputType('NewInvoiceInput')
export class NewInvoiceInputType {
  @Field(() => ID)
  userId!: string;

  @Field(() => String, { description: 'Persian.' })
  serviceName!: string;

  @Field(() => RialScalar, { description: 'VAT included; whole toman.' })
  amountRials!: Rial;

  @Field(() => DateTimeScalar, { nullable: true })
  dueDate?: Date | null;
}

export enum DocumentStateEnum {
  unpaid = 'unpaid',
  paid = 'paid',
  partially_refunded = 'partially_refunded',
  refunded = 'refunded',
}
registerEnumType(DocumentStateEnum, { name: 'DocumentState' });

@KeyResources()
@ObjectType('VerifiedRefund')
export class VerifiedRefundType {
  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => String, { nullable: true })
  creditNoteNumber!: string | null;
}

@KeyResources()
@ObjectType('DocumentVerification', { description: 'What a stranger with a receipt or invoice in hand may know.' })
export class DocumentVerificationType {
  @Field(() => Boolean)
  genuine!: boolean;

  @Field(() => String, { nullable: true })
  number!: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  issuedAt!: Date | null;

  @Field(() => RialScalar, { nullable: true })
  amountRials!: Rial | null;

  @Field(() => DocumentStateEnum, { nullable: true, description: 'Null unless it is a genuine invoice or receipt.' })
  state!: DocumentStateEnum | null;

  @Field(() => RialScalar, { description: 'What has been given back of the amount.' })
  refundedRials!: Rial;

  @Field(() => [VerifiedRefundType], { description: 'Oldest first.' })
  refunds!: readonly VerifiedRefundType[];

  @Field(() => String, { nullable: true, description: 'Of a credit note: the invoice it takes back.' })
  invoiceNumber!: string | null;
}

@ObjectType('VatRule', { description: 'The rate of VAT from a day on, until the next rule.' })
export class VatRuleType {
  @Field(() => DateTimeScalar, { description: 'The first instant of a day in Tehran.' })
  startsAt!: Date;

  @Field(() => Int)
  percent!: number;
}

@ObjectType('InvoiceSeller', { description: 'Who sells, for the head of a formal invoice.' })
@InputType('InvoiceSellerInput')
export class InvoiceSellerType {
  @Field(() => String)
  name!: string;

  @Field(() => String, { defaultValue: '' })
  economicCode!: string;

  @Field(() => String, { defaultValue: '' })
  registrationNumber!: string;

  @Field(() => String, { defaultValue: '', description: 'Eleven digits, or nothing.' })
  nationalId!: string;

  @Field(() => String, { defaultValue: '' })
  province!: string;

  @Field(() => String, { defaultValue: '' })
  city!: string;

  @Field(() => String, { defaultValue: '', description: 'Ten digits, or nothing.' })
  postalCode!: string;

  @Field(() => String, { defaultValue: '' })
  address!: string;

  @Field(() => String, { defaultValue: '' })
  phone!: string;

  @Field(() => String, { defaultValue: '' })
  county!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      'Of what is sold, in the tax administration’s list of goods and services: thirteen digits, or nothing.',
  })
  goodsCode!: string;
}
