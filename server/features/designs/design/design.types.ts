/**
 * A design as an output and an input of GraphQL: each class is both. The allowed values are defined in
 * core/design/design.ts alone, so every field may be left out here; records with free names are lists
 * (core/design/keyed-lists.ts).
 */
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import type { Device } from '#core/sections/devices.js';
import { ANCHOR_LENGTH } from '#core/sections/section-anchor.js';
import type { SiteType } from '#core/design/design.js';
import { SHARE_TARGETS, type ShareTarget } from '#core/design/share-links.js';
import { BRAND, CANVAS, DESIGN, LISTS, PICTURES, TEXTS, type FontKey } from '#core/limits/limits.js';
import type { Look } from '#core/design/look.js';
import { HEAD_TEXT, ShareTargetEnum, SiteHeadType } from './added-parts.types.js';
import { FACTS_TEXT, SiteFactsType } from './facts.types.js';
import { MENU_TEXT, SiteMenuType } from './menu.types.js';
import { SETTINGS_TEXT, DesignSettingsType } from './settings.types.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { FontEnum, SectionTypeEnum } from './library.types.js';
import { SITE_LOOK, SiteLookType } from './look.types.js';
import { DesignFormType, OWN_FORMS } from './own-forms.types.js';
import { DeviceEnum, SECTION_STYLE_TEXT, SectionStyleType } from './section-style.types.js';

export const SiteTypeEnum = enumOf<SiteType>('SiteType', 'The purposes of a site.', {
  personal: 'A site of a person.',
  business: 'A site of a business.',
});

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

  @Field(() => [Int], {
    description:
      `The numbers. Bounded: at most ${LISTS.tableRows} in a table, ${LISTS.longItems} in lists of what a business has ` +
      `many of, ${LISTS.maxItems} in others.`,
  })
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
const IMAGES = 'Pictures: file:<id>, stock:<name> of the stock pictures, or a data: address.';
const CUSTOM = "The customer's own content of a section, in place of its samples.";

@KeyResources()
@ObjectType('CustomData', { description: CUSTOM, simpleResolvers: true })
@InputType('CustomDataInput', { description: CUSTOM })
class CustomDataType {
  @Field(() => [KeyedTextType], { nullable: true, description: `${WORDS} ${KEYED}` })
  texts?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], { nullable: true, description: `${IMAGES} ${KEYED}` })
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
    description: `Alternative texts of the pictures, up to ${PICTURES.altText} characters each. ${KEYED}`,
  })
  pictureTexts?: readonly KeyedTextType[] | null;

  @Field(() => [KeyedTextType], {
    nullable: true,
    description: `The point of cut pictures that stays in sight: percent from the left and from the top, such as 50 30. ${KEYED}`,
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
    description: `The texts that are still samples, word for word, and that the owner has confirmed as true. ${KEYED}`,
  })
  confirmed?: readonly KeyedTextType[] | null;

  @Field(() => SectionStyleType, { nullable: true, description: SECTION_STYLE_TEXT })
  style?: SectionStyleType | null;

  @Field(() => [DesignFormType], { nullable: true, description: OWN_FORMS })
  forms?: readonly DesignFormType[] | null;
}

@KeyResources()
@ObjectType('DesignSection', { description: 'One section of a page.', simpleResolvers: true })
@InputType('DesignSectionInput', { description: 'One section of a page.' })
export class DesignSectionType {
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
    description:
      'The ready template whose parts a full page has. Without it, the full page has the parts of its layout.',
  })
  template?: string | null;

  @Field(() => DeviceEnum, {
    nullable: true,
    description: 'The device that does not show it; it is priced and checked all the same. Without it, all show it.',
  })
  hiddenOn?: Device | null;

  @Field(() => String, {
    nullable: true,
    description: `The owner's own word for it in the address of its page: letters, digits and underscores, up to ${ANCHOR_LENGTH}, unique in the page. Without it, the site makes one.`,
  })
  anchor?: string | null;

  @Field(() => CustomDataType, { nullable: true, description: 'Without it, the sample of the layout.' })
  customData?: CustomDataType | null;
}

const SEO =
  'The title, description and picture of a page for search engines and shared links; what is left out follows from its name and its text.';

@KeyResources()
@ObjectType('PageSeo', { description: SEO, simpleResolvers: true })
@InputType('PageSeoInput', { description: SEO })
class PageSeoType {
  @Field(() => String, { nullable: true, description: 'The title of the page.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'The sentences under the title.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'Its name in the address; the first page has none.' })
  slug?: string | null;

  @Field(() => String, { nullable: true, description: 'The picture of shared links, file:<id> or stock:<name>.' })
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

  @Field(() => PageSeoType, {
    nullable: true,
    description: 'The title, description and picture that search engines and shared links show.',
  })
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
  @Field(() => DesignSectionType, {
    nullable: true,
    description: 'A section of type headers; the first of every page without its own.',
  })
  header?: DesignSectionType | null;

  @Field(() => DesignSectionType, {
    nullable: true,
    description: 'A section of type footer; the last of every page without its own.',
  })
  footer?: DesignSectionType | null;
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

  @Field(() => SiteFactsType, { nullable: true, description: FACTS_TEXT })
  facts?: SiteFactsType | null;

  @Field(() => SiteHeadType, { nullable: true, description: HEAD_TEXT })
  head?: SiteHeadType | null;

  @Field(() => [ShareTargetEnum], {
    nullable: true,
    description: `Share links at the end of each page. Bounded: at most ${SHARE_TARGETS.length}.`,
  })
  share?: readonly ShareTarget[] | null;

  @Field(() => SiteMenuType, { nullable: true, description: MENU_TEXT })
  menu?: SiteMenuType | null;

  @Field(() => DesignSettingsType, { nullable: true, description: SETTINGS_TEXT })
  settings?: DesignSettingsType | null;
}

@KeyResources()
@ObjectType('Branding', { description: 'Colours, typeface and logo.', simpleResolvers: true })
@InputType('BrandingInput', { description: 'Colours, typeface and logo.' })
export class BrandingType {
  @Field(() => String, { nullable: true, description: 'The colour as #rrggbb.' })
  primaryColor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The second colour as #rrggbb, of links, prices and ornaments; null for none.',
  })
  secondColor?: string | null;

  @Field(() => FontEnum, { nullable: true, description: 'The font of the site.' })
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
@InputType('DesignOptionsInput', {
  description: 'The fields to change: one that is left out stays, null restores its default.',
})
export class DesignOptionsType {
  @Field(() => CanvasDimensionsType, { nullable: true, description: 'The canvas of the page that is open.' })
  canvasDimensions?: CanvasDimensionsType | null;

  @Field(() => BrandingType, { nullable: true, description: 'Colours and typeface; the logo is not among them.' })
  branding?: BrandingType | null;
}
