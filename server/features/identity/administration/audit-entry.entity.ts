import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * One act of an administrator, or an owner's closing of the account. Only ever added: a trigger refuses every change
 * and removal.
 */
@Entity({ tableName: 'audit_entries' })
@Check({ name: 'audit_entries_named', expression: `action <> '' and subject_type <> '' and subject_id <> ''` })
@Index({
  name: 'audit_entries_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({
  name: 'audit_entries_of_action',
  columns: [{ name: 'action' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['action', 'createdAt', 'id'],
})
@Index({ name: 'audit_entries_by_action', properties: ['action', 'id'] })
@Index({
  name: 'audit_entries_of_subject',
  columns: [{ name: 'subject_type' }, { name: 'subject_id' }, { name: 'created_at', sort: 'desc' }],
  properties: ['subjectType', 'subjectId', 'createdAt'],
})
@Index({
  name: 'audit_entries_of_actor',
  columns: [{ name: 'actor_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['actorId', 'createdAt', 'id'],
})
@Index({
  name: 'audit_entries_search',
  expression: 'create index "audit_entries_search" on "audit_entries" using gin ("search_text" gin_trgm_ops)',
})
export class AuditEntryEntity {
  @IdColumn()
  id!: string;

  /** Who did it. */
  @ReferenceColumn(() => UserEntity, { index: false })
  actorId!: string;

  /** One of AUDIT_ACTIONS; kept as text, so that an act whose name is retired can still be read. */
  @Property({ type: 'text' })
  action!: string;

  /** `user`, `order`, `payment` … */
  @Property({ type: 'text' })
  subjectType!: string;

  @Property({ type: 'text' })
  subjectId!: string;

  /** The subject's label (an order's number). No personal data: an entry can never be removed. */
  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  /** The changed values before the act; null where there was nothing before. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  before: Record<string, unknown> | null = null;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  after: Record<string, unknown> | null = null;

  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The id of the call, as in the log and in `x-request-id`. */
  @Property({ type: 'text' })
  requestId!: string;

  /** Label, subject, reason and action, folded (core/text/digits foldForSearch). */
  @Property({ type: 'text', hidden: true })
  searchText!: string;

  @InstantColumn()
  createdAt!: Date;
}
