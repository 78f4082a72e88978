import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '../../../platform/db/columns.js';
import { UserEntity } from '../user.entity.js';

export type LinkPurpose = 'reset_password' | 'magic_link';

/** A link sent by mail that proves the mailbox once (protocols B5). Only the SHA-256 of its token is kept. */
@Entity({ tableName: 'one_time_links' })
@Unique({ name: 'one_time_links_one_live', properties: ['userId', 'purpose'], where: 'used_at is null' })
export class OneTimeLinkEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  @Enum({ items: ['reset_password', 'magic_link'], type: 'string' })
  purpose!: LinkPurpose;

  /** Hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  @InstantColumn({ index: true })
  expiresAt!: Date;

  /** Set when it was used, or when a newer one took its place. */
  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
