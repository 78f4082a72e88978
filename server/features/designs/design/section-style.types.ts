/** How one section is shown, as an output and an input of GraphQL; core/sections/section-style.ts has the styles. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { PHONE_WIDTH, type Device } from '#core/sections/devices.js';
import type { SectionStyleValue } from '#core/sections/section-style.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';

const SectionToneEnum = enumOf<SectionStyleValue<'tone'>>('SectionTone', 'The colours of a section.', {
  plain: 'The background of the page.',
  soft: 'A little darker than the page.',
  tint: 'Tinted with the primary colour.',
  brand: 'The primary colour.',
  ink: 'A nearly black tone.',
});

const SectionDividerEnum = enumOf<SectionStyleValue<'divider'>>(
  'SectionDivider',
  'The shape of the upper edge of a section.',
  { slant: 'A slanting line.', wave: 'A wave as the edge.', arc: 'An arc as the edge.', peak: 'A flat peak.' },
);

const SectionPatternEnum = enumOf<SectionStyleValue<'pattern'>>(
  'SectionPattern',
  'The patterns on the background of a section.',
  {
    none: 'No pattern at all.',
    dots: 'A pattern of dots.',
    grid: 'A pattern of squares.',
    girih: 'Stars of eight points.',
    arches: 'A pattern of arches.',
  },
);

export const DeviceEnum = enumOf<Device>('SectionDevice', 'The devices that a section can be hidden on.', {
  phone: `Pages that are at most ${PHONE_WIDTH} pixels wide.`,
  desktop: 'All wider pages, tablets too.',
});

export const SECTION_STYLE_TEXT = 'How a section is painted; a field left out is as its layout has it.';

@KeyResources()
@ObjectType('SectionStyle', { description: SECTION_STYLE_TEXT, simpleResolvers: true })
@InputType('SectionStyleInput', { description: SECTION_STYLE_TEXT })
export class SectionStyleType {
  @Field(() => SectionToneEnum, { nullable: true, description: 'The colours of the section.' })
  tone?: SectionStyleValue<'tone'> | null;

  @Field(() => SectionDividerEnum, {
    nullable: true,
    description: 'The upper edge; not drawn on the first section of a page nor on framed layouts.',
  })
  divider?: SectionStyleValue<'divider'> | null;

  @Field(() => SectionPatternEnum, { nullable: true, description: 'The pattern of the background.' })
  pattern?: SectionStyleValue<'pattern'> | null;
}
