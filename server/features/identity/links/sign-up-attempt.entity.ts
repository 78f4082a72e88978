import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * One registration of an address that is not verified yet. Anyone can type any address, so each attempt stores its own
 * input; the account takes nothing over before a link of one attempt is opened. Its links (OneTimeLinkEntity) expire
 * and can be sent anew; the attempt lives until the account is verified or a newer attempt replaces it.
 */
@Entity({ tableName: 'sign_up_attempts' })
export class SignUpAttemptEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** PHC string of argon2id; all attempts of one account have the same salt (sign-up-attempts.ts). */
  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Property({ type: 'text', nullable: true })
  fullName: string | null = null;

  /** The caller's address, so that no single caller takes all the places. */
  @Property({ type: 'text', nullable: true })
  ip: string | null = null;

  /** The caller's program, for the mail. */
  @Property({ type: 'text', nullable: true })
  userAgent: string | null = null;

  /** SHA-256 of the secret that the browser of the registration keeps, hexadecimal; null where it sent none. */
  @Property({ type: 'text', nullable: true, hidden: true })
  browserHash: string | null = null;

  @InstantColumn()
  createdAt!: Date;
}
