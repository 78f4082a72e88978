import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial, Toman } from '../../../../core/money.js';
import { KeyResources } from '../../../platform/graphql/keys.js';
import { DateTimeScalar, RialScalar, TomanScalar } from '../../../platform/graphql/scalars.js';

@KeyResources('invoices')
@ObjectType('CreditNote', { description: 'The document of a refund: it takes an invoice back, wholly or in part.' })
export class CreditNoteType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps of its own series: 1405-000012.' })
  number!: string;

  @Field(() => ID)
  invoiceId!: string;

  @Field(() => String)
  invoiceNumber!: string;

  @Field(() => RialScalar, { description: 'VAT included.' })
  amountRials!: Rial;

  @Field(() => TomanScalar)
  amountToman!: Toman;

  @Field(() => RialScalar, { description: 'Of the amount, what went back to the card; the rest went to the wallet.' })
  cardRials!: Rial;

  @Field(() => Int, { description: 'As on the invoice.' })
  vatPercent!: number;

  @Field(() => RialScalar, { description: 'The part of the amount that is VAT.' })
  vatRials!: Rial;

  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}
