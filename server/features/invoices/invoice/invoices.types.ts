import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Recurrence } from '#core/pricing/price-list.js';
import { MOST_VAT_PERCENT } from '#core/pricing/vat.js';
import type { Rial, Toman } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { CountedMonthType } from '#platform/graphql/month.types.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '#platform/graphql/scalars.js';
import { RecurrenceEnum } from '#features/designs/index.js';
import type { InvoiceSort } from './invoices.queries.js';
import type { InvoiceKind, InvoiceStatus, ShownInvoiceStatus } from './invoice.entity.js';

export const InvoiceStatusEnum = enumOf<ShownInvoiceStatus>('InvoiceStatus', 'How far an invoice is.', {
  pending: 'Issued, not yet due.',
  due: 'The due date has come. Customers see overdue invoices as due.',
  overdue: 'The days of grace after the due date are over.',
  paid: 'Paid, and nothing has been taken back.',
  cancelled: 'Not to be paid any more.',
  partially_refunded: 'Paid, and credit notes have taken a part of it back; never set manually.',
  refunded: 'Paid, and credit notes have taken all of it back; never set manually.',
});

const InvoiceKindEnum = enumOf<InvoiceKind>('InvoiceKind', 'The reasons for which an invoice is issued.', {
  order: 'Issued with an order.',
  renewal: 'The next month or year of an order.',
  upgrade: 'An upgrade of a site; the invoice lapses at its due date.',
  manual: 'Written by an administrator.',
});

@KeyResources('invoices')
@ObjectType('InvoiceLine', { description: 'One line of an invoice as it was sold; never priced anew.' })
export class InvoiceLineType {
  @Field(() => String, { description: 'The name of the product, in Persian.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A description of the service and where it is seen, in Persian; null for anything but a service, and on old invoices.',
  })
  description?: string | null;

  @Field(() => Int, { description: 'How many of it.' })
  quantity!: number;

  @Field(() => TomanScalar, { description: 'The price of one, VAT included.' })
  unitToman!: Toman;

  @Field(() => TomanScalar, { description: 'The price of all of them, VAT included.' })
  amountToman!: Toman;

  @Field(() => RecurrenceEnum, { description: 'Whether it comes again with each renewal.' })
  recurrence!: Recurrence;
}

@KeyResources('invoices')
@ObjectType('Invoice', { description: 'A demand for money. Its owner and administrators may read it.' })
export class InvoiceType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps: 1405-000012.' })
  number!: string;

  @Field(() => InvoiceKindEnum, { description: 'The reason for which it was issued.' })
  kind!: InvoiceKind;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the period begins that a renewal pays for; null for other invoices.',
  })
  periodStart!: Date | null;

  @Field(() => String, { description: 'A description of the service, in Persian.' })
  serviceName!: string;

  @Field(() => InvoiceStatusEnum, { description: 'The status for the viewer: customers see overdue as due.' })
  status!: InvoiceStatus;

  @Field(() => RialScalar, { description: 'The amount to pay, VAT included.' })
  amountRials!: Rial;

  @Field(() => Int, { description: 'The rate of VAT on the day of issue.' })
  vatPercent!: number;

  @Field(() => RialScalar, { description: 'The part of the amount that is VAT.' })
  vatRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum of its credit notes.' })
  creditedRials!: Rial;

  @Field(() => ID, { nullable: true, description: 'The order it was issued for; null where it was written manually.' })
  orderId!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until when it is to be paid.' })
  dueDate!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null until it is paid.' })
  paidAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  createdAt!: Date;

  @Field(() => [InvoiceLineType], {
    description: 'The lines of the invoice, which add up to the amount. Bounded: one for each thing sold.',
  })
  lines!: readonly InvoiceLineType[];
}

@KeyResources('invoices')
@ObjectType('InvoicePage', { description: 'One page of a list of invoices.' })
export class InvoicePageType extends PageType {
  @Field(() => [InvoiceType], { description: 'The rows of this page, newest first.' })
  items!: readonly InvoiceType[];
}

@KeyResources('invoices')
@ObjectType('InvoiceMonth', {
  description: 'The invoices that were issued in one Jalali month. The sums leave cancelled ones out.',
})
export class InvoiceMonthType extends CountedMonthType {
  @Field(() => RialScalar, { description: 'The sum of the paid ones, VAT included.' })
  paidRials!: Rial;

  @Field(() => RialScalar, { description: 'The sum of those that are still to be paid, VAT included.' })
  unpaidRials!: Rial;

  @Field(() => RialScalar, { description: 'The part of the paid sum that credit notes have taken back.' })
  refundedRials!: Rial;
}

export const InvoiceSortEnum = enumOf<InvoiceSort>('InvoiceSort', 'The orders in which invoices can be listed.', {
  created: 'When they were issued.',
  due: 'When they are due.',
  amount: 'By the amount, tax included.',
});

export type DocumentState = 'unpaid' | 'paid' | 'partially_refunded' | 'refunded';
const DocumentStateEnum = enumOf<DocumentState>(
  'DocumentState',
  'Whether the money of a document has been paid, and whether it has been given back.',
  {
    unpaid: 'Not yet paid.',
    paid: 'Paid, and nothing has been given back.',
    partially_refunded: 'Paid, and a part of it has been given back.',
    refunded: 'Paid, and all of it has been given back.',
  },
);

@KeyResources()
@ObjectType('VerifiedRefund', { description: 'The refund of a document that is verified.' })
class VerifiedRefundType {
  @Field(() => RialScalar, { description: 'The amount that was given back.' })
  amountRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was given back.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Null where the refund has no credit note, as of a top-up.' })
  creditNoteNumber!: string | null;
}

@KeyResources()
@ObjectType('DocumentVerification', {
  description: 'The facts of a receipt, invoice or credit note that anybody with its verification code may see.',
})
export class DocumentVerificationType {
  @Field(() => Boolean, { description: 'Whether Barpa has issued it. Where not, everything else is empty.' })
  genuine!: boolean;

  @Field(() => String, { nullable: true, description: 'The number on the document.' })
  number!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was issued.' })
  issuedAt!: Date | null;

  @Field(() => RialScalar, {
    nullable: true,
    description: 'The amount, VAT included; null where the document is unknown.',
  })
  amountRials!: Rial | null;

  @Field(() => DocumentStateEnum, { nullable: true, description: 'Null unless it is a genuine invoice or receipt.' })
  state!: DocumentState | null;

  @Field(() => RialScalar, { description: 'The part of the amount that was given back.' })
  refundedRials!: Rial;

  @Field(() => [VerifiedRefundType], { description: 'Oldest first. Bounded: together they are at most the amount.' })
  refunds!: readonly VerifiedRefundType[];

  @Field(() => String, { nullable: true, description: 'The number of the invoice that a credit note takes back.' })
  invoiceNumber!: string | null;
}

@ObjectType('VatRule', { description: 'The rate of VAT from a day on, until the next rule.' })
export class VatRuleType {
  @Field(() => DateTimeScalar, { description: 'The first instant of a day in Tehran.' })
  startsAt!: Date;

  @Field(() => Int, { description: `The rate, 0 to ${MOST_VAT_PERCENT}.` })
  percent!: number;
}

@ObjectType('InvoiceSeller', { description: 'Who sells, for the head of a formal invoice.' })
@InputType('InvoiceSellerInput', { description: 'Who sells; what is left out becomes empty.' })
export class InvoiceSellerType {
  @Field(() => String, { description: 'The name of the seller on invoices; 1 to 200 characters.' })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Given by the tax administration; up to 40 characters, or nothing.',
  })
  economicCode!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'In the register of companies; up to 40 characters, or nothing.',
  })
  registrationNumber!: string;

  @Field(() => String, { defaultValue: '', description: 'Eleven digits, or nothing.' })
  nationalId!: string;

  @Field(() => String, { defaultValue: '', description: 'This part of the address; up to 100 characters, or nothing.' })
  province!: string;

  @Field(() => String, { defaultValue: '', description: 'This part of the address; up to 100 characters, or nothing.' })
  city!: string;

  @Field(() => String, { defaultValue: '', description: 'Ten digits, or nothing.' })
  postalCode!: string;

  @Field(() => String, { defaultValue: '', description: 'Street and number; up to 500 characters, or nothing.' })
  address!: string;

  @Field(() => String, { defaultValue: '', description: 'Up to 40 characters, or nothing.' })
  phone!: string;

  @Field(() => String, { defaultValue: '', description: 'This part of the address; up to 100 characters, or nothing.' })
  county!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      'The code of the product in the tax administration’s list of goods and services: thirteen digits, or nothing.',
  })
  goodsCode!: string;
}
