import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../../platform/db/columns.js';
import { UserEntity } from '../../identity/index.js';
import { InvoiceEntity, RENEWAL_PERIODS, type RenewalPeriod } from '../invoice.entity.js';
import type { InvoiceLineType } from '../invoices.types.js';

/** The agreement behind the renewals of a paid order. Its row is locked while a period is billed. */
@Entity({ tableName: 'renewals' })
@Check({ name: 'renewals_count', expression: 'billed >= 0' })
@Index({ name: 'renewals_next', properties: ['nextStart'], where: 'stopped_at is null' })
export class RenewalEntity {
  @ReferenceColumn('orders', { primary: true })
  orderId!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** Persian. */
  @Property({ type: 'text' })
  serviceName!: string;

  @Enum({ items: [...RENEWAL_PERIODS], type: 'string' })
  period!: RenewalPeriod;

  @Property({ type: 'json', columnType: 'jsonb' })
  lines!: InvoiceLineType[];

  /** When the first period began: each later one is counted from here, so that short months do not drift. */
  @InstantColumn()
  anchorAt!: Date;

  /** Renewals issued so far. */
  @Property({ type: 'integer' })
  billed!: number;

  /** First instant of the period that is billed next. */
  @InstantColumn()
  nextStart!: Date;

  @InstantColumn({ nullable: true })
  stoppedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

export const REMINDER_KINDS = ['before_due', 'after_due'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder that was sent; its uniqueness keeps it from being sent twice. */
@Entity({ tableName: 'invoice_reminders' })
@Unique({ name: 'invoice_reminders_once', properties: ['invoiceId', 'kind'] })
export class InvoiceReminderEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => InvoiceEntity, { index: false })
  invoiceId!: string;

  @Enum({ items: [...REMINDER_KINDS], type: 'string' })
  kind!: ReminderKind;

  @InstantColumn()
  createdAt!: Date;
}
