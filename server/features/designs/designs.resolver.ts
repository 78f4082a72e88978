import { Arg, Ctx as Context, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { AnyKey } from '#platform/graphql/keys.js';
import { quotePartial } from './design/quote.js';
import { presentQuote, QuoteType } from './design/quote.types.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { partialWarnings, type DesignWarning } from './warnings.js';
import { DesignWarningType } from './warnings.types.js';
import { normalizeWizardData } from './design/wizard-input.js';
import { WizardDataType } from './design/wizard-data.types.js';

@Resolver(() => QuoteType)
export class DesignResolver {
  @CarriesDesign()
  @AnyKey()
  @Query(() => QuoteType, {
    description: 'The price of a wizard, finished or not, by the formula of the wizard itself.',
  })
  async quote(
    @Context() ctx: Ctx,
    @Arg('wizardData', () => WizardDataType, {
      description: 'The choices of the wizard so far; every part may be left out.',
    })
    wizardData: WizardDataType,
  ): Promise<QuoteType> {
    const wizard = normalizeWizardData(fromKeyedLists(wizardData, 'kept'));
    return presentQuote(await quotePartial(ctx, wizard), wizard);
  }

  @FieldResolver(() => [DesignWarningType], {
    description:
      'Suggestions for the design that was priced; empty until the design can be read, and for the price of an ' +
      'order. Bounded by one of each code for each section.',
  })
  warnings(@Root() { wizard }: QuoteType): Promise<readonly DesignWarning[]> {
    return partialWarnings(wizard);
  }
}
