import { Field, ID, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { CountedMonthType } from '#platform/graphql/month.types.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import type { ReceiptSort } from './receipts.queries.js';
import type { ReceiptMethod } from './receipt.entity.js';

const ReceiptMethodEnum = enumOf<ReceiptMethod>('ReceiptMethod', 'How the money of a receipt came.', {
  gateway: 'By card, at the gateway.',
  wallet: 'From the wallet.',
  manual: 'Outside the product; an administrator has written the receipt.',
});

@KeyResources('invoices')
@ObjectType('ReceiptRefund', { description: 'One refund of the payment of a receipt.' })
export class ReceiptRefundType {
  @Field(() => RialScalar, { description: 'The amount that was given back.' })
  amountRials!: Rial;

  @Field(() => RialScalar, {
    description: 'The part of the amount that went back to the card; the rest went to the wallet.',
  })
  cardRials!: Rial;

  @Field(() => DateTimeScalar, { description: 'When it was given back.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Null where no invoice was paid, as of a top-up.' })
  creditNoteNumber!: string | null;
}

@KeyResources('invoices')
@ObjectType('Receipt', { description: "The customer's proof of a settled payment." })
export class ReceiptType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  /** Null where the money came outside the product. */
  paymentId!: string | null;

  /** The payer as of that day. */
  payerName!: string | null;
  payerEmail!: string;

  /** In the QR code of the receipt. */
  verifyCode!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps: 1405-000012.' })
  number!: string;

  @Field(() => String, { description: 'The tracking code of the payment.' })
  refId!: string;

  @Field(() => String, { description: 'A description of the service, in Persian.' })
  service!: string;

  @Field(() => RialScalar, { description: 'The amount that was paid, VAT included.' })
  amountRials!: Rial;

  @Field(() => RialScalar, {
    description: 'The part of a split payment that came from the wallet; otherwise zero.',
  })
  walletRials!: Rial;

  @Field(() => ReceiptMethodEnum, { description: 'How the money came.' })
  method!: ReceiptMethod;

  @Field(() => String, { nullable: true, description: 'The card that paid, its middle digits hidden.' })
  cardMask!: string | null;

  @Field(() => String, { nullable: true, description: 'The number of the order that was paid; null where none was.' })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true, description: 'The invoice that was paid; null of a top-up.' })
  invoiceId!: string | null;

  @Field(() => [ReceiptRefundType], {
    description: 'The refunds of its payment, oldest first. Bounded: together they are at most the amount.',
  })
  refunds!: readonly ReceiptRefundType[];

  @Field(() => DateTimeScalar, { description: 'When the money came.' })
  createdAt!: Date;
}

@KeyResources('invoices')
@ObjectType('ReceiptPage', { description: 'One page of a list of receipts.' })
export class ReceiptPageType extends PageType {
  @Field(() => [ReceiptType], { description: 'The rows of this page, newest first.' })
  items!: readonly ReceiptType[];
}

@KeyResources('invoices')
@ObjectType('ReceiptMonth', { description: 'The receipts of one Jalali month.' })
export class ReceiptMonthType extends CountedMonthType {
  @Field(() => RialScalar, { description: 'The sum that was paid, VAT included, top-ups of the wallet too.' })
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'The part of the sum that was paid from the wallet.' })
  walletRials!: Rial;

  @Field(() => RialScalar, { description: 'The part of the sum that was given back.' })
  refundedRials!: Rial;
}

export const ReceiptSortEnum = enumOf<ReceiptSort>('ReceiptSort', 'The orders in which receipts can be listed.', {
  created: 'When they were written.',
  amount: 'By the amount that was paid.',
});
