import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rial } from '#core/money.js';
import { IdColumn, InstantColumn, ReferenceColumn, RialColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import type { InvoiceLineType } from './invoices.types.js';

/** pending: issued; due: the due date has come; overdue: the days of grace are over (D-05 and D-06). */
export const INVOICE_STATUSES = ['pending', 'due', 'overdue', 'paid', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The shown status of an invoice: a paid one says what its credit notes have taken back. */
export type ShownInvoiceStatus = InvoiceStatus | 'partially_refunded' | 'refunded';

/**
 * order: issued with an order; renewal: its next month or year; upgrade: what its site has beyond what was bought;
 * manual: written by an administrator.
 */
const INVOICE_KINDS = ['order', 'renewal', 'upgrade', 'manual'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const RENEWAL_PERIODS = ['month', 'year'] as const;
export type RenewalPeriod = (typeof RENEWAL_PERIODS)[number];

/** The recurring lines after the period that this invoice pays for (D-22). */
export interface RenewalTerms {
  readonly period: RenewalPeriod;
  /** They add up to the price of one period. */
  readonly lines: readonly InvoiceLineType[];
}

/** Who buys, as far as the account said on that day. */
export interface Buyer {
  readonly fullName: string | null;
  readonly company: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
  /** Absent on invoices that are older than these. */
  readonly nationalId?: string | null;
  readonly economicCode?: string | null;
  readonly postalCode?: string | null;
  /** The registration number of a company. */
  readonly registrationNumber?: string | null;
  readonly province?: string | null;
  readonly county?: string | null;
  readonly city?: string | null;
}

/** The seller, with all fields of a formal invoice (protocols B4). Empty where it is unknown. */
export interface Seller {
  readonly name: string;
  readonly economicCode: string;
  readonly registrationNumber: string;
  readonly nationalId: string;
  readonly province: string;
  readonly city: string;
  readonly postalCode: string;
  readonly address: string;
  readonly phone: string;
  /** Absent on invoices that are older than these. */
  readonly county?: string;
  /** «شناسه کالا/خدمت» of what is sold, 13 digits. */
  readonly goodsCode?: string;
}

/** A demand for money with a gapless number of its Jalali year. Amounts include VAT (protocols B4). */
@Entity({ tableName: 'invoices' })
@Check({ name: 'invoices_amount_positive', expression: 'amount_rials > 0' })
@Check({
  name: 'invoices_vat_is_a_part',
  expression: 'vat_rials >= 0 and vat_rials < amount_rials and vat_percent between 0 and 50',
})
@Check({
  name: 'invoices_credit_within_amount',
  expression: `credited_rials between 0 and amount_rials and credited_vat_rials between 0 and vat_rials
    and credited_vat_rials <= credited_rials and (credited_rials < amount_rials or credited_vat_rials = vat_rials)
    and (credited_rials = 0 or status = 'paid')`,
})
@Check({ name: 'invoices_paid_has_time', expression: `(status = 'paid') = (paid_at is not null)` })
@Check({ name: 'invoices_renewal_has_period', expression: `(kind = 'renewal') = (period_start is not null)` })
@Check({ name: 'invoices_order_has_order', expression: `kind = 'manual' or order_id is not null` })
@Unique({
  name: 'invoices_one_open_per_order',
  properties: ['orderId'],
  where: `kind = 'order' and status <> 'cancelled'`,
})
@Unique({
  name: 'invoices_one_a_period',
  properties: ['orderId', 'periodStart'],
  where: `kind = 'renewal' and status <> 'cancelled'`,
})
@Index({
  name: 'invoices_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({ name: 'invoices_by_due_date', properties: ['dueAt', 'id'] })
@Index({ name: 'invoices_by_amount', properties: ['amountRials', 'id'] })
@Index({
  name: 'invoices_by_status',
  // Paid, partly and wholly refunded ones are distinguished by what was credited, and counted without reading the rows.
  expression:
    'create index "invoices_by_status" on "invoices" ("status", "created_at" DESC, "id" DESC) include ("credited_rials", "amount_rials")',
})
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
@Index({
  name: 'invoices_upgrades_to_lapse',
  properties: ['dueAt'],
  where: `kind = 'upgrade' and status in ('pending', 'due', 'overdue')`,
})
@Index({ name: 'invoices_unpaid_by_due_date', properties: ['dueAt'], where: `status in ('pending', 'due')` })
@Index({
  name: 'invoices_search',
  expression: 'create index "invoices_search" on "invoices" using gin ("search_text" gin_trgm_ops)',
})
@Index({ name: 'invoices_changed', properties: ['updatedAt'] })
export class InvoiceEntity {
  @IdColumn()
  id!: string;

  /** Jalali year, a hyphen, six digits: 1405-000012. */
  @Property({ type: 'text', unique: true })
  number!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  @Enum({ items: [...INVOICE_KINDS], type: 'string' })
  kind!: InvoiceKind;

  /** First instant of the month or year that a renewal pays for. */
  @InstantColumn({ nullable: true })
  periodStart: Date | null = null;

  /** The terms that are billed again after an order's invoice is paid. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  renewal: RenewalTerms | null = null;

  /**
   * The seller on the day of the invoice, the buyer on the day it was paid; null on invoices older than this column.
   */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  parties: { readonly buyer: Buyer; readonly seller: Seller } | null = null;

  /** In the QR code: the holder of the document may verify it. */
  @Property({ type: 'text', unique: true })
  verifyCode!: string;

  @ReferenceColumn('orders', { nullable: true })
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

  /** The sum of its credit notes (kept by a trigger); nothing of an unpaid invoice is credited. */
  @RialColumn({ default: 0 })
  creditedRials!: Rial;

  /** The VAT within `creditedRials`; all of `vatRials` once the whole amount is credited. */
  @RialColumn({ default: 0 })
  creditedVatRials!: Rial;

  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: InvoiceLineType[];

  /** Number and service, folded (core/text/digits foldForSearch). */
  @Property({ type: 'text' })
  searchText!: string;

  @InstantColumn()
  dueAt!: Date;

  @InstantColumn({ nullable: true })
  paidAt: Date | null = null;

  /** The payment that settled it. Null when it was settled from the wallet without one. */
  @ReferenceColumn('payments', { nullable: true })
  paymentId: string | null = null;

  /** The administrator who wrote down that it was paid outside the product. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  settledById: string | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/**
 * The last number given out, by kind of document and Jalali year. Its row is locked until the document is committed.
 */
@Entity({ tableName: 'document_counters' })
export class DocumentCounterEntity {
  @PrimaryKey({ type: 'text' })
  kind!: string;

  @PrimaryKey({ type: 'smallint' })
  year!: number;

  @Property({ type: 'integer' })
  lastNumber!: number;
}
