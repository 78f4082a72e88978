import { Field, ObjectType } from 'type-graphql';
import type { OAuthProviderName } from '../../../platform/ports.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { OAuthProviderEnum } from './oauth.inputs.js';

@ObjectType('OAuthStart')
export class OAuthStartType {
  @Field(() => String, { description: 'The browser goes there to sign in.' })
  redirectUrl!: string;
}

@ObjectType('OAuthIdentity', { description: 'A way into the account beside its password.' })
export class OAuthIdentityType {
  @Field(() => OAuthProviderEnum)
  provider!: OAuthProviderName;

  @Field(() => String)
  providerUserId!: string;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => DateTimeScalar)
  lastUsedAt!: Date;
}
