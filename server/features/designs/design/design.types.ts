/**
 * A design as an output and an input of GraphQL: each class is both. The allowed values are defined in
 * core/design/design.ts alone, so every field may be left out here; records with free names are lists
 * (core/design/keyed-lists.ts).
 */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { SECTION_TYPES, type SectionType } from '#core/catalogue.js';
import type { SiteType } from '#core/design/design.js';
import { SHARE_TARGETS, type ShareTarget } from '#core/design/share-links.js';
import { FACTS } from '#core/design/fact-rules.js';
import { BRAND, CANVAS, DESIGN, FONTS, LISTS, PICTURES, TEXTS, type FontKey } from '#core/limits/limits.js';
import type { Network } from '#core/sites/network-link.js';
import type { Trade } from '#core/design/trades.js';
import type { Look } from '#core/design/look.js';
import { drawnFontName } from '#sitekit/design/fonts.js';
import { HEAD_TEXT, ShareTargetEnum, SiteHeadType } from './added-parts.types.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { SITE_LOOK, SiteLookType } from './look.types.js';
import { SECTION_STYLE_TEXT, SectionStyleType } from './section-style.types.js';

export const SiteTypeEnum = enumOf<SiteType>('SiteType', 'What a site is for.', {
  personal: 'A person.',
  business: 'A business.',
});

const meaningOf = <Name extends string>(names: readonly Name[], meaning: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, meaning(name)])) as Record<Name, string>;

const FontEnum = enumOf<FontKey>(
  'Font',
  'The typeface of a site.',
  meaningOf(FONTS, (font) => `The typeface ${font}; drawn with ${drawnFontName(font)}.`),
);

export const SectionTypeEnum = enumOf<SectionType>(
  'SectionType',
  'What a section of a page is.',
  meaningOf(SECTION_TYPES, (type) => `The sections ${type}-1, ${type}-2 and so on.`),
);

const KEYED = 'By the names of the slots of its layout. Bounded by the size of a design.';

@KeyResources()
@ObjectType('KeyedText', { description: 'A text and its free name.', simpleResolvers: true })
@InputType('KeyedTextInput', { description: 'A text and its free name.' })
export class KeyedTextType {
  @Field(() => String, { description: 'The name; up to 60 characters.' })
  key!: string;

  @Field(() => String, { description: 'The text of this name.' })
  value!: string;
}

@KeyResources()
@ObjectType('KeyedNumbers', { description: 'Numbers and their free name.', simpleResolvers: true })
@InputType('KeyedNumbersInput', { description: 'Numbers and their free name.' })
class KeyedNumbersType {
  @Field(() => String, { description: 'The name; up to 60 characters.' })
  key!: string;

  @Field(() => [Int], { description: `The numbers. Bounded: at most ${LISTS.maxItems}.` })
  value!: readonly number[];
}

const CANVAS_TEXT = 'The size that a page is designed for, in pixels.';

@KeyResources()
@ObjectType('CanvasDimensions', { description: CANVAS_TEXT, simpleResolvers: true })
@InputType('CanvasDimensionsInput', { description: CANVAS_TEXT })
export class CanvasDimensionsType {
  @Field(() => Int, { nullable: true, description: `${CANVAS.width.min} to ${CANVAS.width.max} pixels.` })
  width?: number | null;

  @Field(() => Int, { nullable: true, description: `From ${CANVAS.height.min} pixels.` })
  height?: number | null;
}

const LINKS =
  'Targets: page:<id>, section:<page id>/<section id>, file:<id> of an own upload, or an address (https, mailto, tel).';
const WORDS = `Words: one line of up to ${TEXTS.line} characters, a paragraph of up to ${TEXTS.paragraph}.`;
const CUSTOM = 'What a customer has put into a section in place of its sample.';

@KeyResources()
@ObjectType('CustomData', { description: CUSTOM, simpleResolvers: true })
@InputType('CustomDataInput', { description: CUSTOM })
class CustomDataType {
  @Field(() => [KeyedTextType], { nullable: true, description: `${WORDS} ${KEYED}` })
  texts?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], { nullable: true, description: `Pictures: file:<id>, or a data: address. ${KEYED}` })
  images?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], { nullable: true, description: `${LINKS} ${KEYED}` })
  links?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedNumbersType], {
    nullable: true,
    description: `The items of each list by their numbers, in their order; member1.name is a text of the item 1 of member. Bounded: at most ${LISTS.perSection} lists.`,
  })
  lists?: readonly KeyedNumbersType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `What the pictures show, up to ${PICTURES.altText} characters each. ${KEYED}`,
  })
  pictureTexts?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `What stays in sight of cut pictures: from the left and the top in percent, as 50 30. ${KEYED}`,
  })
  focalPoints?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `The shown parts of pictures: left, top, width and height as fractions of the picture, as 0.1 0 0.5 1. ${KEYED}`,
  })
  crops?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `Videos that play in the place of pictures: aparat:<id>, youtube:<id> or vimeo:<id>. ${KEYED}`,
  })
  videos?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `Of the texts, those that are samples word for word and that the owner has confirmed as true. ${KEYED}`,
  })
  confirmed?: readonly KeyedTextType[] | null;

  @Field(() => SectionStyleType, { nullable: true, description: SECTION_STYLE_TEXT })
  style?: SectionStyleType | null;
}

@KeyResources()
@ObjectType('DesignSection', { description: 'One section of a page.', simpleResolvers: true })
@InputType('DesignSectionInput', { description: 'One section of a page.' })
class DesignSectionType {
  @Field(() => ID, { nullable: true, description: 'Required. Free, unique in its page.' })
  id?: string | null;

  @Field(() => SectionTypeEnum, { nullable: true, description: 'Required. What it is.' })
  sectionType?: SectionType | null;

  @Field(() => String, { nullable: true, description: 'Required. Which layout of its type: hero-1.' })
  layoutId?: string | null;

  @Field(() => Int, { nullable: true, description: 'Required. Its place in the page, from 0.' })
  order?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a full page: the ready template whose parts it has. Without it, the parts of its layout.',
  })
  template?: string | null;

  @Field(() => CustomDataType, { nullable: true, description: 'Without it, the sample of the layout.' })
  customData?: CustomDataType | null;
}

const SEO = 'What search engines and shared links show of a page; what is left out comes from its name and its words.';

@KeyResources()
@ObjectType('PageSeo', { description: SEO, simpleResolvers: true })
@InputType('PageSeoInput', { description: SEO })
class PageSeoType {
  @Field(() => String, { nullable: true, description: 'The title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The sentences under the title.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in the address; the first page has none.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'The picture of shared links, file:<id>.' })
  image?: string | null;
}

@KeyResources()
@ObjectType('DesignPage', { description: 'One page of a site.', simpleResolvers: true })
@InputType('DesignPageInput', { description: 'One page of a site.' })
class DesignPageType {
  @Field(() => ID, { nullable: true, description: 'Required. Free, unique in its design; main is the first one.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Required. What menus call it; up to 80 characters.' })
  name?: string | null;

  @Field(() => PageSeoType, { nullable: true, description: 'What others show of it.' })
  seo?: PageSeoType | null;

  @Field(() => [DesignSectionType], {
    nullable: true,
    description: `Required. Bounded: at most ${DESIGN.maxSectionsPerPage}.`,
  })
  sections?: readonly DesignSectionType[] | null;

  @Field(() => CanvasDimensionsType, { nullable: true, description: CANVAS_TEXT })
  canvasDimensions?: CanvasDimensionsType | null;
}

const SHARED = 'Sections that are shown on every page without one of its own, and counted once.';

@KeyResources()
@ObjectType('SharedSections', { description: SHARED, simpleResolvers: true })
@InputType('SharedSectionsInput', { description: SHARED })
class SharedSectionsType {
  @Field(() => DesignSectionType, { nullable: true, description: 'Of the type headers; the first of a page.' })
  header?: DesignSectionType | null;

  @Field(() => DesignSectionType, { nullable: true, description: 'Of the type footer; the last of a page.' })
  footer?: DesignSectionType | null;
}

const HOURS = 'One line of opening hours, in words.';

@KeyResources()
@ObjectType('OpeningHours', { description: HOURS, simpleResolvers: true })
@InputType('OpeningHoursInput', { description: HOURS })
class OpeningHoursType {
  @Field(() => String, { nullable: true, description: `The days; up to ${FACTS.hoursText} characters.` })
  days?: string | null;

  @Field(() => String, { nullable: true, description: `The times; up to ${FACTS.hoursText} characters.` })
  times?: string | null;
}

const PROFILES = 'Handles on social networks, or addresses of the profiles.';

@KeyResources()
@ObjectType('SiteProfiles', { description: PROFILES, simpleResolvers: true })
@InputType('SiteProfilesInput', { description: PROFILES })
class SiteProfilesType implements Partial<Record<Network, string | null>> {
  @Field(() => String, { nullable: true, description: 'On Instagram.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'On Telegram.' })
  telegram?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone number on WhatsApp.' })
  whatsapp?: string | null;

  @Field(() => String, { nullable: true, description: 'On Eitaa.' })
  eitaa?: string | null;

  @Field(() => String, { nullable: true, description: 'On Bale.' })
  bale?: string | null;

  @Field(() => String, { nullable: true, description: 'On YouTube.' })
  youtube?: string | null;

  @Field(() => String, { nullable: true, description: 'On Aparat.' })
  aparat?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a person on LinkedIn.' })
  linkedin?: string | null;
}

const TradeEnum = enumOf<Trade>('Trade', 'What a site is about; its samples fit.', {
  general: 'Any business.',
  shop: 'A shop.',
  clinic: 'Medicine and care.',
  restaurant: 'A restaurant or café.',
  portfolio: 'The work of a person.',
  company: 'A company.',
  school: 'A school or course.',
  beauty: 'A beauty salon.',
  realestate: 'An estate agent.',
  law: 'A lawyer.',
  building: 'Architecture and construction.',
  garage: 'Repair and care of cars.',
  gym: 'A gym or studio.',
});

const ABOUT = 'Who a site is about and how to reach them; shown wherever nothing else was written.';

@KeyResources()
@ObjectType('SiteFacts', { description: ABOUT, simpleResolvers: true })
@InputType('SiteFactsInput', { description: ABOUT })
class SiteFactsType {
  @Field(() => String, { nullable: true, description: `The name of the site; up to ${FACTS.name} characters.` })
  name?: string | null;

  @Field(() => TradeEnum, { nullable: true, description: 'What it is about.' })
  trade?: Trade | null;

  @Field(() => String, { nullable: true, description: `A sentence or two; up to ${FACTS.description} characters.` })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'A telephone with its area code.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'A mobile telephone.' })
  mobile?: string | null;

  @Field(() => String, { nullable: true, description: 'An e-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `The postal address; up to ${FACTS.address} characters.` })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'The address of the place on a map, with https.' })
  mapLink?: string | null;

  @Field(() => [OpeningHoursType], {
    nullable: true,
    description: `Opening hours. Bounded: at most ${FACTS.hours} lines.`,
  })
  hours?: readonly OpeningHoursType[] | null;

  @Field(() => SiteProfilesType, { nullable: true, description: PROFILES })
  profiles?: SiteProfilesType | null;
}

@KeyResources()
@ObjectType('Design', { description: 'The pages of a site.', simpleResolvers: true })
@InputType('DesignInput', { description: 'The pages of a site.' })
export class DesignType {
  @Field(() => [DesignPageType], { nullable: true, description: `Required. Bounded: 1 to ${DESIGN.maxPages}.` })
  pages?: readonly DesignPageType[] | null;

  @Field(() => SharedSectionsType, { nullable: true, description: SHARED })
  shared?: SharedSectionsType | null;

  @Field(() => ID, { nullable: true, description: 'The page that was open last.' })
  currentPageId?: string | null;

  @Field(() => SiteFactsType, { nullable: true, description: ABOUT })
  facts?: SiteFactsType | null;

  @Field(() => SiteHeadType, { nullable: true, description: HEAD_TEXT })
  head?: SiteHeadType | null;

  @Field(() => [ShareTargetEnum], {
    nullable: true,
    description: `Share links at the end of each page. Bounded: at most ${SHARE_TARGETS.length}.`,
  })
  share?: readonly ShareTarget[] | null;
}

@KeyResources()
@ObjectType('Branding', { description: 'Colours, typeface and logo.', simpleResolvers: true })
@InputType('BrandingInput', { description: 'Colours, typeface and logo.' })
export class BrandingType {
  @Field(() => String, { nullable: true, description: 'As #rrggbb.' })
  primaryColor?: string | null;

  @Field(() => FontEnum, { nullable: true, description: 'The typeface.' })
  fontFamily?: FontKey | null;

  @Field(() => FontEnum, { nullable: true, description: 'The typeface of headings; null for that of the texts.' })
  headingFont?: FontKey | null;

  @Field(() => SiteLookType, { nullable: true, description: SITE_LOOK })
  look?: Look | null;

  @Field(() => [String], {
    nullable: true,
    description: `Further colours as #rrggbb. Bounded: at most ${BRAND.maxCustomColors}.`,
  })
  customColors?: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A data: address when it is sent, file:<id> once it is kept; null for none. A logo has a price.',
  })
  logo?: string | null;
}

@KeyResources()
@ObjectType('DesignOptions', { description: 'The settings of a design besides its pages.', simpleResolvers: true })
@InputType('DesignOptionsInput', { description: 'What is left out stays as it is; null puts the default back.' })
export class DesignOptionsType {
  @Field(() => CanvasDimensionsType, { nullable: true, description: 'Of the open page.' })
  canvasDimensions?: CanvasDimensionsType | null;

  @Field(() => BrandingType, { nullable: true, description: 'Colours and typeface; the logo is not among them.' })
  branding?: BrandingType | null;
}
