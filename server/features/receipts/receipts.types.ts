import { Field, ID, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '../../../core/money.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../platform/graphql/scalars.js';

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

  @Field(() => String, { description: 'gateway or wallet.' })
  method!: string;

  @Field(() => String, { nullable: true })
  cardMask!: string | null;

  @Field(() => String, { nullable: true })
  orderNumber!: string | null;

  @Field(() => ID, { nullable: true })
  invoiceId!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@ObjectType('ReceiptPage')
export class ReceiptPageType {
  @Field(() => [ReceiptType])
  items!: ReceiptType[];

  @Field(() => PaginationType)
  pagination!: PaginationType;
}
