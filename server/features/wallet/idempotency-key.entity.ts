import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** The purpose of a caller's Idempotency-Key and its response. Written in the transaction that acted. */
@Entity({ tableName: 'idempotency_keys' })
@Unique({ name: 'idempotency_keys_once', properties: ['userId', 'operation', 'key'] })
export class IdempotencyKeyEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The call; the same key counts anew for another one. */
  @Property({ type: 'text' })
  operation!: string;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'text' })
  fingerprint!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  answer!: Record<string, unknown>;

  @InstantColumn()
  createdAt!: Date;
}
