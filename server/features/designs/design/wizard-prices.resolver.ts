/** The prices that a client was shown, under names that say their unit. */
import { FieldResolver, Float, Int, Resolver, Root } from 'type-graphql';
import { ExtraDomainType, WizardDomainsType, WizardPricingType } from './wizard-data.types.js';

const SHOWN = 'The price that the client was shown, in toman.';

@Resolver(() => ExtraDomainType)
export class ExtraDomainPriceResolver {
  @FieldResolver(() => Int, { nullable: true, description: SHOWN })
  priceToman(@Root() { price }: Readonly<ExtraDomainType>): number | null {
    return price ?? null;
  }
}

@Resolver(() => WizardDomainsType)
export class WizardDomainsPriceResolver {
  @FieldResolver(() => Int, { nullable: true, description: SHOWN })
  domainPriceToman(@Root() { domainPrice }: Readonly<WizardDomainsType>): number | null {
    return domainPrice ?? null;
  }
}

@Resolver(() => WizardPricingType)
export class WizardTotalResolver {
  @FieldResolver(() => Float, { nullable: true, description: SHOWN })
  totalPriceToman(@Root() { totalPrice }: Readonly<WizardPricingType>): number | null {
    return totalPrice ?? null;
  }
}
