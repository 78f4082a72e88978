import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Toman } from '../../../core/money.js';
import type { Ctx } from '../../platform/context.js';
import { NoKey } from '../../platform/graphql/keys.js';
import { TomanScalar } from '../../platform/graphql/scalars.js';
import type { DomainExtension } from './domain-prices.service.js';
import type { DomainCategory } from './domain-price.entity.js';
import { DomainCategoryEnum, DomainExtensionType } from './domains.types.js';
import { addExtension, setOffered, setPrice } from './manage-prices.service.js';

@Resolver()
export class ManagePricesResolver {
  @NoKey()
  @Mutation(() => DomainExtensionType, { description: 'For administrators. Frozen quotes keep their price.' })
  setDomainPrice(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('priceToman', () => TomanScalar, { description: 'A year, from 0.' }) price: Toman,
  ): Promise<DomainExtension> {
    return setPrice(ctx, { id, price });
  }

  @NoKey()
  @Mutation(() => DomainExtensionType, { description: 'For administrators: on offer or not.' })
  setDomainOffered(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('available', () => Boolean) available: boolean,
  ): Promise<DomainExtension> {
    return setOffered(ctx, id, available);
  }

  @NoKey()
  @Mutation(() => DomainExtensionType, { description: 'For administrators.' })
  addDomainExtension(
    @Context() ctx: Ctx,
    @Arg('extension', () => String) extension: string,
    @Arg('priceToman', () => TomanScalar) price: Toman,
    @Arg('description', () => String) description: string,
    @Arg('category', () => DomainCategoryEnum, { defaultValue: DomainCategoryEnum.generic }) category: DomainCategory,
  ): Promise<DomainExtension> {
    return addExtension(ctx, { extension, price, description, category });
  }
}
