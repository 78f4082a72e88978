/** The names of the section library as enums of GraphQL. */
import { SECTION_TYPES, type SectionType } from '#core/catalogue.js';
import type { Trade } from '#core/design/trades.js';
import { FONTS, type FontKey } from '#core/limits/limits.js';
import { drawnFontName } from '#sitekit/design/fonts.js';
import { enumOf } from '#platform/graphql/enum.js';

const meaningOf = <Name extends string>(names: readonly Name[], meaning: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, meaning(name)])) as Record<Name, string>;

export const FontEnum = enumOf<FontKey>(
  'Font',
  'The typeface of a site.',
  meaningOf(FONTS, (font) => `The typeface ${font}; drawn with ${drawnFontName(font)}.`),
);

export const SectionTypeEnum = enumOf<SectionType>(
  'SectionType',
  'The types of sections of a page.',
  meaningOf(SECTION_TYPES, (type) => `The sections ${type}-1, ${type}-2 and so on.`),
);

export const TradeEnum = enumOf<Trade>('Trade', 'The trades of sites; samples are written for each.', {
  general: 'Site of any business.',
  shop: 'Site of a shop.',
  clinic: 'Medicine and care.',
  restaurant: 'A restaurant or café.',
  portfolio: 'The work of a person.',
  company: 'Site of a company.',
  school: 'A school or course.',
  beauty: 'A beauty salon.',
  realestate: 'An estate agent.',
  law: 'Site of a lawyer.',
  building: 'Architecture and construction.',
  garage: 'Repair and care of cars.',
  gym: 'A gym or studio.',
  dentist: 'A dental practice.',
  confectioner: 'A confectioner’s shop.',
  languageschool: 'A language school.',
  photographer: 'A photographer, alone or with a studio.',
  guesthouse: 'A guesthouse, such as a house in a village.',
  travel: 'A travel agency.',
  weddinghall: 'A hall for weddings and parties.',
  repairs: 'Repair of household appliances.',
});
