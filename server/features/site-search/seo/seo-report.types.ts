import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import type { SeoCode } from '#sitekit/seo/seo-checks.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { SectionTypeEnum } from '#features/designs/index.js';

const SeoCodeEnum = enumOf<SeoCode>('SeoCode', 'The kinds of improvements for search engines.', {
  businessName: 'The site has no name of its own.',
  headingMissing: 'The page has no main heading.',
  titleRepeated: 'Another page has the same title.',
  titleMissing: 'The page has no title of its own.',
  titleShort: 'Its title is short; count says how many characters it has.',
  titleLong: 'Its title is cut; count says how many characters it has.',
  descriptionRepeated: 'Another page has the same description.',
  descriptionMissing: 'The page has no description of its own.',
  descriptionShort: 'Its description is short; count says how many characters it has.',
  descriptionLong: 'Its description is cut; count says how many characters it has.',
  headingSample: 'The main heading of the page is still a sample.',
  pictureText: 'Own pictures of a section have no alternative text; count says how many.',
  linkText: 'The words of links do not say where they lead; count says how many.',
  pictureWeight: 'A phone loads many bytes of pictures for the published page; count says how many.',
  businessContact: 'A business has neither a telephone nor an address.',
});

@KeyResources('sites')
@ObjectType('SeoFinding', {
  description: 'One thing that a site can do better for search engines.',
  simpleResolvers: true,
})
class SeoFindingType {
  @Field(() => SeoCodeEnum, { description: 'The kind of finding.' })
  code!: SeoCode;

  @Field(() => Int, { description: 'How many pictures, links, characters or bytes it is about, as the code says.' })
  count!: number;

  @Field(() => String, { description: 'The finding in words, in Persian.' })
  title!: string;

  @Field(() => String, { description: 'Why it matters, Persian.' })
  reason!: string;

  @Field(() => String, { description: 'Advice on how to improve it, in Persian.' })
  advice!: string;

  @Field(() => ID, { nullable: true, description: 'The page it is at; null: the site as a whole.' })
  pageId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of that page in menus.' })
  pageName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The section it is in.' })
  sectionId!: string | null;

  @Field(() => SectionTypeEnum, { nullable: true, description: 'The type of that section.' })
  sectionType!: SectionType | null;
}

@KeyResources('sites')
@ObjectType('SeoReport', {
  description: 'The improvements of the draft of a site for search engines; part of the service seoOptimization.',
  simpleResolvers: true,
})
export class SeoReportType {
  @Field(() => Boolean, { description: 'The site has the service; without it nothing is checked.' })
  isBought!: boolean;

  @Field(() => [SeoFindingType], {
    description: 'The most important first. Bounded by the pages and sections of a design.',
  })
  findings!: readonly SeoFindingType[];
}
