import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ServiceKey } from '#core/pricing/price-list.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { WizardDataType } from '#features/designs/index.js';
import type { SiteDesign } from './site-design.js';

@KeyResources('sites')
@ObjectType('DesignExcess', {
  description: 'What a design contains beyond what its order has paid for.',
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
@ObjectType('SiteDraft', { description: 'What is worked on beside the live release of a site.' })
export class SiteDraftType {
  @Field(() => ID, { description: 'Of its site.' })
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

  @Field(() => [String], { description: 'What publishing it would change, Persian. Bounded: at most thirty.' })
  changes!: readonly string[];

  /** Returned by a resolver, in its GraphQL form. */
  design!: SiteDesign;
}

@InputType('SaveSiteDraftInput', { description: 'A draft as it is to be kept.' })
export class SaveSiteDraftInput {
  @Field(() => WizardDataType, {
    description: 'siteType, websiteFramework and branding of it count, each as before where left out; nothing else.',
  })
  design!: WizardDataType;

  @Field(() => Int, { description: 'The version that the change is based on; CONFLICT after another save.' })
  baseVersion!: number;
}
