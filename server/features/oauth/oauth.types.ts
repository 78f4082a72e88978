import { Field, ObjectType } from 'type-graphql';
import type { OAuthProviderName } from '#core/oauth-providers.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { OAuthProviderEnum } from './oauth.inputs.js';

@ObjectType('OAuthStart', {
  description: 'A sign-in at a provider that has begun; the browser must come back within ten minutes.',
})
export class OAuthStartType {
  @Field(() => String, { description: 'The browser goes there to sign in.' })
  redirectUrl!: string;
}

@ObjectType('OAuthIdentity', { description: 'A way into the account beside its password.' })
export class OAuthIdentityType {
  @Field(() => OAuthProviderEnum, { description: 'Which provider it is.' })
  provider!: OAuthProviderName;

  @Field(() => String, { description: "The provider's own id of the person." })
  providerUserId!: string;

  @Field(() => String, { nullable: true, description: 'The address that the provider returned; null: none.' })
  email!: string | null;

  @Field(() => DateTimeScalar, { description: 'When one last signed in by it.' })
  lastUsedAt!: Date;
}
