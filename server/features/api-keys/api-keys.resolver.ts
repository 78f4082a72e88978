import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { API_SCOPES, API_SCOPE_NAMES } from '../../../core/api-keys.js';
import { PAGE_SIZE } from '../../../core/limits.js';
import { requirePerson, type Ctx } from '../../platform/context.js';
import type { Pagination } from '../../platform/db/page.js';
import { AckType, PaginationType } from '../../platform/graphql/common.types.js';
import { NoKey } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { NewApiKeyInput, type CreateKeyData, type KeyStatus } from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import { presentKey, presentPage, type PresentedPage } from './api-keys.present.js';
import { createKey, listKeys, myKeys, revokeAllKeys, revokeKey } from './api-keys.service.js';
import { ApiKeyPageType, ApiKeyStatusEnum, ApiKeyType, ApiScopeType, IssuedApiKeyType } from './api-keys.types.js';

@Resolver()
export class ApiKeysResolver {
  @NoKey()
  @Query(() => [ApiKeyType], { description: 'One’s own keys, newest first.' })
  async apiKeys(@Context() ctx: Ctx): Promise<ApiKeyType[]> {
    const now = ctx.clock.now();
    return (await myKeys(ctx)).map((key) => presentKey(key, now));
  }

  @NoKey()
  @Query(() => [ApiScopeType], { description: 'Everything that a key can be allowed.' })
  apiScopes(@Context() ctx: Ctx): ApiScopeType[] {
    requirePerson(ctx);
    return API_SCOPE_NAMES.map((name) => ({ name, money: API_SCOPES[name].money }));
  }

  @NoKey()
  @Mutation(() => IssuedApiKeyType, { description: 'Makes a key, and tells it this once.' })
  async createApiKey(
    @Context() ctx: Ctx,
    @Arg('input', () => NewApiKeyInput) input: NewApiKeyInput,
  ): Promise<IssuedApiKeyType> {
    // The service refuses a scope that is none.
    const { apiKey, key } = await createKey(ctx, input as CreateKeyData);
    return { apiKey: presentKey(apiKey, ctx.clock.now()), key };
  }

  @NoKey()
  @Mutation(() => ApiKeyType, { description: 'Ends a key at once. Administrators revoke any, with a reason.' })
  async revokeApiKey(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Of an administrator, for the audit.' })
    reason: string | null,
  ): Promise<ApiKeyType> {
    return presentKey(await revokeKey(ctx, { id, reason }), ctx.clock.now());
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Ends all of one’s own keys at once.' })
  async revokeAllApiKeys(@Context() ctx: Ctx): Promise<AckType> {
    await revokeAllKeys(ctx);
    return { success: true, message: messages.allRevoked };
  }
}

@Resolver(() => ApiKeyPageType)
export class AdminApiKeysResolver {
  @NoKey()
  @Query(() => ApiKeyPageType, { description: 'For administrators: everybody’s keys, newest first.' })
  async adminApiKeys(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { nullable: true, description: 'A key’s name or beginning, or its owner.' })
    search: string | null,
    @Arg('status', () => ApiKeyStatusEnum, { nullable: true }) status: KeyStatus | null,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null,
    @Arg('from', () => DateTimeScalar, { nullable: true }) from: Date | null,
    @Arg('to', () => DateTimeScalar, { nullable: true }) to: Date | null,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: PAGE_SIZE.adminDocuments }) limit: number,
  ): Promise<PresentedPage> {
    return presentPage(await listKeys(ctx, { search, status, userId, from, to, page, limit }), ctx.clock.now());
  }

  @FieldResolver(() => PaginationType)
  pagination(@Root() page: PresentedPage): Promise<Pagination> {
    return page.countPages(PAGE_SIZE.countedOnScreen);
  }
}
