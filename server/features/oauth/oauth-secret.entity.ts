import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import { UserEntity } from '#features/identity/index.js';

/**
 * A secret that the page exchanges for tokens, once, within two minutes, in the browser that began. Only its SHA-256 is
 * kept.
 */
@Entity({ tableName: 'oauth_secrets' })
export class OAuthSecretEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  @Enum({ items: [...OAUTH_PROVIDERS], type: 'string' })
  provider!: OAuthProviderName;

  /** Hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  secretHash!: string;

  /** The hash of the cookie that the starting browser holds. Hexadecimal. */
  @Property({ type: 'text', hidden: true })
  browserHash!: string;

  @InstantColumn({ index: true })
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
