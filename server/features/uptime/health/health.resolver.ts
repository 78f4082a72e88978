import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { systemHealth } from './health.service.js';
import { SystemHealthType } from './health.types.js';

@Resolver(() => SystemHealthType)
export class SystemHealthResolver {
  @AdminOnly()
  @Query(() => SystemHealthType, {
    description: 'For administrators: database, files, jobs, payments, gateway and mail, as they were last checked.',
  })
  systemHealth(@Context() ctx: Ctx): Promise<SystemHealthType> {
    return systemHealth(ctx);
  }
}
