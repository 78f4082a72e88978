import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type LegalKind } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const LegalKindEnum = enumOf<LegalKind>('LegalKind', 'A legal document of the platform itself.', {
  terms: 'The terms of use.',
  privacy: 'The privacy page: which data of people the platform has, and how long it keeps them.',
  money_back: 'The conditions of the money-back guarantee.',
});

const MARKS = 'A blank line ends a paragraph, `## ` begins a heading, `- ` an item of a list; all else is plain text.';

@KeyResources()
@ObjectType('LegalDocument', { simpleResolvers: true, description: 'A version of a legal document, for everybody.' })
export class LegalDocumentType {
  @Field(() => LegalKindEnum, { description: 'Which legal document it is.' })
  kind!: LegalKind;

  @Field(() => Int, { description: 'The number of its version, from 1 on.' })
  number!: number;

  @Field(() => Int, { description: 'The number of the version that is in force.' })
  newestNumber!: number;

  @Field(() => DateTimeScalar, { description: 'When this version was published.' })
  publishedAt!: Date;

  @Field(() => String, { description: `Persian. ${MARKS} Name and contacts are those of the settings.` })
  body!: string;
}

@ObjectType('LegalVersion', { description: 'A version of a legal document; it never changes.' })
export class LegalVersionType {
  @Field(() => LegalKindEnum, { description: 'Which legal document it is.' })
  kind!: LegalKind;

  @Field(() => Int, { description: 'From 1 on, without gaps.' })
  number!: number;

  @Field(() => String, {
    description: `The text with its marks, at most ${LEGAL_TEXT.most} characters. ${MARKS} \`{name}\`, \`{email}\` and \`{phone}\` stand for those of the settings.`,
  })
  body!: string;

  @Field(() => String, { description: 'A note about what the version changes; for administrators.' })
  note!: string;

  @Field(() => DateTimeScalar, { description: 'When it was published.' })
  publishedAt!: Date;

  /** Null of the first version. */
  publishedById!: string | null;
}

@ObjectType('LegalVersionPage', { simpleResolvers: true, description: 'One page of the versions of a document.' })
export class LegalVersionPageType extends PageType {
  @Field(() => [LegalVersionType], { description: 'The rows of this page, newest first.' })
  items!: readonly LegalVersionType[];
}

@InputType('LegalVersionsFilter', { description: 'Which versions a list shows.' })
export class LegalVersionsFilter {
  @Field(() => LegalKindEnum, { description: 'Only versions of this document.' })
  kind!: LegalKind;
}
