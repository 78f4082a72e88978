import { Check, Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { SignUpAttemptEntity } from './sign-up-attempt.entity.js';
import { UserEntity } from '../users/user.entity.js';

export type LinkPurpose = 'reset_password' | 'magic_link' | 'verify_email';
/** How a link ended: by being used, or because a newer one or a new password took its place. */
export type LinkOutcome = 'used' | 'replaced';

/**
 * A link sent by mail that proves the mailbox once (protocols B5). Only the SHA-256 of its token is kept. Links that
 * verify an address may be several at a time, one for each mail of a registration, and all of them work.
 */
@Entity({ tableName: 'one_time_links' })
@Unique({
  name: 'one_time_links_one_live',
  properties: ['userId', 'purpose'],
  where: `used_at is null and purpose <> 'verify_email'`,
})
@Check({ name: 'one_time_links_ended_check', expression: 'outcome is null or used_at is not null' })
export class OneTimeLinkEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  @Enum({ items: ['reset_password', 'magic_link', 'verify_email'], type: 'string' })
  purpose!: LinkPurpose;

  /** The registration that the link verifies; null for other purposes, and after that registration has ended. */
  @ReferenceColumn(() => SignUpAttemptEntity, { nullable: true, onDelete: 'set null' })
  attemptId: string | null = null;

  /** Hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  @InstantColumn({ index: true })
  expiresAt!: Date;

  /** Set when the link ended. */
  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  /** Null while the link is live, and for links that ended before this was kept. */
  @Enum({ items: ['used', 'replaced'], type: 'string', nullable: true })
  outcome: LinkOutcome | null = null;

  @InstantColumn()
  createdAt!: Date;
}
