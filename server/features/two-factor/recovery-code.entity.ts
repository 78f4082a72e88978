import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** One of the ten codes that open an account once each when the authenticator is lost. Only its SHA-256 is kept. */
@Entity({ tableName: 'recovery_codes' })
@Unique({ name: 'recovery_codes_once', properties: ['userId', 'codeHash'] })
export class RecoveryCodeEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** Hexadecimal. */
  @Property({ type: 'text', hidden: true })
  codeHash!: string;

  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
