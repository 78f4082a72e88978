/** How the style of a section changes what its layout is drawn with. Pure. */
import type { SectionStyle, SectionStyleValue } from '#core/sections/section-style.js';
import type { Tone } from './brand.js';
import type { Treatment } from '../section.types.js';

/** The shape of a section's upper edge, and the tone above it. */
export interface Divider {
  readonly shape: SectionStyleValue<'divider'>;
  readonly above: Tone;
}

/** The part of a drawn neighbour that its divider depends on. */
interface Neighbour {
  readonly layout: { readonly type: string };
  readonly treatment: Treatment;
}

/** The treatment of a layout with the tone and the pattern of the section. */
export function styledTreatment(treatment: Treatment, { tone, pattern }: SectionStyle = {}): Treatment {
  return { ...treatment, ...(tone && { tone }), ...(pattern && { ornament: pattern }) };
}

/** Whether a section of this layout can have a shaped edge: one on which a page begins or a framed one cannot. */
export function canHaveDivider({ layout, treatment }: Neighbour): boolean {
  return layout.type !== 'headers' && treatment.frame !== 'inset';
}

/** Null where nothing is above, or the section cannot have one. Around a framed section there is the page. */
export function dividerOf(part: Neighbour, style: SectionStyle = {}, above?: Neighbour): Divider | null {
  if (!style.divider || !above || !canHaveDivider(part)) return null;
  return { shape: style.divider, above: above.treatment.frame === 'inset' ? 'plain' : above.treatment.tone };
}
