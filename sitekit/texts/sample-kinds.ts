/**
 * What each sample text is (decision 118). A slot that was left alone shows the sample of its trade to the designer;
 * visitors see it only where it is true of anybody.
 */
import { NETWORKS } from '#core/sites/network-link.js';
import type { Layout } from '../section.types.js';

/**
 * `ornament`: true of anybody in the trade. `claim`: people, quotations, figures, prices, offers, dates, hours,
 * permits, partners and stories, which somebody has to say of themselves. `contact`: how to reach somebody.
 */
export type SampleKind = 'ornament' | 'claim' | 'contact';

/** By the slots of a type; `#` stands for the number of an item. */
type Kinds = Readonly<Record<string, SampleKind>>;

/** The same kind for each of these slots. */
function as(kind: SampleKind, ...slots: readonly string[]): Kinds {
  return Object.fromEntries(slots.map((slot) => [slot, kind]));
}

/** The same kind for these fields of an item: `stat#.title`, `stat#.text`. */
const fields = (kind: SampleKind, item: string, ...names: readonly string[]): Kinds =>
  as(kind, ...names.map((name) => `${item}.${name}`));

const INTRO = as('ornament', 'eyebrow', 'title', 'text');
/** What opens a section that nobody but the owner can fill. */
const HEADING: Kinds = { ...as('ornament', 'eyebrow', 'title'), ...as('claim', 'text') };
const PAIR = ['title', 'text'] as const;
const PLAN_POINTS = ['point1', 'point2', 'point3', 'point4'] as const;

/** Every slot of every type; a test compares them with the samples of all trades. */
export const SAMPLE_KINDS: Readonly<Record<Layout['type'], Kinds>> = {
  headers: { ...as('ornament', 'cta'), ...as('claim', 'note'), ...as('contact', 'phone', 'email') },
  hero: {
    ...INTRO,
    ...as('ornament', 'primary', 'secondary'),
    ...as('claim', 'note'),
    ...fields('claim', 'badge', ...PAIR),
    ...fields('claim', 'stat#', ...PAIR),
  },
  logos: {
    ...HEADING,
    ...as('claim', 'quote', 'name', 'role', 'note'),
    ...fields('claim', 'partner#', ...PAIR),
  },
  about: {
    ...INTRO,
    ...as('claim', 'more', 'quote', 'signature'),
    ...fields('ornament', 'point#', 'title'),
    ...fields('claim', 'milestone#', ...PAIR),
    ...fields('claim', 'stat#', ...PAIR),
  },
  services: { ...INTRO, ...fields('ornament', 'item#', ...PAIR), ...as('ornament', 'action') },
  features: { ...INTRO, ...fields('ornament', 'item#', ...PAIR) },
  left_right_sections: {
    ...as('claim', 'eyebrow', 'title', 'text'),
    ...as('ornament', 'action'),
    ...fields('claim', 'side#', ...PAIR),
    ...fields('claim', 'point#', 'title'),
  },
  content: {
    ...as('claim', 'eyebrow', 'title', 'text', 'more', 'ending', 'quote', 'signature', 'caption', 'note'),
    ...as('ornament', 'action'),
    ...fields('claim', 'part#', ...PAIR),
    ...fields('claim', 'fact#', ...PAIR),
    ...fields('claim', 'point#', 'title'),
  },
  gallery: { ...INTRO, ...fields('ornament', 'item#', 'caption') },
  stats: {
    ...HEADING,
    ...as('claim', 'note'),
    ...fields('claim', 'stat#', ...PAIR, 'more'),
    ...fields('claim', 'share#', 'title', 'value'),
  },
  testimonials: {
    ...HEADING,
    ...fields('claim', 'rating', ...PAIR),
    ...fields('claim', 'item#', 'quote', 'name', 'role'),
  },
  team: {
    ...HEADING,
    ...as('ornament', 'action'),
    ...as('claim', 'quote'),
    ...fields('claim', 'member#', 'name', 'role', 'text'),
  },
  pricing: {
    ...HEADING,
    ...as('claim', 'note', 'badge'),
    ...fields('claim', 'plan#', 'title', 'price', 'unit', 'text', 'action', ...PLAN_POINTS),
    ...fields('claim', 'item#', ...PAIR, 'price'),
    ...fields('claim', 'row#', 'title', 'one', 'two', 'three'),
  },
  tables: {
    ...HEADING,
    ...as('claim', 'note'),
    ...as('ornament', 'action'),
    ...fields('ornament', 'column#', 'title'),
    ...fields('claim', 'row#', 'title', 'first', 'second', 'third'),
  },
  faqs: {
    ...INTRO,
    ...as('ornament', 'note', 'action'),
    ...as('contact', 'phone'),
    ...fields('ornament', 'item#', ...PAIR),
  },
  accordion: { ...as('claim', 'eyebrow', 'title', 'text'), ...fields('claim', 'item#', ...PAIR) },
  blog_posts: { ...HEADING, ...fields('claim', 'item#', ...PAIR, 'date', 'tag', 'more') },
  call_to_actions: {
    ...as('ornament', 'title', 'text', 'primary', 'secondary'),
    ...as('contact', 'phone'),
    ...fields('ornament', 'step#', ...PAIR),
  },
  newsletter: {
    ...INTRO,
    ...as('ornament', 'label', 'note', 'action'),
    ...as('contact', 'email'),
    ...fields('claim', 'point#', 'title'),
    ...fields('claim', 'issue#', ...PAIR),
  },
  forms: {
    ...INTRO,
    ...as('ornament', 'note', 'action'),
    ...as('contact', 'email', 'phone'),
    ...fields('ornament', 'field#', 'title'),
    ...fields('ornament', 'option#', 'title'),
    ...fields('ornament', 'stage#', 'title'),
  },
  contact: {
    ...INTRO,
    ...as('contact', 'phone', 'mobile', 'email', 'address'),
    ...as('claim', 'extra'),
    ...fields('claim', 'hours#', ...PAIR),
  },
  socials: {
    ...HEADING,
    ...as('contact', ...NETWORKS.map((network) => `${network}.handle`)),
    ...as('claim', ...NETWORKS.map((network) => `${network}.text`)),
  },
  footer: {
    ...as('ornament', 'text', 'note', 'title', 'action'),
    ...as('contact', 'phone', 'email', 'address'),
    ...fields('claim', 'hours#', ...PAIR),
  },
};

/** `item12.title` as it stands in the table: `item#.title`. */
export const slotPattern = (slot: string): string => slot.replace(/\d+(?=\.)/, '#');

/** What the sample of a slot is. A slot that nobody declared is a claim: what may not be true stays away. */
export function sampleKind(type: Layout['type'], slot: string, kinds = SAMPLE_KINDS): SampleKind {
  return kinds[type][slotPattern(slot)] ?? 'claim';
}

/** The slots of which one at least must say something, or a section of the type has nothing to show. */
export const ESSENTIALS: Readonly<Partial<Record<Layout['type'], RegExp>>> = {
  logos: /^(?:quote|partner\d+\.title)$/,
  left_right_sections: /^(?:title|text|(?:side|point)\d+\.title)$/,
  content: /^(?:title|text|more|ending|quote|note|(?:part|fact|point)\d+\.title)$/,
  stats: /^(?:stat|share)\d+\.title$/,
  testimonials: /^item\d+\.quote$/,
  team: /^member\d+\.name$/,
  pricing: /^(?:plan|item|row)\d+\.title$/,
  tables: /^row\d+\.title$/,
  accordion: /^item\d+\.title$/,
  blog_posts: /^item\d+\.title$/,
  contact: /^(?:phone|mobile|email|address|hours\d+\.title)$/,
  socials: /\.handle$/,
};
