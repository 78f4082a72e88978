import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { SiteType } from '../site/sites.types.js';
import { cancelScheduledPublishing } from './scheduling.service.js';

@Resolver(() => SiteType)
export class SiteSchedulingResolver {
  @Keys('write:sites')
  @Mutation(() => SiteType, {
    description: 'Cancels the scheduled publishing of a site. Its draft stays; a site without a schedule, too.',
  })
  cancelScheduledPublishing(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SiteType> {
    return cancelScheduledPublishing(ctx, id);
  }
}
