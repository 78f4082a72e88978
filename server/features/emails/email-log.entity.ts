import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';
import { EMAIL_STATUSES, type EmailStatus } from './email-log.values.js';
import type { EmailAttemptType } from './emails.types.js';

/** One mail and what came of it (specification 2, "Email log"). Never the mail's text: it can hold a secret link. */
@Entity({ tableName: 'email_logs' })
@Index({ name: 'email_logs_newest', properties: ['createdAt', 'id'] })
@Index({ name: 'email_logs_of_status', properties: ['status', 'createdAt', 'id'] })
@Index({ name: 'email_logs_sent', properties: ['sentAt'], where: 'sent_at is not null' })
@Index({ name: 'email_logs_by_recipient', properties: ['to', 'id'] })
@Index({ name: 'email_logs_by_attempts', properties: ['attempts', 'id'] })
@Index({
  name: 'email_logs_search',
  expression: 'create index "email_logs_search" on "email_logs" using gin ("search_text" gin_trgm_ops)',
})
@Check({ name: 'email_logs_attempts', expression: 'attempts >= 0' })
export class EmailLogEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { nullable: true })
  userId: string | null = null;

  @Property({ type: 'text' })
  to!: string;

  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'text' })
  templateType!: string;

  /** `queued` also between two tries; `failed` once no further try is due. */
  @Enum({ items: [...EMAIL_STATUSES], type: 'string' })
  status!: EmailStatus;

  /** The transport; see mail-service.ts. */
  @Property({ type: 'text' })
  service!: string;

  /** The error of the last failed attempt. */
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Property({ type: 'integer' })
  attempts!: number;

  /** Every attempt, oldest first. */
  @Property({ type: 'json', columnType: 'jsonb' })
  history!: EmailAttemptType[];

  /** Recipient and subject, folded for searching. */
  @Property({ type: 'text', hidden: true })
  searchText!: string;

  /** The id that the mail server gave it. */
  @Property({ type: 'text', nullable: true })
  providerMessageId: string | null = null;

  @InstantColumn({ nullable: true })
  sentAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
