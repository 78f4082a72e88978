import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../platform/db/columns.js';
import { UserEntity } from '../identity/index.js';

export type EmailStatus = 'sent' | 'failed';

/** One mail and what came of it (specification 2, "Email log"). Never the mail's text: it can hold a secret link. */
@Entity({ tableName: 'email_logs' })
@Index({ name: 'email_logs_newest', properties: ['createdAt', 'id'] })
@Index({ name: 'email_logs_open', properties: ['mailKey'], where: `status = 'failed'` })
@Check({ name: 'email_logs_attempts', expression: 'attempts > 0' })
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

  @Enum({ items: ['sent', 'failed'], type: 'string' })
  status!: EmailStatus;

  /** Of the last failed attempt. */
  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Property({ type: 'integer' })
  attempts!: number;

  /** What the mail server calls it. */
  @Property({ type: 'text', nullable: true })
  providerMessageId: string | null = null;

  /** SHA-256 of the job's payload: joins the repeated attempts of one mail. */
  @Property({ type: 'text', hidden: true })
  mailKey!: string;

  @InstantColumn({ nullable: true })
  sentAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
