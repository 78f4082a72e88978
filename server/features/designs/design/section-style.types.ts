/** The style of one section as an output and an input of GraphQL; core/sections/section-style.ts has the choices. */
import { Field, InputType, ObjectType } from 'type-graphql';
import type { SectionStyleValue } from '#core/sections/section-style.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';

const SectionToneEnum = enumOf<SectionStyleValue<'tone'>>('SectionTone', 'The colours of a section.', {
  plain: 'The background of the page.',
  soft: 'A little darker than the page.',
  tint: 'Tinted with the primary colour.',
  brand: 'The primary colour.',
  ink: 'Nearly black.',
});

const SectionDividerEnum = enumOf<SectionStyleValue<'divider'>>(
  'SectionDivider',
  'The shape of the upper edge of a section.',
  { slant: 'A slanting line.', wave: 'A wave.', arc: 'An arc.', peak: 'A flat peak.' },
);

const SectionPatternEnum = enumOf<SectionStyleValue<'pattern'>>(
  'SectionPattern',
  'What is drawn on the background of a section.',
  {
    none: 'Nothing.',
    dots: 'Dots.',
    grid: 'Squares.',
    girih: 'Stars of eight points.',
    arches: 'Arches.',
  },
);

export const SECTION_STYLE_TEXT = 'How a section is painted; a field left out is as its layout has it.';

@KeyResources()
@ObjectType('SectionStyle', { description: SECTION_STYLE_TEXT, simpleResolvers: true })
@InputType('SectionStyleInput', { description: SECTION_STYLE_TEXT })
export class SectionStyleType {
  @Field(() => SectionToneEnum, { nullable: true, description: 'The colours.' })
  tone?: SectionStyleValue<'tone'> | null;

  @Field(() => SectionDividerEnum, {
    nullable: true,
    description: 'The upper edge; not drawn on the first section of a page nor on framed layouts.',
  })
  divider?: SectionStyleValue<'divider'> | null;

  @Field(() => SectionPatternEnum, { nullable: true, description: 'The pattern.' })
  pattern?: SectionStyleValue<'pattern'> | null;
}
