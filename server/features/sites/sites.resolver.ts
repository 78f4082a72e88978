import {
  Arg,
  Args,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { SCHEDULED_PUBLISHING } from '#core/limits/limits.js';
import { requireAdmin, requireViewer, type Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import type { Topics } from '#platform/events/topics.js';
import { Keys } from '#platform/graphql/keys.js';
import { PageArgs, ScopeEnum, type Scope } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { DesignWarningType, type DesignWarning } from '#features/designs/index.js';
import { OrderType, relatedOrder, type OrderRow } from '#features/orders/index.js';
import { publishedWarnings } from './drafts/drafts.service.js';
import { keptUntil } from './retention/kept-until.js';
import { siteAddress } from './site/site-address.js';
import { failureText, stopText } from './site/sites.messages.js';
import { releaseLoader, releasesLoader, siteOfOrderLoader } from './site/sites.queries.js';
import { publishNowOrLater } from './publishing/scheduling.service.js';
import { rollbackSite } from './publishing/publish-site.js';
import { readSite, readSiteRelease, readSites } from './site/read-site.js';
import { ReleaseType, SitePageType, SitesFilter, SiteType, type SitesInput } from './site/sites.types.js';
import { listedAddress, openAddress } from './site/visitor-address.js';

/** Where events of everybody's sites are listened to; those of one site are filtered out of them. */
function isOfAll({ viewer }: Ctx, { scope, id }: Readonly<Record<string, unknown>>): boolean {
  return scope === 'all' || (typeof id === 'string' && viewer?.role === 'admin');
}

/** In the answer of a publication, which names what may be mended. */
type JustPublished = SiteType & { readonly isJustPublished?: true };

@Resolver(() => SiteType)
export class SiteResolver {
  @Keys('read:sites')
  @Query(() => SitePageType, { description: "One's own sites, newest first; scope all is for administrators." })
  sites(
    @Context() ctx: Ctx,
    @Arg('filter', () => SitesFilter, { nullable: true, description: 'Only sites that match; without it all of them.' })
    filter: SitesInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<SiteType>> {
    return readSites(ctx, { ...filter, ...paging });
  }

  @Keys('read:sites')
  @Query(() => SiteType, { description: "One of one's own sites, or any for an administrator." })
  site(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SiteType> {
    return readSite(ctx, id);
  }

  @Keys('read:sites')
  @Query(() => ReleaseType, { description: 'One release of a site, however old; NOT_FOUND for one of another site.' })
  siteRelease(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('releaseId', () => ID, { description: 'The id of the release.' }) releaseId: string,
  ): Promise<ReleaseType> {
    return readSiteRelease(ctx, id, releaseId);
  }

  @Keys('write:sites')
  @Mutation(() => SiteType, {
    description:
      'Makes a release of the draft of the site; visitors see the one before until it is whole. Where nothing has ' +
      'changed, the live release stays. With publishAt the draft is frozen now and published at that time; publishing ' +
      'at once cancels that. DESIGN_NOT_PAID for a draft of more than was paid: order that by `orderSiteUpgrade`.',
  })
  async publishSite(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('draftVersion', () => Int, {
      nullable: true,
      description: 'The version of the draft that is meant; CONFLICT for another. Whichever there is, if left out.',
    })
    draftVersion: number | null,
    @Arg('replaceCustom', () => Boolean, {
      defaultValue: false,
      description: 'The design may take the place of custom code that visitors see; else CUSTOM_RELEASE_LIVE.',
    })
    replaceCustom: boolean,
    @Arg('publishAt', () => DateTimeScalar, {
      nullable: true,
      description: `A time from one minute to ${SCHEDULED_PUBLISHING.mostDays} days ahead; at once, if left out.`,
    })
    publishAt: Date | null,
  ): Promise<JustPublished> {
    const site = await publishNowOrLater(ctx, id, { draftVersion, replaceCustom, publishAt });
    return { ...site, isJustPublished: true };
  }

  @Keys('write:sites')
  @Mutation(() => SiteType, {
    description:
      'Shows an earlier release of the site again, at once. One that was built with samples of ours is built anew, ' +
      'without them.',
  })
  rollbackSite(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('releaseId', () => ID, { description: 'The id of a release of this site; NOT_FOUND for another.' })
    releaseId: string,
  ): Promise<SiteType> {
    return rollbackSite(ctx, id, releaseId);
  }

  @Keys('read:sites')
  @Subscription(() => SiteType, {
    topics: ({ args, context }) => (isOfAll(context as Ctx, args) ? 'site.changed:all' : 'site.changed'),
    topicId: ({ args, context }) =>
      isOfAll(context as Ctx, args) ? void requireAdmin(context as Ctx) : requireViewer(context as Ctx).userId,
    filter: ({ payload, args }: { payload: Topics['site.changed']; args: Record<string, unknown> }) =>
      typeof args['id'] !== 'string' || payload.siteId === args['id'],
    description: "Changes of one's own sites; scope all is for administrators, as is the id of another's site.",
  })
  siteChanged(
    @Context() ctx: Ctx,
    @Root() event: Topics['site.changed'],
    @Arg('scope', () => ScopeEnum, { defaultValue: 'mine', description: "all: everybody's; for administrators." })
    _scope: Scope,
    @Arg('id', () => ID, {
      nullable: true,
      description: "The id of the site to watch. Nothing arrives for another's, except to administrators.",
    })
    _id: string | null,
  ): Promise<SiteType> {
    return readSite(ctx, event.siteId);
  }

  @FieldResolver(() => [DesignWarningType], {
    nullable: true,
    description:
      'Suggestions for the design that was just published; none of them blocks it. Bounded by one of each code for each ' +
      'section. Null except in the answer of publishSite.',
  })
  warnings(
    @Context() ctx: Ctx,
    @Root() { id, isJustPublished }: JustPublished,
  ): Promise<readonly DesignWarning[]> | null {
    return isJustPublished ? publishedWarnings(ctx, id) : null;
  }

  @FieldResolver(() => OrderType, {
    nullable: true,
    description: 'The order that it was built from; null once it was deleted.',
  })
  order(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<OrderRow | null> {
    return relatedOrder(ctx, site.orderId);
  }

  @FieldResolver(() => ReleaseType, {
    nullable: true,
    description: 'The release that visitors see while it is online; null before its first.',
  })
  async liveRelease(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<ReleaseType | null> {
    return site.liveReleaseId === null ? null : releaseLoader(ctx).load(site.liveReleaseId);
  }

  @FieldResolver(() => String, {
    description: 'Its address below the host of all sites, absolute. Whether it is open depends on `status`.',
  })
  url(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): string {
    return siteAddress(ctx.config, site.label);
  }

  @FieldResolver(() => String, {
    description: 'Where its visitors find it, absolute: its primary domain, or `url` where none is connected.',
  })
  address(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<string> {
    return listedAddress(ctx, site);
  }

  @FieldResolver(() => String, {
    description:
      'Where a browser opens it, absolute: `address`, or `url` while domains are simulated, which no browser finds.',
  })
  openUrl(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<string> {
    return openAddress(ctx, site);
  }

  @FieldResolver(() => CustomerType, {
    nullable: true,
    description: 'Its owner; null where the viewer may not see it.',
  })
  customer(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(site.userId);
  }

  @FieldResolver(() => Boolean, { description: 'A release of it is being made.' })
  isBuilding(@Root() site: Readonly<SiteType>): boolean {
    return site.buildingNumber !== null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it is suspended or offline, Persian.' })
  stopReason(@Root() site: Readonly<SiteType>): string | null {
    return site.stop && stopText(site.stop, site.stopNote);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when the releases of a closed site are kept and can be exported; null: it is open, or they were removed.',
  })
  keptUntil(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Date | null {
    return keptUntil(site, ctx.clock.now());
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The reason why its last build failed, in Persian; null where it did not.',
  })
  failureReason(@Root() site: Readonly<SiteType>): string | null {
    return failureText(site);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The error of its last failed build, in the program's own words; for administrators, null to others.",
  })
  failureDetail(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): string | null {
    return ctx.viewer?.role === 'admin' ? site.failure : null;
  }

  @FieldResolver(() => [ReleaseType], { description: 'Newest first. Bounded: the fifty newest.' })
  async releases(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<readonly ReleaseType[]> {
    return (await releasesLoader(ctx).load(site.id))?.releases ?? [];
  }
}

@Resolver(() => OrderType)
export class OrderSiteResolver {
  @FieldResolver(() => SiteType, {
    nullable: true,
    description: 'The site that was made for it; null until it is paid.',
  })
  site(@Context() ctx: Ctx, @Root() order: OrderRow): Promise<SiteType | null> {
    return siteOfOrderLoader(ctx).load(order.id);
  }
}
