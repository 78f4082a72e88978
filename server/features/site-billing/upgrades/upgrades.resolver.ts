import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { differenceLabel } from '#core/pricing/difference-words.js';
import { rialToToman, type Toman } from '#core/money.js';
import type { DifferenceLine, SiteCounts } from '#core/pricing/pricing-difference.js';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import { InvoiceType, relatedInvoice } from '#features/invoices/index.js';
import { SiteType, boughtLoader } from '#features/sites/index.js';
import { OrderSiteUpgradeInput, type OrderUpgradeInput } from './upgrades.inputs.js';
import { waitingUpgradeLoader } from './upgrades.queries.js';
import { cancelSiteUpgrade, orderSiteUpgrade, priceSiteUpgrade } from './upgrades.service.js';
import { BoughtCountsType, SiteUpgradePriceType, SiteUpgradeType, UpgradeLineType } from './upgrades.types.js';

const OF_SITE = { description: 'The id of the site.' };

@Resolver(() => SiteUpgradeType)
export class SiteUpgradeResolver {
  @Keys('read:sites')
  @Query(() => SiteUpgradePriceType, {
    description:
      'The additional price of a site for further services, and for its draft as far as it exceeds what was bought.',
  })
  siteUpgradePrice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('withDraft', () => Boolean, { defaultValue: true, description: 'Off: the services alone.' })
    withDraft: boolean,
    @Arg('services', () => [String], {
      defaultValue: [],
      description: 'Keys of services to be added. Bounded by the number of services.',
    })
    services: string[],
  ): Promise<SiteUpgradePriceType> {
    return priceSiteUpgrade(ctx, { id, withDraft, services: services as never });
  }

  @Keys('write:billing')
  @Mutation(() => SiteUpgradeType, {
    description:
      "Orders for one's own site what goes beyond what is bought; its invoice is paid like every other, and then its " +
      'design is published. What costs nothing is done at once. The same order again gives the same; another replaces ' +
      'the one that waits.',
  })
  orderSiteUpgrade(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('input', () => OrderSiteUpgradeInput, { description: 'The upgrade to order, with the price that was shown.' })
    input: Omit<OrderUpgradeInput, 'id'>,
  ): Promise<SiteUpgradeType> {
    return orderSiteUpgrade(ctx, { id, ...input });
  }

  @Keys('write:billing')
  @Mutation(() => SiteType, {
    description: "Gives up what waits to be paid for one's own site; its invoice is cancelled.",
  })
  cancelSiteUpgrade(@Context() ctx: Ctx, @Arg('id', () => ID, OF_SITE) id: string): Promise<SiteType> {
    return cancelSiteUpgrade(ctx, id);
  }

  @FieldResolver(() => TomanScalar, { description: 'The price in toman, VAT included.' })
  amountToman(@Root() upgrade: Readonly<SiteUpgradeType>): Toman {
    return rialToToman(upgrade.amountRials);
  }

  @FieldResolver(() => InvoiceType, { nullable: true, description: 'The invoice to pay; null where it was free.' })
  invoice(@Context() ctx: Ctx, @Root() upgrade: Readonly<SiteUpgradeType>): Promise<InvoiceType | null> {
    return relatedInvoice(ctx, upgrade.invoiceId);
  }
}

@Resolver(() => UpgradeLineType)
export class UpgradeLineResolver {
  @FieldResolver(() => String, { description: 'The kind and number of the addition, in Persian.' })
  label(@Root() line: Readonly<UpgradeLineType>): string {
    return differenceLabel(line as DifferenceLine);
  }
}

@Resolver(() => SiteType)
export class UpgradesOfSiteResolver {
  @FieldResolver(() => BoughtCountsType, {
    description: 'The pages, sections and services that are paid for, by its order and by upgrades.',
  })
  async bought(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<SiteCounts> {
    const found = await boughtLoader(ctx).load(site.id);
    if (!found) throw new Error(`there is no site ${site.id}`);
    return found.counts;
  }

  @FieldResolver(() => SiteUpgradeType, {
    nullable: true,
    description: 'The ordered upgrade that is still to be paid; null where there is none.',
  })
  waitingUpgrade(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<SiteUpgradeType | null> {
    return waitingUpgradeLoader(ctx).load(site.id);
  }
}
