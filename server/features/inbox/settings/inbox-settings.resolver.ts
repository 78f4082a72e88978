import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { siteLoader, SiteType } from '#features/sites/index.js';
import { changeInboxSettings, readInboxSettings } from './inbox-settings.service.js';
import { InboxSettingsType } from './inbox-settings.types.js';

@Resolver(() => InboxSettingsType)
export class InboxSettingsResolver {
  @Keys('read:messages')
  @Query(() => InboxSettingsType, {
    description: "How long the messages of one's own site are kept, or of any for an administrator.",
  })
  siteInboxSettings(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
  ): Promise<InboxSettingsType> {
    return readInboxSettings(ctx, siteId);
  }

  @Keys('write:messages')
  @Mutation(() => InboxSettingsType, {
    description: 'Changes how long the messages of a site are kept. Older ones are deleted by the next daily job.',
  })
  setSiteInboxSettings(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of one of your own sites.' }) siteId: string,
    @Arg('keptMonths', () => Int, {
      nullable: true,
      description: `${KEPT_MONTHS.join(', ')}; null: until they are deleted.`,
    })
    keptMonths: number | null,
  ): Promise<InboxSettingsType> {
    return changeInboxSettings(ctx, siteId, { keptMonths });
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() settings: Readonly<InboxSettingsType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(settings.siteId);
  }
}
