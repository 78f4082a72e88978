import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Rial } from '#core/money.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar, RialScalar } from '#platform/graphql/scalars.js';
import { InvoiceLineType } from '../invoice/invoices.types.js';

@KeyResources('invoices')
@ObjectType('CreditNote', { description: 'The document of a refund: it takes an invoice back, wholly or in part.' })
export class CreditNoteType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  userId!: string;

  @Field(() => String, { description: 'Jalali year and a number without gaps of its own series: 1405-000012.' })
  number!: string;

  @Field(() => ID, { description: 'The invoice it takes back.' })
  invoiceId!: string;

  @Field(() => String, { description: 'The number of the invoice it takes back.' })
  invoiceNumber!: string;

  /** When the invoice was issued. */
  invoiceIssuedAt!: Date;

  @Field(() => String, { description: 'The service of the invoice, in Persian.' })
  serviceName!: string;

  @Field(() => RialScalar, { description: 'The amount that it takes back, VAT included.' })
  amountRials!: Rial;

  @Field(() => RialScalar, {
    description: 'The part of the amount that went back to the card; the rest went to the wallet.',
  })
  cardRials!: Rial;

  @Field(() => Int, { description: 'The rate of VAT of the invoice, in percent.' })
  vatPercent!: number;

  @Field(() => RialScalar, { description: 'The part of the amount that is VAT.' })
  vatRials!: Rial;

  @Field(() => [InvoiceLineType], {
    description: 'The lines that are taken back; they add up to the amount. Bounded: those of the invoice, or one.',
  })
  lines!: readonly InvoiceLineType[];

  @Field(() => String, { nullable: true, description: 'The reason, Persian, as written by the administrator.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was issued.' })
  createdAt!: Date;
}
