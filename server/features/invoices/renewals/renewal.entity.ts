import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { InvoiceEntity, RENEWAL_PERIODS, type RenewalPeriod } from '../invoice/invoice.entity.js';
import type { InvoiceLineType } from '../invoice/invoices.types.js';

/** The agreement behind the renewals of a paid order. Its row is locked while a period is billed. */
@Entity({ tableName: 'renewals' })
@Check({ name: 'renewals_count', expression: 'billed >= 0' })
@Check({ name: 'renewals_end_is_stopped', expression: 'ends_at is null or stopped_at is not null' })
@Check({
  name: 'renewals_told_and_ended_have_end',
  expression: 'ends_at is not null or (end_told_at is null and ended_at is null)',
})
@Index({ name: 'renewals_next', properties: ['nextStart'], where: 'stopped_at is null' })
@Index({ name: 'renewals_ending', properties: ['endsAt'], where: 'ends_at is not null and ended_at is null' })
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

  /** Renewals issued since the anchor. */
  @Property({ type: 'integer' })
  billed!: number;

  /** First instant of the period that is billed next. */
  @InstantColumn()
  nextStart!: Date;

  /** When the renewals were stopped, by the customer or with the order. */
  @InstantColumn({ nullable: true })
  stoppedAt: Date | null = null;

  /** While an administrator keeps the service closed: nothing is billed, and the paid time does not run. */
  @InstantColumn({ nullable: true })
  pausedAt: Date | null = null;

  /** Where the customer stopped them: when the paid time ends. Until then they can be resumed. */
  @InstantColumn({ nullable: true })
  endsAt: Date | null = null;

  /** When the customer was notified that the paid time ends soon. */
  @InstantColumn({ nullable: true })
  endToldAt: Date | null = null;

  /** When the paid time was over, and the site was closed. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** before_suspension: of a renewal, names the day on which the site closes. */
const REMINDER_KINDS = ['before_due', 'after_due', 'before_suspension'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A reminder that was sent; its uniqueness keeps it from being sent twice. */
@Entity({ tableName: 'invoice_reminders' })
@Check({
  name: 'invoice_reminders_suspension_has_day',
  expression: `(kind = 'before_suspension') = (suspends_at is not null) and (suspended_at is null or suspends_at is not null)`,
})
@Index({
  name: 'invoice_reminders_to_suspend',
  properties: ['suspendsAt'],
  where: 'suspends_at is not null and suspended_at is null',
})
@Unique({ name: 'invoice_reminders_once', properties: ['invoiceId', 'kind'] })
export class InvoiceReminderEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => InvoiceEntity, { index: false })
  invoiceId!: string;

  @Enum({ items: [...REMINDER_KINDS], type: 'string' })
  kind!: ReminderKind;

  /** The time announced to the customer: an unpaid renewal closes the site then. */
  @InstantColumn({ nullable: true })
  suspendsAt: Date | null = null;

  /** When that was carried out; an administrator's later decision about the site is kept. */
  @InstantColumn({ nullable: true })
  suspendedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
