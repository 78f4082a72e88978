import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AnyKey } from '#platform/graphql/keys.js';
import { platformStatus } from './status.service.js';
import { PlatformStatusType } from './status.types.js';

@Resolver(() => PlatformStatusType)
export class PlatformStatusResolver {
  @AnyKey()
  @Query(() => PlatformStatusType, {
    description: 'The measurements of the platform in the last 90 days; for everybody, also while it is closed.',
  })
  platformStatus(@Context() ctx: Ctx): Promise<PlatformStatusType> {
    return platformStatus(ctx);
  }
}
