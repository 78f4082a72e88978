import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { API_SCOPE_NAMES } from '../../../core/api-keys.js';
import { enumOf } from '../../platform/graphql/enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CustomerType } from '../identity/index.js';
import type { KeyStatus } from './api-keys.inputs.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

export const ApiKeyStatusEnum = enumOf<KeyStatus>('ApiKeyStatus', 'Whether a key works.', {
  active: 'It has neither expired nor been revoked.',
  expired: 'Its time is over.',
  revoked: 'Its owner or an administrator has ended it.',
});

@ObjectType('ApiKey', {
  description: 'A key for somebody else’s program. The key itself is told once, by createApiKey.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => String, { description: 'What its owner knows it by.' })
  name!: string;

  @Field(() => String, { description: 'The open beginning of the key, by which it is known: bk_ and eight signs.' })
  prefix!: string;

  @Field(() => [String], { description: `What it may do; see apiScopes. Bounded: at most ${API_SCOPE_NAMES.length}.` })
  scopes!: readonly string[];

  @Field(() => ApiKeyStatusEnum, { description: 'Whether it works now.' })
  status!: KeyStatus;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'From when on it does not work.' })
  expiresAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'To within a minute.' })
  lastUsedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Where the last call came from.' })
  lastIp?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was revoked; null: it was not.' })
  revokedAt?: Date | null;

  @Field(() => Boolean, { description: 'Revoked by an administrator, not by its owner.' })
  revokedByOperator!: boolean;
}

@ObjectType('IssuedApiKey', { description: 'A new key.' })
export class IssuedApiKeyType {
  @Field(() => ApiKeyType, { description: 'What can be read of it from now on.' })
  apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The key. It is told only here and cannot be read again.' })
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
