import { Arg, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../platform/context.js';
import { CarriesDesign } from '../../platform/graphql/carries-design.js';
import { AnyKey } from '../../platform/graphql/keys.js';
import { quotePartial } from './quote.js';
import { presentQuote, QuoteType } from './quote.types.js';
import { fromKeyedLists } from '../../../core/design/keyed-lists.js';
import { WizardDataType } from './wizard-data.types.js';

@Resolver()
export class DesignResolver {
  @CarriesDesign()
  @AnyKey()
  @Query(() => QuoteType, {
    description: 'The price of a wizard, finished or not, by the formula of the wizard itself.',
  })
  async quote(
    @Context() ctx: Ctx,
    @Arg('wizardData', () => WizardDataType, { description: 'As far as it has been chosen.' })
    wizardData: WizardDataType,
  ): Promise<QuoteType> {
    return presentQuote(await quotePartial(ctx, fromKeyedLists(wizardData, 'kept')));
  }
}
