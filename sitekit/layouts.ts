/**
 * The catalogue of what is drawn. Ids and numbers are those of core's catalogue (specification 1 §9); a type may
 * have fewer drawn than it will have, so a stored design with a higher number wraps to one that exists.
 */
import { layoutId, parseLayoutId, type SectionType } from '../core/catalogue.js';
import type { AnyLayout, ImageSlot, TextSlot } from './section.types.js';
import { textSlot } from './copy/slots.js';
import { IMAGE_LABELS } from './copy/slots.messages.js';
import { toPersianDigits } from '../core/digits.js';
import { aboutLayouts } from './sections/about/about.layouts.js';
import { callToActionsLayouts } from './sections/call-to-actions/call-to-actions.layouts.js';
import { contactLayouts } from './sections/contact/contact.layouts.js';
import { featuresLayouts } from './sections/features/features.layouts.js';
import { footerLayouts } from './sections/footer/footer.layouts.js';
import { fullPageLayouts } from './sections/full-page/full-page.layouts.js';
import { galleryLayouts } from './sections/gallery/gallery.layouts.js';
import { headersLayouts } from './sections/headers/headers.layouts.js';
import { heroLayouts } from './sections/hero/hero.layouts.js';
import { servicesLayouts } from './sections/services/services.layouts.js';
import { testimonialsLayouts } from './sections/testimonials/testimonials.layouts.js';

const LAYOUTS: Partial<Record<SectionType, readonly AnyLayout[]>> = {
  headers: headersLayouts,
  hero: heroLayouts,
  about: aboutLayouts,
  services: servicesLayouts,
  features: featuresLayouts,
  gallery: galleryLayouts,
  testimonials: testimonialsLayouts,
  call_to_actions: callToActionsLayouts,
  contact: contactLayouts,
  footer: footerLayouts,
  full_page: fullPageLayouts,
};

/** The drawn type that stands in for one of which nothing is drawn yet. */
const STAND_IN: Partial<Record<SectionType, SectionType>> = {
  newsletter: 'call_to_actions',
  team: 'testimonials',
  pricing: 'services',
  faqs: 'features',
  blog_posts: 'gallery',
  content: 'about',
  forms: 'contact',
  accordion: 'features',
  tables: 'services',
  stats: 'about',
  socials: 'contact',
  logos: 'testimonials',
  left_right_sections: 'features',
};

/** Section types one can add now, in the order of the catalogue. */
export const DRAWN_TYPES = Object.keys(LAYOUTS) as SectionType[];

/** The layouts of a type that are drawn, in order; empty for a type that is not drawn yet. */
export function layoutsOf(type: SectionType): readonly AnyLayout[] {
  return LAYOUTS[type] ?? [];
}

/** The layout a stored id is drawn with; null for an id that is not in the catalogue. */
export function findLayout(id: string): AnyLayout | null {
  const parsed = parseLayoutId(id);
  if (!parsed) return null;
  const own = layoutsOf(parsed.type);
  const list = own.length > 0 ? own : layoutsOf(STAND_IN[parsed.type] ?? 'about');
  return list[(parsed.n - 1) % list.length] ?? null;
}

/** The layout `step` places before or after one, wrapping around (specification 1 §4 "previous or next layout"). */
export function neighbourLayout(type: SectionType, id: string, step: 1 | -1): string {
  const list = layoutsOf(type);
  if (list.length === 0) return id;
  const at = list.findIndex((layout) => layout.id === findLayout(id)?.id);
  return list[(Math.max(0, at) + step + list.length) % list.length]?.id ?? layoutId(type, 1);
}

const prefixed = (prefix: string, slots: readonly TextSlot[]): TextSlot[] =>
  slots.map((slot) => ({ ...slot, name: prefix + slot.name }));

/** What a part's slots are called inside a full page: `hero.title`, for two of a type `gallery2.title`. */
export function partPrefix(parts: readonly { layoutId: string }[], index: number): string {
  const type = (at: number): string => parts[at]?.layoutId.replace(/-\d+$/, '') ?? '';
  const same = parts.slice(0, index).filter((_, at) => type(at) === type(index)).length;
  return `${type(index)}${same > 0 ? same + 1 : ''}.`;
}

/** The texts of a layout a customer may write. */
export function textSlotsOf(layout: AnyLayout): TextSlot[] {
  if (layout.type !== 'full_page') return layout.composition.texts.map(textSlot);
  return layout.parts.flatMap((each, index) => {
    const found = findLayout(each.layoutId);
    return found ? prefixed(partPrefix(layout.parts, index), textSlotsOf(found)) : [];
  });
}

function imageSlot(name: string): ImageSlot {
  const picture = /^picture(\d+)$/.exec(name);
  return { name, label: picture ? `تصویر ${toPersianDigits(picture[1] ?? '')}` : (IMAGE_LABELS[name] ?? name) };
}

/** The pictures of a layout a customer may replace. */
export function imageSlotsOf(layout: AnyLayout): ImageSlot[] {
  if (layout.type !== 'full_page') return layout.composition.images.map(imageSlot);
  return layout.parts.flatMap((each, index) => {
    const found = findLayout(each.layoutId);
    const prefix = partPrefix(layout.parts, index);
    return found ? imageSlotsOf(found).map((slot) => ({ ...slot, name: prefix + slot.name })) : [];
  });
}
