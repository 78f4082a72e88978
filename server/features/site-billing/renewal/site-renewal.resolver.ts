import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { renewalLoader, RenewalType } from '#features/invoices/index.js';
import {
  moneyBackLoader,
  moneyBackRequestLoader,
  MoneyBackRequestType,
  MoneyBackType,
} from '#features/orders/index.js';
import { SiteType } from '#features/sites/index.js';
import { resumeSiteRenewal, stopSiteRenewal } from './site-renewal.service.js';

@Resolver(() => SiteType)
export class SiteRenewalResolver {
  @FieldResolver(() => RenewalType, { nullable: true, description: 'The renewals of the site, with their price.' })
  renewal(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<RenewalType | null> {
    return renewalLoader(ctx).load(site.orderId);
  }

  @FieldResolver(() => MoneyBackType, {
    nullable: true,
    description: 'The money-back guarantee of its order; null where nothing is paid.',
  })
  moneyBack(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<MoneyBackType | null> {
    return moneyBackLoader(ctx).load(site.orderId);
  }

  @FieldResolver(() => MoneyBackRequestType, {
    nullable: true,
    description: 'The newest request for the money of its order.',
  })
  moneyBackRequest(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<MoneyBackRequestType | null> {
    return moneyBackRequestLoader(ctx).load(site.orderId);
  }

  @Keys('write:billing')
  @Mutation(() => SiteType, {
    description:
      "Stops the renewal of one's own site. The paid time remains, unpaid renewals are cancelled, and the site closes " +
      'at the end of the paid time; RENEWAL_ENDED where it has ended already.',
  })
  stopSiteRenewal(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SiteType> {
    return stopSiteRenewal(ctx, id);
  }

  @Keys('write:billing')
  @Mutation(() => SiteType, {
    description: 'Takes a stop back while the paid time lasts; RENEWAL_ENDED afterwards.',
  })
  resumeSiteRenewal(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SiteType> {
    return resumeSiteRenewal(ctx, id);
  }
}
