import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { InvoiceEntity } from '#features/invoices/index.js';
import { OrderEntity } from '#features/orders/index.js';
import {
  HELD_STATUSES,
  OPEN_STATUSES,
  REGISTRATION_STATUSES,
  TASK_KINDS,
  TASK_STATUSES,
  type RegistrationStatus,
  type TaskKind,
  type TaskStatus,
} from './registrations.values.js';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** A name of a paid order on its way into a registry, there, and out of it again. */
@Entity({ tableName: 'domain_registrations' })
@Check({ name: 'domain_registrations_status_check', expression: `status in (${listOf(REGISTRATION_STATUSES)})` })
@Check({ name: 'domain_registrations_name_check', expression: `name = lower(name) and name like '%.%'` })
@Check({
  name: 'domain_registrations_held_expires',
  expression: `status not in (${listOf(HELD_STATUSES)}) or (registered_at is not null and expires_at is not null)`,
})
@Check({
  name: 'domain_registrations_code_was_asked_for',
  expression: 'transfer_code is null or transfer_asked_at is not null',
})
@Check({
  name: 'domain_registrations_handle_of_ir',
  expression: `nic_handle is null or name like '%.ir'`,
})
@Unique({
  name: 'domain_registrations_one_open',
  properties: ['name'],
  where: `status in (${listOf(OPEN_STATUSES)})`,
})
@Index({
  name: 'domain_registrations_user_list_index',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({
  name: 'domain_registrations_list_index',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({
  name: 'domain_registrations_status_list_index',
  columns: [{ name: 'status' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['status', 'createdAt', 'id'],
})
@Index({
  name: 'domain_registrations_expiry_index',
  properties: ['expiresAt'],
  where: `status in (${listOf(HELD_STATUSES)})`,
})
export class DomainRegistrationEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => OrderEntity)
  orderId!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** Label and extension, ASCII and in lower case. */
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  status!: RegistrationStatus;

  /** The holder's handle at the registry of .ir: `ab1234-irnic`; null of a name of another registry. */
  @Property({ type: 'text', nullable: true })
  nicHandle: string | null = null;

  @InstantColumn({ nullable: true })
  registeredAt: Date | null = null;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null = null;

  /** The last reminder before this expiry that was sent: so many days before. */
  @Property({ type: 'integer', nullable: true })
  remindedDays: number | null = null;

  /** The invoice of the next year, until that year is registered. */
  @ReferenceColumn(() => InvoiceEntity, { nullable: true, unique: true })
  renewalInvoiceId: string | null = null;

  @InstantColumn({ nullable: true })
  transferAskedAt: Date | null = null;

  /** The code that another registrar requires to take the name over. */
  @Property({ type: 'text', nullable: true })
  transferCode: string | null = null;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}

/** An act at a registry for one name. */
@Entity({ tableName: 'registration_tasks' })
@Check({ name: 'registration_tasks_kind_check', expression: `kind in (${listOf(TASK_KINDS)})` })
@Check({ name: 'registration_tasks_status_check', expression: `status in (${listOf(TASK_STATUSES)})` })
@Check({ name: 'registration_tasks_end_has_time', expression: `(status = 'open') = (ended_at is null)` })
@Check({ name: 'registration_tasks_done_has_proof', expression: `status <> 'done' or proof is not null` })
@Check({ name: 'registration_tasks_refusal_has_reason', expression: `status <> 'refused' or reason is not null` })
@Unique({ name: 'registration_tasks_one_open', properties: ['registrationId', 'kind'], where: `status = 'open'` })
@Index({ name: 'registration_tasks_registration_index', properties: ['registrationId', 'createdAt'] })
@Index({ name: 'registration_tasks_list_index', properties: ['status', 'dueAt', 'id'] })
@Index({ name: 'registration_tasks_by_request', properties: ['status', 'createdAt', 'id'] })
@Index({ name: 'registration_tasks_due_index', properties: ['tryAfter'], where: `status = 'open'` })
export class RegistrationTaskEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => DomainRegistrationEntity, { index: false })
  registrationId!: string;

  @Property({ type: 'text' })
  kind!: TaskKind;

  @Property({ type: 'text' })
  status!: TaskStatus;

  /** By when it is to be done. */
  @InstantColumn()
  dueAt!: Date;

  /** The registrar is called again after this time. */
  @InstantColumn()
  tryAfter!: Date;

  /** How often the registrar was called. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  /** The evidence of the act: the registry's number or address by which it can be checked. */
  @Property({ type: 'text', nullable: true })
  proof: string | null = null;

  /** The reason of a refusal, Persian, for the customer to read. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null = null;

  /** The administrator who recorded the end; null: the registrar's own answer, or the end of the order. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  endedById: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
