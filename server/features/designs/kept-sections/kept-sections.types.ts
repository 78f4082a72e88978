import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { SectionType } from '#core/catalogue.js';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { DesignSectionType } from '../design/design.types.js';
import { SectionTypeEnum } from '../design/library.types.js';

@KeyResources('orders')
@ObjectType('KeptSection', {
  description: 'A section that an account has kept for its pages and sites.',
  simpleResolvers: true,
})
export class KeptSectionType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'The name that its owner has given it.' })
  name!: string;

  @Field(() => SectionTypeEnum, { description: 'The type of the section.' })
  sectionType!: SectionType;

  @Field(() => String, { description: 'Which layout of its type it has: hero-1.' })
  layoutId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was kept.' })
  keptAt!: Date;
}

@KeyResources('orders')
@ObjectType('KeptSectionContent', { description: 'A kept section with all that it contains.' })
export class KeptSectionContentType {
  @Field(() => KeptSectionType, { description: 'Its name and its layout.' })
  kept!: KeptSectionType;

  /** Returned by the resolver, in its GraphQL form. */
  section!: unknown;
}

@InputType('KeepSectionInput', { description: 'A section that is to be kept.' })
export class KeepSectionInput {
  @Field(() => String, { description: `A name for it, up to ${KEPT_SECTIONS.nameLength} characters.` })
  name!: string;

  @Field(() => DesignSectionType, {
    description: `The section, up to ${KEPT_SECTIONS.characters} characters. Pictures are files of the account: no data: addresses.`,
  })
  section!: DesignSectionType;
}
