import { Arg, Args, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import { API_KEY_CALLS } from '#core/api-keys.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { NoKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { readCalls } from './calls.service.js';
import { ApiKeyCallPageType, ApiKeyCallsFilter, type ApiKeyCallType, type CallsFilter } from './calls.types.js';

@Resolver()
export class ApiKeyCallsResolver {
  @NoKey()
  @Query(() => ApiKeyCallPageType, {
    description:
      `The last ${API_KEY_CALLS.kept} calls over HTTP with one’s own key, newest first. A call stands here some seconds ` +
      'after its answer; under load or in an outage some may be missing.',
  })
  apiKeyCalls(
    @Context() ctx: Ctx,
    @Arg('keyId', () => ID, { description: 'The id of the key.' }) keyId: string,
    @Arg('filter', () => ApiKeyCallsFilter, { nullable: true, description: 'Which calls; null: all of them.' })
    filter: CallsFilter | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<ApiKeyCallType>> {
    return readCalls(ctx, keyId, { ...filter, ...paging });
  }
}
