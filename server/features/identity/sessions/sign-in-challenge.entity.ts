import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * A sign-in between its two steps: the first was proven, the code is still to come. Only the token's SHA-256 is kept.
 */
@Entity({ tableName: 'sign_in_challenges' })
export class SignInChallengeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** Hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  tokenHash!: string;

  @InstantColumn({ index: true })
  expiresAt!: Date;

  /** Set when the code was right, or when the account's sessions were ended. */
  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
