import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { platformHealth } from './health.service.js';
import { PlatformHealthType } from './health.types.js';

@Resolver(() => PlatformHealthType)
export class PlatformHealthResolver {
  @NoKey()
  @Query(() => PlatformHealthType, {
    description: 'For administrators: database, files, jobs, payments, gateway and mail, as they were last checked.',
  })
  platformHealth(@Context() ctx: Ctx): Promise<PlatformHealthType> {
    return platformHealth(ctx);
  }
}
