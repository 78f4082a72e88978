/** The catalogue of the section library, as both APIs answer it (sitekit/catalogue.ts). */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import type { Look } from '#core/design/look.js';
import { LISTS, TEXTS, type FontKey } from '#core/limits/limits.js';
import type {
  CatalogueFont,
  CatalogueLayout,
  CatalogueList,
  CataloguePart,
  CatalogueSlot,
  CatalogueTemplate,
  CatalogueTrade,
  SlotKind,
} from '#sitekit/catalogue.js';
import type { Shape } from '#sitekit/section.types.js';
import type { SampleKind } from '#sitekit/sections/manifest.types.js';
import type { Trade } from '#core/design/trades.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { FontEnum, SectionTypeEnum, SITE_LOOK, SiteLookType, TradeEnum } from '#features/designs/index.js';

const SlotKindEnum = enumOf<SlotKind>('SlotKind', 'The kinds of the places that a customer fills in a layout.', {
  text: 'A line of text, written in `customData.texts`.',
  long_text: 'A paragraph, written in `customData.texts`.',
  link: 'The text of a call, written in `customData.texts`; where it leads is in `customData.links`.',
  picture: 'A picture, named in `customData.images`.',
  video: 'A picture, named in `customData.images`; a video of `customData.videos` may play in its place.',
});

const SampleKindEnum = enumOf<SampleKind>(
  'SampleKind',
  'The kinds of sample texts, by what they say; a kind decides whether they are published.',
  {
    ornament: 'True of anybody in the trade: published as it is.',
    claim: 'Only the owner can say it: not published until it is written or confirmed.',
    contact: 'How to reach somebody: never published as a sample.',
  },
);

const PictureShapeEnum = enumOf<Shape>('PictureShape', 'The outlines that a layout gives its pictures.', {
  soft: 'A rectangle with the corners of the site.',
  arch: 'A rectangle with a round arch above.',
  leaf: 'Two opposite corners are very round.',
  square: 'A rectangle with sharp corners.',
  round: 'A circle or an ellipse.',
});

const PERSIAN = 'in Persian, as the designer shows it.';

@KeyResources()
@ObjectType('CatalogueSlot', { description: 'A place of a layout that a customer fills.', simpleResolvers: true })
class CatalogueSlotType implements CatalogueSlot {
  @Field(() => String, {
    description: 'The name. In an item of a list `#` stands for the number of the item: member#.name is member1.name.',
  })
  name!: string;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  label!: string;

  @Field(() => SlotKindEnum, { description: 'The kind of what is written there.' })
  kind!: SlotKind;

  @Field(() => Int, {
    nullable: true,
    description: `The longest text in characters, ${TEXTS.line} or ${TEXTS.paragraph}; null for pictures.`,
  })
  maxLength!: number | null;

  @Field(() => Boolean, { description: 'A text may have **bold** words and [links](target).' })
  isRich!: boolean;

  @Field(() => SampleKindEnum, { nullable: true, description: 'The kind of its sample text; null for pictures.' })
  declaration!: SampleKind | null;

  @Field(() => [String], {
    description:
      'The sample text; in an item of a list one text for each item that the list begins with; none for pictures. ' +
      `Bounded: at most ${LISTS.maxItems}.`,
  })
  samples!: readonly string[];

  @Field(() => Boolean, { description: 'Only the first item of the list shows it.' })
  isFirstOnly!: boolean;
}

@KeyResources()
@ObjectType('CatalogueList', {
  description: 'A list of items in a layout, which can be made longer, shorter, or put in another order.',
  simpleResolvers: true,
})
class CatalogueListType implements CatalogueList {
  @Field(() => String, { description: 'The name in `customData.lists`.' })
  name!: string;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  label!: string;

  @Field(() => String, { description: `The name of one item for people, ${PERSIAN}` })
  itemLabel!: string;

  @Field(() => Int, { description: 'How many items it begins with, numbered from 1.' })
  sampleItems!: number;

  @Field(() => Int, { description: 'How many items the layout draws at most; a list has one at least.' })
  maxItems!: number;

  @Field(() => Int, { description: 'The highest number that an item may have.' })
  maxNumber!: number;

  @Field(() => [CatalogueSlotType], { description: 'The slots of one item. Bounded by what a layout declares.' })
  slots!: readonly CatalogueSlotType[];
}

@KeyResources()
@ObjectType('CataloguePart', {
  description: 'A section of a full page. Its slots and lists are those of its layout, with the prefix before them.',
  simpleResolvers: true,
})
export class CataloguePartType implements CataloguePart {
  @Field(() => String, { description: 'The id of the layout of the part.' })
  layoutId!: string;

  @Field(() => String, { description: 'The beginning of its names: hero. makes hero.title of title.' })
  prefix!: string;
}

const PARTS = 'Bounded by what fits on a page.';

@KeyResources()
@ObjectType('CatalogueLayout', {
  description: 'A layout of a section type, and what a customer may write into it.',
  simpleResolvers: true,
})
export class CatalogueLayoutType implements CatalogueLayout {
  @Field(() => ID, { description: 'The id that `layoutId` of a section names. It never changes its meaning.' })
  id!: string;

  @Field(() => SectionTypeEnum, { description: 'The type of the section.' })
  sectionType!: SectionType;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address of a picture of it, 480 pixels wide, on this host.',
  })
  previewImage!: string | null;

  @Field(() => PictureShapeEnum, {
    nullable: true,
    description:
      'The outline of those pictures whose style leaves the choice to the layout; null without pictures. Pictures of ' +
      'any proportions fill their frames: `focalPoints` say what stays in sight where they are cut.',
  })
  pictureShape!: Shape | null;

  @Field(() => [CatalogueSlotType], {
    description: 'The slots outside of lists; none for a full page. Bounded by what a layout declares.',
  })
  slots!: readonly CatalogueSlotType[];

  @Field(() => [CatalogueListType], {
    description: `The lists; none for a full page. Bounded: at most ${LISTS.perSection}.`,
  })
  itemLists!: readonly CatalogueListType[];

  @Field(() => [CataloguePartType], {
    description: `The sections of a full page, from top to bottom; otherwise none. ${PARTS}`,
  })
  parts!: readonly CataloguePartType[];
}

@KeyResources()
@ObjectType('CatalogueTemplate', {
  description: 'A ready template: one full page with its own parts, texts, colour and fonts.',
  simpleResolvers: true,
})
export class CatalogueTemplateType implements Omit<CatalogueTemplate, 'texts'> {
  @Field(() => ID, { description: 'The id that `templateId` of a wizard and `template` of a section name.' })
  id!: string;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  name!: string;

  @Field(() => String, { description: 'A sentence about it, in Persian.' })
  description!: string;

  @Field(() => [String], { description: 'Words that it is found by, in Persian. Bounded: a few of each.' })
  tags!: readonly string[];

  @Field(() => TradeEnum, { description: 'The trade that it is written for.' })
  trade!: Trade;

  @Field(() => String, { description: 'The id of the full page that `layoutId` of its section names.' })
  layoutId!: string;

  @Field(() => String, { description: 'The address of a picture of a similar page, 480 pixels wide, on this host.' })
  previewImage!: string;

  @Field(() => String, { description: 'The primary colour of the site, such as #0F766E.' })
  primaryColor!: string;

  @Field(() => FontEnum, { description: 'The font of the texts.' })
  fontFamily!: FontKey;

  @Field(() => FontEnum, { nullable: true, description: 'The font of headings; null: that of the texts.' })
  headingFont?: FontKey | null | undefined;

  @Field(() => SiteLookType, { nullable: true, description: SITE_LOOK })
  look?: Look | null | undefined;

  @Field(() => [CataloguePartType], { description: `Its sections from top to bottom. ${PARTS}` })
  parts!: readonly CataloguePartType[];

  /** By slot; a list of key and value in GraphQL. */
  texts!: CatalogueTemplate['texts'];
}

@KeyResources()
@ObjectType('CatalogueTrade', { description: 'A trade that samples are written for.', simpleResolvers: true })
export class CatalogueTradeType implements CatalogueTrade {
  @Field(() => TradeEnum, { description: 'The id that `trade` of the facts of a site names.' })
  id!: Trade;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  name!: string;

  @Field(() => Boolean, { description: 'There are ready templates for it.' })
  hasTemplates!: boolean;
}

@KeyResources()
@ObjectType('CatalogueFont', { description: 'A typeface that a site may have.', simpleResolvers: true })
export class CatalogueFontType implements CatalogueFont {
  @Field(() => FontEnum, { description: 'The id that `fontFamily` and `headingFont` name.' })
  id!: FontKey;

  @Field(() => String, { description: `The name for people, ${PERSIAN}` })
  name!: string;

  @Field(() => String, { description: 'The open font that draws it.' })
  drawnWith!: string;
}
