/** The 24 section types and how many layouts each has (specification 1 §3 and §9). */
export const SECTION_COUNTS = {
  headers: 37,
  hero: 42,
  about: 25,
  services: 30,
  contact: 20,
  newsletter: 15,
  footer: 25,
  features: 35,
  gallery: 20,
  testimonials: 15,
  team: 20,
  pricing: 25,
  faqs: 15,
  blog_posts: 20,
  call_to_actions: 20,
  content: 30,
  forms: 15,
  accordion: 15,
  tables: 10,
  stats: 15,
  socials: 10,
  logos: 20,
  left_right_sections: 15,
  full_page: 10,
} as const satisfies Record<string, number>;

export type SectionType = keyof typeof SECTION_COUNTS;
export const SECTION_TYPES = Object.keys(SECTION_COUNTS) as SectionType[];
/** Count for a category that is not in the table. */
export const DEFAULT_SECTION_COUNT = 20;

export function isSectionType(value: string): value is SectionType {
  return Object.hasOwn(SECTION_COUNTS, value);
}

/** Layout ids are `<type>-<n>`, n from 1. */
export function layoutId(type: SectionType, n: number): string {
  return `${type}-${n}`;
}

/** The address of a layout's picture, 480 px wide; null for anything that is not in the catalogue. */
export function layoutPicture(id: string): string | null {
  const layout = parseLayoutId(id);
  return layout && `/designs/${layout.type}/${layout.n}.png`;
}

/** The type and number of a layout id; null for anything that is not one of the catalogue's. */
export function parseLayoutId(id: string): { type: SectionType; n: number } | null {
  const match = /^([a-z_]+)-([1-9]\d?)$/.exec(id);
  if (!match) return null;
  const [, type = '', digits = ''] = match;
  const n = Number(digits);
  return isSectionType(type) && n <= SECTION_COUNTS[type] ? { type, n } : null;
}
