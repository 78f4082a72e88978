import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { openWork } from './open-work.service.js';
import { OpenWorkType } from './open-work.types.js';

@Resolver()
export class OpenWorkResolver {
  @AdminOnly()
  @Query(() => [OpenWorkType], {
    description:
      'For administrators: what waits for one of them, only kinds of which something waits, what is late first, then ' +
      'the oldest. Bounded: one of each kind.',
  })
  openWork(@Context() ctx: Ctx): Promise<readonly OpenWorkType[]> {
    return openWork(ctx);
  }
}
