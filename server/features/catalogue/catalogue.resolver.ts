import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { SECTION_COUNTS, type SectionType } from '#core/catalogue.js';
import type { Trade } from '#core/design/trades.js';
import { FONTS, WIZARD } from '#core/limits/limits.js';
import { catalogueFonts, catalogueLayouts, catalogueTemplates, catalogueTrades } from '#sitekit/catalogue.js';
import { TRADES } from '#sitekit/templates/trades.js';
import { AnyKey } from '#platform/graphql/keys.js';
import { KeyedTextType, SectionTypeEnum, TradeEnum } from '#features/designs/index.js';
import {
  CatalogueFontType,
  CatalogueLayoutType,
  CatalogueTemplateType,
  CatalogueTradeType,
} from './catalogue.types.js';

const MOST_LAYOUTS = Math.max(...Object.values(SECTION_COUNTS));

@Resolver(() => CatalogueTemplateType)
export class CatalogueResolver {
  @AnyKey()
  @Query(() => [CatalogueLayoutType], {
    description:
      'The layouts of a section type, in the order in which they are offered, with the sample texts of a trade. ' +
      `Bounded: at most ${MOST_LAYOUTS}.`,
  })
  layouts(
    @Arg('sectionType', () => SectionTypeEnum, { description: 'The type whose layouts are listed.' })
    sectionType: SectionType,
    @Arg('trade', () => TradeEnum, { defaultValue: 'general', description: 'The trade whose samples are shown.' })
    trade: Trade,
  ): readonly CatalogueLayoutType[] {
    return catalogueLayouts(sectionType, trade);
  }

  @AnyKey()
  @Query(() => [CatalogueTemplateType], {
    description: `The ready templates, in the order in which they are offered. Bounded: ${WIZARD.templateCount}.`,
  })
  templates(
    @Arg('trade', () => TradeEnum, {
      nullable: true,
      description: 'Only those that this trade is offered, in its own words; null: all.',
    })
    trade: Trade | null,
  ): readonly CatalogueTemplateType[] {
    return catalogueTemplates(trade);
  }

  @FieldResolver(() => [KeyedTextType], {
    description: 'Its own texts, by the slots of its full page. Bounded by what its parts declare.',
  })
  texts(@Root() { texts }: Readonly<CatalogueTemplateType>): readonly KeyedTextType[] {
    return Object.entries(texts).map(([key, value]) => ({ key, value }));
  }

  @AnyKey()
  @Query(() => [CatalogueTradeType], {
    description: `The trades that samples are written for. Bounded: ${TRADES.length}.`,
  })
  trades(): readonly CatalogueTradeType[] {
    return catalogueTrades();
  }

  @AnyKey()
  @Query(() => [CatalogueFontType], { description: `The typefaces that a site may have. Bounded: ${FONTS.length}.` })
  fonts(): readonly CatalogueFontType[] {
    return catalogueFonts();
  }
}
