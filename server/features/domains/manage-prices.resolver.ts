import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Toman } from '#core/money.js';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { TomanScalar } from '#platform/graphql/scalars.js';
import type { DomainCategory } from './domain-price.entity.js';
import { DomainCategoryEnum, DomainExtensionType } from './domains.types.js';
import { addExtension, setOffered, setPrice } from './manage-prices.service.js';

@Resolver()
export class ManagePricesResolver {
  @AdminOnly()
  @Mutation(() => DomainExtensionType, {
    description: 'For administrators: a new price for orders from now on. Frozen quotes keep theirs.',
  })
  setDomainPrice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the extension.' }) id: string,
    @Arg('priceToman', () => TomanScalar, { description: 'The price of one year, in toman; 0 or more.' }) price: Toman,
    @Arg('renewalPriceToman', () => TomanScalar, {
      nullable: true,
      description:
        'The price of each year after the first. Left out, it stays, or follows the price where both were the same.',
    })
    renewalPrice: Toman | null,
  ): Promise<DomainExtensionType> {
    return setPrice(ctx, { id, price, renewalPrice });
  }

  @AdminOnly()
  @Mutation(() => DomainExtensionType, {
    description: 'For administrators: offers an extension to new orders, or no longer.',
  })
  setDomainOffered(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the extension.' }) id: string,
    @Arg('available', () => Boolean, { description: 'Whether new orders may choose it.' }) available: boolean,
  ): Promise<DomainExtensionType> {
    return setOffered(ctx, id, available);
  }

  @AdminOnly()
  @Mutation(() => DomainExtensionType, {
    description: 'For administrators: a new extension. CONFLICT where there is one of that name.',
  })
  addDomainExtension(
    @Context() ctx: Ctx,
    @Arg('extension', () => String, { description: 'With or without its dot.' }) extension: string,
    @Arg('priceToman', () => TomanScalar, { description: 'The price of one year, in toman; 0 or more.' }) price: Toman,
    @Arg('description', () => String, { description: 'Persian: what it is for.' }) description: string,
    @Arg('category', () => DomainCategoryEnum, {
      defaultValue: 'generic',
      description: 'The group that it is sold in.',
    })
    category: DomainCategory,
  ): Promise<DomainExtensionType> {
    return addExtension(ctx, { extension, price, description, category });
  }
}
