import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { InvoiceEntity, type Buyer, type Seller } from '../invoice/invoice.entity.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';

/**
 * «صورت‌حساب برگشت از فروش»: the document of a refund. It has a gapless number of its own series and refers to the
 * invoice that it reverses, wholly or in part. The notes of an invoice add up to its credited amount, which never
 * exceeds it; a note is never changed or deleted (triggers enforce both).
 */
@Entity({ tableName: 'credit_notes' })
@Check({ name: 'credit_notes_amount_positive', expression: 'amount_rials > 0' })
@Check({
  name: 'credit_notes_vat_is_a_part',
  expression: 'vat_rials between 0 and amount_rials and vat_percent between 0 and 50',
})
@Check({ name: 'credit_notes_card_is_a_part', expression: 'card_rials between 0 and amount_rials' })
@Index({ name: 'credit_notes_of_invoice', properties: ['invoiceId', 'createdAt', 'id'] })
@Index({
  name: 'credit_notes_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
export class CreditNoteEntity {
  @IdColumn()
  id!: string;

  /** Jalali year, a hyphen, six digits: 1405-000012. */
  @Property({ type: 'text', unique: true })
  number!: string;

  @ReferenceColumn(() => InvoiceEntity, { index: false })
  invoiceId!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** The refund that gave the money back. */
  @ReferenceColumn('payment_refunds', { unique: true })
  refundId!: string;

  /** VAT included. */
  @RialColumn()
  amountRials!: Rial;

  /** The part of `amountRials` that went back to the payer's card; the rest went to the wallet. */
  @RialColumn()
  cardRials!: Rial;

  /** The invoice's rate. */
  @Property({ type: 'smallint' })
  vatPercent!: number;

  /** The part of the amount that is VAT (vat.ts, vatOfCredit). */
  @RialColumn()
  vatRials!: Rial;

  /** The invoice's lines where the whole of it is taken back at once; else one line of the amount. */
  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: InvoiceLineType[];

  /** The parties of the invoice; null where that has none. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  parties: { readonly buyer: Buyer; readonly seller: Seller } | null = null;

  /** Persian: the reason, if one was given. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** Behind the QR code. */
  @Property({ type: 'text', unique: true })
  verifyCode!: string;

  @InstantColumn()
  createdAt!: Date;
}
