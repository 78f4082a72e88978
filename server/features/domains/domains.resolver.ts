import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { DEFAULT_EXTENSION } from '../../../core/domain-name.js';
import type { Ctx } from '../../platform/context.js';
import { AnyKey } from '../../platform/graphql/keys.js';
import { checkAvailability } from './availability.service.js';
import { domainExtensions } from './domain-prices.service.js';
import { DomainAvailabilityType, DomainExtensionType } from './domains.types.js';

@Resolver()
export class DomainsResolver {
  @AnyKey()
  @Query(() => [DomainExtensionType])
  domainExtensions(@Context() ctx: Ctx): Promise<DomainExtensionType[]> {
    return domainExtensions(ctx);
  }

  @AnyKey()
  @Query(() => DomainAvailabilityType)
  domainAvailability(
    @Arg('domain', () => String) domain: string,
    @Arg('extension', () => String, { defaultValue: DEFAULT_EXTENSION }) extension: string,
    @Context() ctx: Ctx,
  ): Promise<DomainAvailabilityType> {
    return checkAvailability(ctx, { domain, extension });
  }
}
