import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import type { ApiScope } from '#core/api-keys.js';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { UserEntity } from '#features/identity/index.js';

/** A key for another program. The key itself is shown once and never stored: only its hash is. */
@Entity({ tableName: 'api_keys' })
@Check({ name: 'api_keys_named', expression: `name <> ''` })
@Check({ name: 'api_keys_hashed', expression: `hash ~ '^[0-9a-f]{64}$'` })
@Check({ name: 'api_keys_scoped', expression: 'jsonb_array_length(scopes) > 0' })
@Check({ name: 'api_keys_ends', expression: 'expires_at > created_at' })
@Index({
  name: 'api_keys_of_user',
  columns: [{ name: 'user_id' }, { name: 'created_at', sort: 'desc' }, { name: 'id', sort: 'desc' }],
  properties: ['userId', 'createdAt', 'id'],
})
@Index({
  name: 'api_keys_newest',
  columns: [
    { name: 'created_at', sort: 'desc' },
    { name: 'id', sort: 'desc' },
  ],
  properties: ['createdAt', 'id'],
})
@Index({ name: 'api_keys_by_expiry', properties: ['expiresAt', 'id'] })
@Index({
  name: 'api_keys_by_last_use',
  expression: `create index "api_keys_by_last_use" on "api_keys" (coalesce("last_used_at", '-infinity'), "id")`,
})
@Index({
  name: 'api_keys_search',
  expression: 'create index "api_keys_search" on "api_keys" using gin ("search_text" gin_trgm_ops)',
})
export class ApiKeyEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity, { index: false })
  userId!: string;

  /** The owner's own word for it. */
  @Property({ type: 'text' })
  name!: string;

  /** The public prefix of the key, `bk_` and eight characters, which identifies it in lists. */
  @Property({ type: 'text', unique: true })
  prefix!: string;

  /** SHA-256 of the whole key, hex. */
  @Property({ type: 'text', hidden: true })
  hash!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  scopes!: readonly ApiScope[];

  /** The scopes that the key had before scopes were divided (decision 128), and does not have now. */
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` })
  lostScopes!: Opt<readonly ApiScope[]>;

  /** When its owner was notified of that; null for a key that has lost none. */
  @InstantColumn({ nullable: true })
  lostToldAt: Date | null = null;

  @InstantColumn()
  expiresAt!: Date;

  /** To within a minute. */
  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastIp: string | null = null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null = null;

  /** The owner or an administrator. */
  @ReferenceColumn(() => UserEntity, { nullable: true })
  revokedById: string | null = null;

  /** Name and prefix as the database folds them, by the rules of core/text/digits foldForSearch. */
  @Property({
    type: 'text',
    nullable: true,
    hidden: true,
    lazy: true,
    generated: `(fold_text(name || ' ' || prefix)) stored`,
  })
  readonly searchText?: Opt<string>;

  @InstantColumn()
  createdAt!: Date;
}
