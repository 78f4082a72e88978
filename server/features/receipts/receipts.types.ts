import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { CustomerType } from '../identity/index.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

@KeyResources('invoices')
@ObjectType('ReceiptRefund', { description: 'What has been given back of the payment of a receipt.' })
export class ReceiptRefundType {
  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => RialScalar, { description: 'Of the amount, what went back to the card; the rest went to the wallet.' })
  cardRials!: Rial;

  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Null where no invoice was paid, as of a top-up.' })
  creditNoteNumber!: string | null;
}

@KeyResources('invoices')
@ObjectType('Receipt', { description: 'What a customer keeps of a settled payment.' })
export class ReceiptType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  number!: string;

  @Field(() => String)
  refId!: string;

  @Field(() => String, { description: 'Persian: what was paid for.' })
  service!: string;

  @Field(() => RialScalar)
  amountRials!: Rial;

  @Field(() => TomanScalar)
  amountToman!: Toman;

  @Field(() => RialScalar, { description: 'Of a split payment, what came from the wallet; else zero.' })
  walletRials!: Rial;

  @Field(() => String, { description: 'gateway, wallet, or manual where the money came outside the product.' })
  method!: string;

  @Field(() => String, { nullable: true })
  cardMask!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true })
  invoiceId!: string | null;

  @Field(() => RialScalar, { description: 'What has been given back of the amount.' })
  refundedRials!: Rial;

  @Field(() => [ReceiptRefundType], { description: 'Oldest first.' })
  refunds!: readonly ReceiptRefundType[];

  @Field(() => CustomerType, { nullable: true })
  customer?: CustomerType | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('invoices')
@ObjectType('ReceiptPage')
export class ReceiptPageType extends PageType {
  @Field(() => [ReceiptType])
  items!: ReceiptType[];
}

@InputType('ReceiptsFilter', { description: 'Which receipts a list shows; without conditions all of them.' })
export class ReceiptsFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: 'In number, reference id, service and customer.' })
  search?: string | null;
}

@InputType('AdminReceiptsFilter', { description: "Which of everybody's receipts a list shows." })
export class AdminReceiptsFilter extends ReceiptsFilter {
  @Field(() => ID, { nullable: true, description: 'Only those of this customer.' })
  userId?: string | null;
}

@InputType('NewReceiptInput')
export class NewReceiptInputType {
  @Field(() => ID)
  userId!: string;

  @Field(() => String)
  refId!: string;

  @Field(() => ID, { nullable: true, description: 'A paid invoice of that customer.' })
  invoiceId?: string | null;

  @Field(() => String, { nullable: true, description: 'Persian.' })
  service?: string | null;

  @Field(() => RialScalar, { nullable: true, description: "Whole toman; without it the invoice's." })
  amountRials?: Rial | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the money came; not in the future.' })
  createdAt?: Date | null;
}
