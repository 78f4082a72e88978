import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { readIndexNow, setIndexNow } from './index-now.service.js';
import { SiteIndexNowType } from './index-now.types.js';

@Resolver(() => SiteIndexNowType)
export class SiteIndexNowResolver {
  @Keys('read:sites')
  @Query(() => SiteIndexNowType, {
    description: "Whether search engines are notified of changes of one's own site, or of any for an administrator.",
  })
  siteIndexNow(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SiteIndexNowType> {
    return readIndexNow(ctx, id);
  }

  @Keys('write:sites')
  @Mutation(() => SiteIndexNowType, {
    description: 'Turns on or off that search engines are notified at once of pages that change.',
  })
  setSiteIndexNow(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('isOn', () => Boolean, { description: 'Off, the key is no longer served.' }) isOn: boolean,
  ): Promise<SiteIndexNowType> {
    return setIndexNow(ctx, id, isOn);
  }
}
