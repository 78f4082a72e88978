import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rial, Toman } from '../../../core/money.js';
import type { Recurrence } from '../../../core/price-list.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '../../platform/db/columns.js';
import { UserEntity } from '../identity/index.js';

/** pending: issued; due: the due date has come; overdue: the days of grace are over (decisions 5 and 6). */
export const INVOICE_STATUSES = ['pending', 'due', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** One line as it was sold; never priced anew. */
export interface InvoiceLine {
  /** Persian. */
  readonly label: string;
  readonly quantity: number;
  readonly unitToman: Toman;
  readonly amountToman: Toman;
  readonly recurrence: Recurrence;
}

/** A demand for money with a gapless number of its Jalali year. Amounts include VAT (protocols B4). */
@Entity({ tableName: 'invoices' })
@Check({ name: 'invoices_amount_positive', expression: 'amount_rials > 0' })
@Check({
  name: 'invoices_vat_is_a_part',
  expression: 'vat_rials >= 0 and vat_rials < amount_rials and vat_percent between 0 and 50',
})
@Check({ name: 'invoices_paid_has_time', expression: `(status = 'paid') = (paid_at is not null)` })
@Unique({ name: 'invoices_one_open_per_order', properties: ['orderId'], where: `status <> 'cancelled'` })
@Index({
  name: 'invoices_of_user',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({
  name: 'invoices_of_user_by_status',
  columns: [{ name: 'user_id' }, { name: 'status' }, { name: 'created_at', sort: 'desc' }],
  properties: ['userId', 'status', 'createdAt'],
})
@Index({ name: 'invoices_unpaid_by_due_date', properties: ['dueAt'], where: `status in ('pending', 'due')` })
export class InvoiceEntity {
  @IdColumn()
  id!: string;

  /** Jalali year, a hyphen, six digits: 1405-000012. */
  @Property({ type: 'text', unique: true })
  number!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** Orders stand above invoices, so the database knows no key between them. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'text' })
  serviceName!: string;

  @Enum({ items: [...INVOICE_STATUSES], type: 'string' })
  status!: InvoiceStatus;

  @RialColumn()
  amountRials!: Rial;

  /** The rate of the invoice's date, kept with it. */
  @Property({ type: 'smallint' })
  vatPercent!: number;

  /** The part of the amount that is VAT. */
  @RialColumn()
  vatRials!: Rial;

  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: InvoiceLine[];

  /** Number and service, folded (core/digits foldForSearch). */
  @Property({ type: 'text' })
  searchText!: string;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  paidAt: Date | null = null;

  /** The payment that settled it. Payments stand above invoices. Null when it was settled from the wallet without one. */
  @Property({ type: 'uuid', nullable: true })
  paymentId: string | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** The last number given out, by kind of document and Jalali year. Its row is locked until the document is committed. */
@Entity({ tableName: 'document_counters' })
export class DocumentCounterEntity {
  @PrimaryKey({ type: 'text' })
  kind!: string;

  @PrimaryKey({ type: 'smallint' })
  year!: number;

  @Property({ type: 'integer' })
  lastNumber!: number;
}
