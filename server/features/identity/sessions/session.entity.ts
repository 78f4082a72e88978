import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '../users/user.entity.js';

/**
 * One sign-in: the family of all refresh tokens that follow from it (protocols B5). No token is stored, not even
 * hashed: generation n of the family is derived from `seed` and the server's secret, see refresh-token.ts.
 */
@Entity({ tableName: 'sessions' })
@Check({ name: 'sessions_generation_positive', expression: 'generation > 0' })
export class SessionEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  /** Random, base64url. Worthless without the server's secret. */
  @Property({ type: 'text', hidden: true })
  seed!: string;

  /** Number of the one refresh token that may be used now, from 1. */
  @Property({ type: 'integer' })
  generation: number = 1;

  /** When the generation before was used; its grace counts from here. */
  @InstantColumn({ nullable: true })
  rotatedAt: Date | null = null;

  /** Slides with each renewal, never beyond `endsAt`. */
  @InstantColumn({ index: true })
  expiresAt!: Date;

  @InstantColumn()
  endsAt!: Date;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null = null;

  /** Program and address of the sign-in or of the last renewal. */
  @Property({ type: 'text', nullable: true })
  userAgent: string | null = null;

  @Property({ type: 'text', nullable: true })
  ip: string | null = null;

  /** To within five minutes: a session in use is not written with every request. */
  @InstantColumn()
  lastUsedAt!: Date;

  @InstantColumn()
  createdAt!: Date;
}
