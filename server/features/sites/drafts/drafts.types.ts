import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import { DESIGN_CHANGE_KINDS, type DesignChange, type DesignChangeKind } from '#core/design/design-change-records.js';
import { changeInWords } from '#core/design/design-changes.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { SectionTypeEnum, WizardDataType } from '#features/designs/index.js';
import type { SiteDesign } from './site-design.js';

@KeyResources('sites')
@ObjectType('DesignExcess', {
  description: 'The parts of a design that its order has not paid for.',
  simpleResolvers: true,
})
class DesignExcessType {
  @Field(() => Int, { description: 'Pages too many.' })
  pages!: number;

  @Field(() => Int, { description: 'Sections too many; a site of one page has as many as it likes.' })
  sections!: number;

  @Field(() => Boolean, { description: 'A logo, where none was bought.' })
  logo!: boolean;

  @Field(() => [String], { description: 'Services that were not bought. Bounded by the number of services.' })
  services!: readonly ServiceKey[];
}

@KeyResources('sites')
@ObjectType('SiteDraft', { description: 'The working copy of a site beside its live release.' })
export class SiteDraftType {
  @Field(() => ID, { description: 'The id of its site.' })
  id!: string;

  @Field(() => Int, { description: 'Grows with each save; 0 while it is the shown design itself.' })
  version!: number;

  @Field(() => Boolean, { description: 'Something of it waits to be published.' })
  hasChanges!: boolean;

  @Field(() => Boolean, { description: 'It is, as it is now, what waits to be published at publishAt of its site.' })
  isScheduled!: boolean;

  @Field(() => ID, { nullable: true, description: 'The release that it began from; null before the first.' })
  basedOnId!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last saved; null where it never was.' })
  updatedAt!: Date | null;

  @Field(() => DesignExcessType, { nullable: true, description: 'Why it cannot be published; null where it can.' })
  excess!: DesignExcessType | null;

  @Field(() => [String], {
    description: 'The changes that publishing it would make, in Persian. Bounded: at most thirty.',
  })
  changes!: readonly string[];

  /** Returned by a resolver, in its GraphQL form. */
  design!: SiteDesign;
}

const DesignChangeKindEnum = enumOf<DesignChangeKind>(
  'DesignChangeKind',
  'The kinds of differences between two designs of a site.',
  DESIGN_CHANGE_KINDS,
);

@KeyResources('sites')
@ObjectType('ChangedPage', { description: 'A page of a design that differs.', simpleResolvers: true })
class ChangedPageType {
  @Field(() => ID, { description: 'Names the page within its design.' })
  id!: string;

  @Field(() => String, { description: 'The name that it has now; of a removed page, the one that it had.' })
  name!: string;
}

@KeyResources('sites')
@ObjectType('ChangedSection', { description: 'A section of a design that differs.', simpleResolvers: true })
class ChangedSectionType {
  @Field(() => ID, { description: 'Names the section within its design.' })
  id!: string;

  @Field(() => SectionTypeEnum, { description: 'The type of the section: a hero, a footer …' })
  type!: SectionType;
}

/** So many differences are answered as records at most. */
const MOST_RECORDS = 500;

@KeyResources('sites')
@ObjectType('DesignChange', { description: 'One difference between two designs.', simpleResolvers: true })
export class DesignChangeType {
  @Field(() => DesignChangeKindEnum, { description: 'The kind of the difference; new kinds may come.' })
  kind!: DesignChangeKind;

  @Field(() => String, { description: 'The same in a Persian sentence.' })
  message!: string;

  @Field(() => ChangedPageType, { nullable: true, description: 'Where it is; null where it is about all pages.' })
  page!: ChangedPageType | null;

  @Field(() => ChangedSectionType, { nullable: true, description: 'The section that it is about.' })
  section!: ChangedSectionType | null;

  @Field(() => [String], {
    description: 'Slots, lists or settings by their names in the design. Bounded by what a section has.',
  })
  fields!: readonly string[];

  @Field(() => String, { nullable: true, description: 'The name, layout, template, anchor, colour or font before.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The name, layout, template, anchor, colour or font after.' })
  after!: string | null;
}

/** Differences as both APIs answer them. */
export const changeRecords = (changes: readonly DesignChange[]): readonly DesignChangeType[] =>
  changes.slice(0, MOST_RECORDS).map((change) => {
    const { kind, page = null, section = null, fields = [], before = null, after = null } = change;
    return { kind, message: changeInWords(change), page, section, fields, before, after };
  });

@InputType('SaveSiteDraftInput', { description: 'A draft as it is to be kept.' })
export class SaveSiteDraftInput {
  @Field(() => WizardDataType, {
    description: 'siteType, websiteFramework and branding of it count, each as before where left out; nothing else.',
  })
  design!: WizardDataType;

  @Field(() => Int, { description: 'The version that the change is based on; CONFLICT after another save.' })
  baseVersion!: number;
}
