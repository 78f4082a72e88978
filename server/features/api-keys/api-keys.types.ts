import { Field, ID, ObjectType } from 'type-graphql';
import { API_SCOPE_NAMES, type ApiScope } from '#core/api-keys.js';
import { API_SCOPE_TEXTS } from '#core/api-scope-texts.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { CustomerType } from '#features/identity/index.js';

export type KeyStatus = 'active' | 'expired' | 'revoked';

export const ApiKeyStatusEnum = enumOf<KeyStatus>('ApiKeyStatus', 'Whether a key works.', {
  active: 'It has neither expired nor been revoked.',
  expired: 'Its time is over.',
  revoked: 'Its owner or an administrator has ended it.',
});

/** The orders of the list of everybody's keys. */
export type KeySort = 'created' | 'expires' | 'last_used';

export const ApiKeySortEnum = enumOf<KeySort>(
  'ApiKeySort',
  'The orders in which administrators can list the keys of all accounts.',
  {
    created: 'When they were made.',
    expires: 'When they end.',
    last_used: 'When they were last used; those never used are the oldest.',
  },
);

export const ApiScopeEnum = enumOf<ApiScope>(
  'ApiScopeName',
  'The permissions of a key, always on the records of its owner. REST writes a colon in place of the underscore.',
  API_SCOPE_TEXTS,
);

@ObjectType('ApiKey', {
  description: 'A key for another program. The key itself is returned once, by createApiKey.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  userId!: string;

  @Field(() => String, { description: 'The owner’s name for it.' })
  name!: string;

  @Field(() => String, { description: 'The public prefix of the key, which identifies it: bk_ and eight characters.' })
  prefix!: string;

  @Field(() => [ApiScopeEnum], {
    description: `The scopes of the key: the operations it may call; see apiScopes. Bounded: at most ${API_SCOPE_NAMES.length}.`,
  })
  scopes!: readonly ApiScope[];

  @Field(() => [ApiScopeEnum], {
    description:
      'Scopes that the key had until scopes were divided, and does not have now; addApiKeyScopes gives them back. ' +
      `Bounded: at most ${API_SCOPE_NAMES.length}.`,
  })
  lostScopes!: readonly ApiScope[];

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'From when on it does not work.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'To within a minute.' })
  lastUsedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Where the last call came from.' })
  lastIp!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null: it was not.' })
  revokedAt!: Date | null;

  /** Not exposed: only whether it was the owner. */
  revokedById!: string | null;
}

@ObjectType('IssuedApiKey', { description: 'A new key.' })
export class IssuedApiKeyType {
  @Field(() => ApiKeyType, { description: 'The data of the key, without its secret.' })
  apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The key. It is returned only here and cannot be read again.' })
  key!: string;
}

@ObjectType('OwnedApiKey', { description: 'For administrators: a key and whose it is.' })
export class OwnedApiKeyType {
  @Field(() => ApiKeyType, { description: 'The key, without what opens anything.' })
  apiKey!: ApiKeyType;

  @Field(() => CustomerType, { description: 'For whom it acts.' })
  owner!: CustomerType;
}

@ObjectType('ApiKeyPage', { description: "A page of everybody's keys, newest first." })
export class ApiKeyPageType extends PageType {
  @Field(() => [OwnedApiKeyType], { description: 'The keys of this page.' })
  items!: readonly OwnedApiKeyType[];
}

@ObjectType('ApiScope', { description: 'One thing that a key may be allowed.' })
export class ApiScopeType {
  @Field(() => ApiScopeEnum, { description: 'The name of the scope, which NewApiKeyInput takes.' })
  name!: ApiScope;

  @Field(() => Boolean, { description: 'With it a key can move money or open a payment.' })
  money!: boolean;
}
