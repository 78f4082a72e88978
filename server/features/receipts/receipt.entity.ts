import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { InvoiceEntity } from '#features/invoices/index.js';

/** manual: the money came outside the product, and an administrator has written the receipt. */
const RECEIPT_METHODS = ['gateway', 'wallet', 'manual'] as const;
export type ReceiptMethod = (typeof RECEIPT_METHODS)[number];

/** The customer's proof of a settled payment; never changed afterwards. */
@Entity({ tableName: 'receipts' })
@Check({ name: 'receipts_amount_positive', expression: 'amount_rials > 0' })
@Check({
  name: 'receipts_wallet_is_a_part',
  expression: `wallet_rials >= 0 and wallet_rials < amount_rials and (wallet_rials = 0 or method = 'gateway')`,
})
@Check({ name: 'receipts_payment_or_hand', expression: `(method = 'manual') = (payment_id is null)` })
@Unique({ name: 'receipts_manual_once', properties: ['userId', 'refId'], where: 'payment_id is null' })
@Index({
  name: 'receipts_of_user',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({
  name: 'receipts_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({ name: 'receipts_by_amount', properties: ['amountRials', 'id'] })
@Index({
  name: 'receipts_search',
  expression: 'create index "receipts_search" on "receipts" using gin ("search_text" gin_trgm_ops)',
})
export class ReceiptEntity {
  @IdColumn()
  id!: string;

  /** Jalali year, a hyphen, six digits, without gaps: 1405-000012. */
  @Property({ type: 'text', unique: true })
  number!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** One receipt a payment; null where the money came outside the product. */
  @ReferenceColumn('payments', { nullable: true, unique: true })
  paymentId: string | null = null;

  @ReferenceColumn(() => InvoiceEntity, { nullable: true })
  invoiceId: string | null = null;

  /** The order's number, where an order was paid. */
  @Property({ type: 'text', nullable: true })
  orderNumber: string | null = null;

  /** The gateway's reference, or the journal's for a payment from the wallet. */
  @Property({ type: 'text' })
  refId!: string;

  /** Persian: what was paid for. */
  @Property({ type: 'text' })
  service!: string;

  @RialColumn()
  amountRials!: Rial;

  /**
   * The part of `amountRials` that came from the wallet beside the gateway's part; zero where one of them paid it all.
   */
  @RialColumn({ default: 0 })
  walletRials!: Rial;

  @Enum({ items: [...RECEIPT_METHODS], type: 'string' })
  method!: ReceiptMethod;

  /** The card as the gateway masks it: 502229******5995. */
  @Property({ type: 'text', nullable: true })
  cardMask: string | null = null;

  /** Name and address of the payer on that day. */
  @Property({ type: 'text', nullable: true })
  payerName: string | null = null;

  @Property({ type: 'text' })
  payerEmail!: string;

  /** In the QR code: the holder of the document may verify it. */
  @Property({ type: 'text', unique: true })
  verifyCode!: string;

  /** Number, reference, order, service and payer, folded (core/text/digits foldForSearch). */
  @Property({ type: 'text' })
  searchText!: string;

  @InstantColumn()
  createdAt!: Date;
}
