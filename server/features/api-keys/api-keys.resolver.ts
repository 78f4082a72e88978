import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { API_SCOPES, API_SCOPE_NAMES } from '../../../core/api-keys.js';
import { requirePerson, type Ctx } from '../../platform/context.js';
import { AckType } from '../../platform/graphql/common.types.js';
import { NoKey } from '../../platform/graphql/keys.js';
import { NewApiKeyInput, type CreateKeyData } from './api-keys.inputs.js';
import { messages } from './api-keys.messages.js';
import { presentKey, presentPage, type PresentedPage } from './api-keys.present.js';
import { createKey, listKeys, MOST_LISTED, myKeys, revokeAllKeys, revokeKey } from './api-keys.service.js';
import { ApiKeyPageType, ApiKeysFilter, ApiKeyType, ApiScopeType, IssuedApiKeyType } from './api-keys.types.js';
import { PageArgs } from '../../platform/graphql/list.types.js';

@Resolver()
export class ApiKeysResolver {
  @NoKey()
  @Query(() => [ApiKeyType], {
    description: `One’s own keys, newest first; expired and revoked ones for a week. Bounded: at most ${MOST_LISTED}.`,
  })
  async apiKeys(@Context() ctx: Ctx): Promise<ApiKeyType[]> {
    const now = ctx.clock.now();
    return (await myKeys(ctx)).map((key) => presentKey(key, now));
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
  @Mutation(() => IssuedApiKeyType, { description: 'Makes a key, and tells it this once.' })
  async createApiKey(
    @Context() ctx: Ctx,
    @Arg('input', () => NewApiKeyInput, { description: 'Its name, what it may do, and for how long.' })
    input: NewApiKeyInput,
  ): Promise<IssuedApiKeyType> {
    // The service refuses a scope that is none.
    const { apiKey, key } = await createKey(ctx, input as CreateKeyData);
    return { apiKey: presentKey(apiKey, ctx.clock.now()), key };
  }

  @NoKey()
  @Mutation(() => ApiKeyType, { description: 'Ends a key at once. Administrators revoke any, with a reason.' })
  async revokeApiKey(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the key.' }) id: string,
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

@Resolver()
export class AdminApiKeysResolver {
  @NoKey()
  @Query(() => ApiKeyPageType, { description: 'For administrators: everybody’s keys, newest first.' })
  async adminApiKeys(
    @Context() ctx: Ctx,
    @Arg('filter', () => ApiKeysFilter, { nullable: true, description: 'Which keys; null: all of them.' })
    filter: ApiKeysFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<PresentedPage> {
    return presentPage(await listKeys(ctx, { ...filter, ...paging }), ctx.clock.now());
  }
}
