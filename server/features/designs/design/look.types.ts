/** The look of a whole site as an output and an input of GraphQL; the choices are defined in core/design/look.ts. */
import { Field, InputType, ObjectType } from 'type-graphql';
import type { Look, LookValue } from '#core/design/look.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';

const LookCornersEnum = enumOf<LookValue<'corners'>>('LookCorners', 'How far the corners of a site are rounded.', {
  normal: 'The corners that each layout has; the default.',
  sharp: 'Not at all.',
  small: 'Slightly round corners.',
  round: 'Very round corners.',
});

const LookDensityEnum = enumOf<LookValue<'density'>>(
  'LookDensity',
  'The space around and between the sections of a site.',
  {
    normal: 'The space that each layout has; the default.',
    compact: 'Less space than usual.',
    airy: 'More space than usual.',
  },
);

const LookShadowEnum = enumOf<LookValue<'shadow'>>('LookShadow', 'The shadows of a site.', {
  normal: 'Where the library draws them; the default.',
  none: 'No shadows at all.',
  deep: 'Under every card and panel.',
});

const LookToneEnum = enumOf<LookValue<'tone'>>('LookTone', 'The tints of the surfaces of a site.', {
  brand: 'The primary colour; the default.',
  neutral: 'No tint: greys.',
  warm: 'A warm paper.',
  cool: 'A cool grey.',
});

const LookSchemeEnum = enumOf<LookValue<'scheme'>>('LookScheme', 'Whether a site is light or dark.', {
  light: 'Light; the default.',
  dark: 'The dark scheme.',
  auto: "The scheme that the visitor's device is set to.",
});

const LookMotionEnum = enumOf<LookValue<'motion'>>('LookMotion', 'How sections appear.', {
  none: 'At once; the default.',
  reveal: 'While they are scrolled into view; at once for visitors who prefer less motion.',
});

export const SITE_LOOK = 'The look of the whole site; null for the defaults.';

@KeyResources()
@ObjectType('SiteLook', { description: SITE_LOOK, simpleResolvers: true })
@InputType('SiteLookInput', { description: SITE_LOOK })
export class SiteLookType implements Look {
  @Field(() => LookCornersEnum, { nullable: true, description: 'The corners of boxes and pictures.' })
  corners?: LookValue<'corners'> | null;

  @Field(() => LookDensityEnum, { nullable: true, description: 'The space around contents.' })
  density?: LookValue<'density'> | null;

  @Field(() => LookShadowEnum, { nullable: true, description: 'The shadows of boxes.' })
  shadow?: LookValue<'shadow'> | null;

  @Field(() => LookToneEnum, { nullable: true, description: 'The tint of surfaces.' })
  tone?: LookValue<'tone'> | null;

  @Field(() => LookSchemeEnum, { nullable: true, description: 'Light or dark.' })
  scheme?: LookValue<'scheme'> | null;

  @Field(() => LookMotionEnum, { nullable: true, description: 'The motion of contents.' })
  motion?: LookValue<'motion'> | null;
}
