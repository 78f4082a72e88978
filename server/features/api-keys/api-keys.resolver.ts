import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { API_SCOPES, API_SCOPE_NAMES, isApiScope, type ApiScope } from '#core/api-keys.js';
import { requirePerson, type Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { AdminOnly, NoKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import {
  AddApiKeyScopesInput,
  ApiKeysFilter,
  NewApiKeyInput,
  type CreateKeyData,
  type ListKeysData,
  type WidenKeyData,
} from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import * as keys from './api-keys.service.js';
import {
  ApiKeyPageType,
  ApiKeyStatusEnum,
  ApiKeyType,
  ApiScopeType,
  IssuedApiKeyType,
  type KeyStatus,
  type OwnedApiKeyType,
} from './api-keys.types.js';
import { widenKey } from './widen-key.service.js';

@Resolver(() => ApiKeyType)
export class ApiKeysResolver {
  @NoKey()
  @Query(() => [ApiKeyType], {
    description: `One’s own keys, newest first; expired and revoked ones for a week. Bounded: at most ${keys.MOST_LISTED}.`,
  })
  apiKeys(@Context() ctx: Ctx): Promise<readonly ApiKeyType[]> {
    return keys.myKeys(ctx);
  }

  @NoKey()
  @Query(() => [ApiScopeType], {
    description: `Everything that a key can be allowed. Bounded: always ${API_SCOPE_NAMES.length}.`,
  })
  apiScopes(@Context() ctx: Ctx): ApiScopeType[] {
    requirePerson(ctx);
    return API_SCOPE_NAMES.map((name) => ({ name, money: API_SCOPES[name].money }));
  }

  @NoKey()
  @Mutation(() => IssuedApiKeyType, { description: 'Creates a key and returns it this once.' })
  createApiKey(
    @Context() ctx: Ctx,
    @Arg('input', () => NewApiKeyInput, { description: 'Its name, what it may do, and for how long.' })
    input: CreateKeyData,
  ): Promise<IssuedApiKeyType> {
    return keys.createKey(ctx, input);
  }

  @NoKey()
  @Mutation(() => ApiKeyType, {
    description: 'Lets one’s own key do more, at once; the password is needed, and the owner is notified.',
  })
  addApiKeyScopes(
    @Context() ctx: Ctx,
    @Arg('input', () => AddApiKeyScopesInput, { description: 'The key, and what it may do from now on.' })
    input: WidenKeyData,
  ): Promise<ApiKeyType> {
    return widenKey(ctx, input);
  }

  @NoKey()
  @Mutation(() => ApiKeyType, { description: 'Ends a key at once. Administrators revoke any, with a reason.' })
  revokeApiKey(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the key.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'The reason of an administrator, for the audit log.' })
    reason: string | null,
  ): Promise<ApiKeyType> {
    return keys.revokeKey(ctx, { id, reason });
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Ends all of one’s own keys at once.' })
  async revokeAllApiKeys(@Context() ctx: Ctx): Promise<AckType> {
    await keys.revokeAllKeys(ctx);
    return { success: true, message: messages.allRevoked };
  }

  @FieldResolver()
  lostScopes(@Root() key: Readonly<ApiKeyType>): readonly ApiScope[] {
    return key.lostScopes.filter(isApiScope);
  }

  /** A scope that is retired opens nothing. */
  @FieldResolver()
  scopes(@Root() key: Readonly<ApiKeyType>): readonly ApiScope[] {
    return key.scopes.filter(isApiScope);
  }

  @FieldResolver(() => ApiKeyStatusEnum, { description: 'Whether it works now.' })
  status(@Context() ctx: Ctx, @Root() key: Readonly<ApiKeyType>): KeyStatus {
    return keys.statusOf(key, ctx.clock.now());
  }

  @FieldResolver(() => Boolean, { description: 'Revoked by an administrator, not by its owner.' })
  revokedByOperator(@Root() key: Readonly<ApiKeyType>): boolean {
    return keys.isRevokedByOperator(key);
  }
}

@Resolver()
export class AdminApiKeysResolver {
  @AdminOnly()
  @Query(() => ApiKeyPageType, { description: 'For administrators: everybody’s keys, newest first.' })
  adminApiKeys(
    @Context() ctx: Ctx,
    @Arg('filter', () => ApiKeysFilter, { nullable: true, description: 'Which keys; null: all of them.' })
    filter: ListKeysData | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<OwnedApiKeyType>> {
    return keys.listKeys(ctx, { ...filter, ...paging });
  }
}
