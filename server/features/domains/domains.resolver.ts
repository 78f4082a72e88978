import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import type { Ctx } from '#platform/context.js';
import { AnyKey } from '#platform/graphql/keys.js';
import { checkAvailability } from './availability.service.js';
import { domainExtensions } from './domain-prices.service.js';
import { DomainAvailabilityType, DomainExtensionType } from './domains.types.js';

@Resolver()
export class DomainsResolver {
  @AnyKey()
  @Query(() => [DomainExtensionType], {
    description: 'Every extension that a name can have, dearest last. Bounded: as many as administrators have made.',
  })
  domainExtensions(@Context() ctx: Ctx): Promise<DomainExtensionType[]> {
    return domainExtensions(ctx);
  }

  @AnyKey()
  @Query(() => DomainAvailabilityType, {
    description:
      'Queries the registry whether a name is free. Limited per visitor; INVALID_DOMAIN for what is no name.',
  })
  domainAvailability(
    @Arg('domain', () => String, { description: 'The name, with or without its extension; Persian or Latin letters.' })
    domain: string,
    @Arg('extension', () => String, {
      defaultValue: DEFAULT_EXTENSION,
      description: 'Where the name comes without one.',
    })
    extension: string,
    @Context() ctx: Ctx,
  ): Promise<DomainAvailabilityType> {
    return checkAvailability(ctx, { domain, extension });
  }
}
