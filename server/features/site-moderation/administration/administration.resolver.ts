import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { SiteType } from '#features/sites/index.js';
import { rebuildSite, restoreSite, resumeSite, suspendSite, takeDownSite } from './administration.service.js';

const OF_SITE = { description: 'The id of the site.' };
const REASON = { description: 'Why, for its owner to read. Needed.' };

@Resolver(() => SiteType)
export class SiteAdministrationResolver {
  @AdminOnly()
  @Mutation(() => SiteType, {
    description: 'For administrators: builds a site anew from the design that it was built from.',
  })
  rebuildSite(@Context() ctx: Ctx, @Arg('id', () => ID, OF_SITE) id: string): Promise<SiteType> {
    return rebuildSite(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => SiteType, {
    description:
      'For administrators: closes an online site for a while. INVALID_TRANSITION for one that is not online.',
  })
  suspendSite(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('reason', () => String, REASON) reason: string,
  ): Promise<SiteType> {
    return suspendSite(ctx, id, { reason });
  }

  @AdminOnly()
  @Mutation(() => SiteType, { description: 'For administrators: opens a site that an administrator has suspended.' })
  resumeSite(@Context() ctx: Ctx, @Arg('id', () => ID, OF_SITE) id: string): Promise<SiteType> {
    return resumeSite(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => SiteType, { description: 'For administrators: closes a site for good, as after a report of abuse.' })
  takeDownSite(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('reason', () => String, REASON) reason: string,
  ): Promise<SiteType> {
    return takeDownSite(ctx, id, { reason });
  }

  @AdminOnly()
  @Mutation(() => SiteType, {
    description:
      'For administrators: opens a site that was taken down. INVALID_TRANSITION where its order has ended since.',
  })
  restoreSite(@Context() ctx: Ctx, @Arg('id', () => ID, OF_SITE) id: string): Promise<SiteType> {
    return restoreSite(ctx, id);
  }
}
