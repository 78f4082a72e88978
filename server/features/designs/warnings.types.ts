import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { SECTION_TYPES, type SectionType } from '#core/catalogue.js';
import type { FindingKind } from '#sitekit/index.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { SectionTypeEnum } from './design/library.types.js';

const CODES: Readonly<Record<FindingKind, string>> = {
  name: 'The site has no name of its own.',
  reach: 'Nobody can be reached by it.',
  emptyPage: 'A page without sections.',
  hidden: 'A section that is not published, since it has only samples.',
  left: 'Samples in a section that are not published.',
  link: 'Calls that lead nowhere.',
  empty: 'A section without a title.',
  long: 'Texts that are too long for their place.',
  sample: 'Texts that are published as they are offered.',
};
const WarningCodeEnum = enumOf<FindingKind>('DesignWarningCode', 'The kinds of suggestions for a design.', CODES);

@KeyResources()
@ObjectType('DesignWarning', {
  simpleResolvers: true,
  description: 'A suggestion for a design before it is ordered or published; it blocks neither.',
})
export class DesignWarningType {
  @Field(() => WarningCodeEnum, { description: 'The kind of suggestion.' })
  code!: FindingKind;

  @Field(() => Int, { description: 'How many texts or calls; 1 for what there is one of.' })
  count!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The page; of a section that every page shares, the first that shows it. Null for the whole site.',
  })
  pageId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The section; null for a page or the whole site.' })
  sectionId!: string | null;

  @Field(() => SectionTypeEnum, { nullable: true, description: 'The type of the section.' })
  sectionType!: SectionType | null;

  @Field(() => String, { description: 'The suggestion with its place in the design, in Persian.' })
  message!: string;

  @Field(() => String, { description: 'How it is mended; Persian.' })
  advice!: string;
}

/** The suggestions as REST shows them. */
export const warningsSchema = z
  .array(
    z.object({
      code: z.enum(Object.keys(CODES) as [FindingKind, ...FindingKind[]]),
      count: z.int(),
      pageId: z.string().nullable(),
      sectionId: z.string().nullable(),
      sectionType: z.enum(SECTION_TYPES as [SectionType, ...SectionType[]]).nullable(),
      message: z.string().describe('Persian'),
      advice: z.string().describe('How it is mended; Persian'),
    }),
  )
  .describe('Suggestions for the design; none of them blocks anything.');
