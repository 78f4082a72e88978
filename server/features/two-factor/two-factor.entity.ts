import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** The secret that an account shares with an authenticator app. It counts once `users.two_factor_at` is set. */
@Entity({ tableName: 'two_factors' })
export class TwoFactorEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { unique: true })
  userId!: string;

  /** Encrypted with the server's secret: a stolen database alone makes no codes. See totp.ts. */
  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Number of the 30-second step whose code was used last; that one and all before it are spent. */
  @Property({ type: 'integer', nullable: true })
  lastUsedStep: number | null = null;

  @InstantColumn()
  createdAt!: Date;
}
