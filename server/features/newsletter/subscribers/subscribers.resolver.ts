import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import type { Topics } from '#platform/events/topics.js';
import { Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { eventsOfSite, readSite, siteLoader, SiteType } from '#features/sites/index.js';
import { readNewsletter, readSubscriber, readSubscribers, type SubscribersInput } from './read-subscribers.service.js';
import { removeSubscriber } from './remove-subscriber.service.js';
import { SubscribersFilter } from './subscribers.inputs.js';
import { NewsletterType, SubscriberPageType, SubscriberType } from './subscribers.types.js';

@Resolver(() => SubscriberType)
export class SubscriberResolver {
  @Keys('read:subscribers')
  @Query(() => SubscriberPageType, {
    description:
      'Who has confirmed an address for the newsletter of a site, those who confirmed last first; for its owner and ' +
      'for administrators.',
  })
  siteSubscribers(
    @Context() ctx: Ctx,
    @Arg('filter', () => SubscribersFilter, { description: 'The site, and conditions for its rows.' })
    filter: SubscribersInput,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<SubscriberType>> {
    return readSubscribers(ctx, { ...filter, ...paging });
  }

  @Keys('read:subscribers')
  @Query(() => SubscriberType, { description: "One subscriber. NOT_FOUND also for one of another's site." })
  siteSubscriber(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the subscriber.' }) id: string,
  ): Promise<SubscriberType> {
    return readSubscriber(ctx, id);
  }

  @Keys('write:subscribers')
  @Mutation(() => ID, {
    description: 'Removes a subscriber for good, also from what backups restore; the owner alone. Gives the id.',
  })
  removeSiteSubscriber(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the subscriber.' }) id: string,
  ): Promise<string> {
    return removeSubscriber(ctx, id);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() subscriber: Readonly<SubscriberType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(subscriber.siteId);
  }
}

@Resolver(() => NewsletterType)
export class NewsletterResolver {
  @Keys('read:subscribers')
  @Subscription(() => NewsletterType, {
    ...eventsOfSite('newsletter.changed'),
    description: 'The counts of the newsletter of a site, whenever its list changes.',
  })
  async siteNewsletterChanged(
    @Context() ctx: Ctx,
    @Root() event: Topics['newsletter.changed'],
    @Arg('siteId', () => ID, {
      description: "The id of the site. Nothing arrives for another's, except to administrators.",
    })
    _siteId: string,
  ): Promise<NewsletterType> {
    const { id } = await readSite(ctx, event.siteId);
    return readNewsletter(ctx, id);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() newsletter: Readonly<NewsletterType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(newsletter.siteId);
  }
}

@Resolver(() => SiteType)
export class NewsletterOfSiteResolver {
  @FieldResolver(() => NewsletterType, { description: 'How many people are on the list of its newsletter.' })
  newsletter(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<NewsletterType> {
    return readNewsletter(ctx, site.id);
  }
}
