import { Field, ID, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { SectionTypeEnum } from '#features/designs/index.js';

@KeyResources()
@ObjectType('SampleText', { simpleResolvers: true, description: 'One text of ours that a site shows.' })
export class SampleTextType {
  @Field(() => String, { description: 'The place of the text in its section, in Persian.' })
  label!: string;

  @Field(() => String, { description: 'The text; visitors see it until the site is built without it.' })
  text!: string;

  @Field(() => Boolean, {
    description: 'Whether the owner can confirm it. A telephone or address of ours has to be written instead.',
  })
  canBeConfirmed!: boolean;
}

@KeyResources()
@ObjectType('SectionWithSamples', { simpleResolvers: true, description: 'A section that shows texts of ours.' })
export class SectionWithSamplesType {
  @Field(() => ID, {
    description: 'The id of its page; for a section that every page shares, the first page that shows it.',
  })
  pageId!: string;

  @Field(() => String, { description: 'The name of that page.' })
  pageName!: string;

  @Field(() => ID, { description: 'The id that `confirmSiteSamples` takes.' })
  sectionId!: string;

  @Field(() => SectionTypeEnum, { description: 'The type of the section.' })
  sectionType!: SectionType;

  @Field(() => String, { description: 'For `confirmSiteSamples`: which part of a full page it is, elsewhere empty.' })
  part!: string;

  @Field(() => [SampleTextType], {
    description: 'In the order in which they are shown. Bounded by the texts of a section.',
  })
  texts!: readonly SampleTextType[];
}

@KeyResources('sites')
@ObjectType('SampleReview', {
  simpleResolvers: true,
  description:
    'Texts of ours that a site shows as its owner’s words, from before such texts were held back: what is not ' +
    'confirmed by a date is no longer shown then.',
})
export class SampleReviewType {
  @Field(() => ID, { description: 'The id of the site.' })
  id!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the site is built without what is not confirmed; null where nothing waits to be confirmed.',
  })
  dueAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether the site shows a name of ours, since its owner has given none: it is called by its address then.',
  })
  lacksName!: boolean;

  @Field(() => [SectionWithSamplesType], {
    description: 'The texts that are not confirmed, by pages and sections. Bounded by those of a design.',
  })
  sections!: readonly SectionWithSamplesType[];
}
