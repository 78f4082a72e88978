import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CustomerType } from '../identity/index.js';
import type { KeyStatus } from './api-keys.inputs.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

export const ApiKeyStatusEnum = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
} as const satisfies Record<KeyStatus, KeyStatus>;
registerEnumType(ApiKeyStatusEnum, { name: 'ApiKeyStatus' });

@ObjectType('ApiKey', {
  description: 'A key for somebody else’s program. The key itself is told once, by createApiKey.',
})
export class ApiKeyType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The open beginning of the key, by which it is known: bk_ and eight signs.' })
  prefix!: string;

  @Field(() => [String], { description: 'What it may do; see apiScopes.' })
  scopes!: readonly string[];

  @Field(() => ApiKeyStatusEnum)
  status!: KeyStatus;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'To within a minute.' })
  lastUsedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Where the last call came from.' })
  lastIp?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  revokedAt?: Date | null;

  @Field(() => Boolean, { description: 'Revoked by an administrator, not by its owner.' })
  revokedByOperator!: boolean;
}

@ObjectType('IssuedApiKey')
export class IssuedApiKeyType {
  @Field(() => ApiKeyType)
  apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The key. It is told only here and cannot be read again.' })
  key!: string;
}

@ObjectType('OwnedApiKey', { description: 'For administrators: a key and whose it is.' })
export class OwnedApiKeyType {
  @Field(() => ApiKeyType)
  apiKey!: ApiKeyType;

  @Field(() => CustomerType)
  owner!: CustomerType;
}

@ObjectType('ApiKeyPage')
export class ApiKeyPageType extends PageType {
  @Field(() => [OwnedApiKeyType])
  items!: readonly OwnedApiKeyType[];
}

@ObjectType('ApiScope', { description: 'One thing that a key may be allowed.' })
export class ApiScopeType {
  @Field(() => String, { description: 'Such as read:orders.' })
  name!: string;

  @Field(() => Boolean, { description: 'With it a key can move money or open a payment.' })
  money!: boolean;
}

@InputType('ApiKeysFilter', { description: "Which of everybody's keys a list shows." })
export class ApiKeysFilter extends PeriodFilter {
  @Field(() => String, { nullable: true, description: 'A key’s name or beginning, or its owner.' })
  search?: string | null;

  @Field(() => ApiKeyStatusEnum, { nullable: true, description: 'Only those that stand like this now.' })
  status?: KeyStatus | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this person.' })
  userId?: string | null;
}
