import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn } from '#platform/db/columns.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';

/** A browser on its way to a provider and back (protocols B3). Of state and cookie only the SHA-256 is kept. */
@Entity({ tableName: 'oauth_attempts' })
export class OAuthAttemptEntity {
  @IdColumn()
  id!: string;

  @Enum({ items: [...OAUTH_PROVIDERS], type: 'string' })
  provider!: OAuthProviderName;

  /** Hexadecimal. */
  @Property({ type: 'text', unique: true, hidden: true })
  stateHash!: string;

  /** The hash of the cookie that the starting browser holds. Hexadecimal. */
  @Property({ type: 'text', hidden: true })
  browserHash!: string;

  /** Must leave for the provider as it is; worthless without the code, which only this browser's return brings. */
  @Property({ type: 'text', hidden: true })
  codeVerifier!: string;

  @Property({ type: 'text', hidden: true })
  nonce!: string;

  @Property({ type: 'text' })
  redirectUri!: string;

  @Property({ type: 'text' })
  successUrl!: string;

  @Property({ type: 'text' })
  failureUrl!: string;

  @InstantColumn({ index: true })
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt: Date | null = null;

  @InstantColumn()
  createdAt!: Date;
}
