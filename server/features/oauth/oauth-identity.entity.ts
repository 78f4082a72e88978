import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn, ReferenceColumn } from '#platform/db/columns.js';
import { OAUTH_PROVIDERS, type OAuthProviderName } from '#core/oauth-providers.js';
import { UserEntity } from '#features/identity/index.js';

/** That a person of a provider is one of our accounts. Keyed by the provider's subject: an e-mail may change hands. */
@Entity({ tableName: 'oauth_identities' })
@Unique({ name: 'oauth_identities_subject', properties: ['provider', 'subject'] })
export class OAuthIdentityEntity {
  @IdColumn()
  id!: string;

  @ReferenceColumn(() => UserEntity)
  userId!: string;

  @Enum({ items: [...OAUTH_PROVIDERS], type: 'string' })
  provider!: OAuthProviderName;

  @Property({ type: 'text' })
  subject!: string;

  /** The address as the provider last returned it; only shown, never used to find an account. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @InstantColumn()
  lastUsedAt!: Date;

  @InstantColumn()
  createdAt!: Date;
}
