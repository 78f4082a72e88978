/**
 * How one section is painted instead of as its layout says: the one table of the choices. What is left out is as the
 * layout has it. A full page of a template has no style of its own, since it consists of many sections.
 */
export const SECTION_STYLE = {
  /** The colours of its background and of everything on it (sitekit/design/brand.ts). */
  tone: ['plain', 'soft', 'tint', 'brand', 'ink'],
  /** The shape of its upper edge; no layout has one. */
  divider: ['slant', 'wave', 'arc', 'peak'],
  /** Drawn on its background. */
  pattern: ['none', 'dots', 'grid', 'girih', 'arches'],
} as const;

export type SectionStyleKey = keyof typeof SECTION_STYLE;
export type SectionStyleValue<Key extends SectionStyleKey> = (typeof SECTION_STYLE)[Key][number];
export type SectionStyle = { [Key in SectionStyleKey]?: SectionStyleValue<Key> | undefined };

export const SECTION_STYLE_KEYS = Object.keys(SECTION_STYLE) as SectionStyleKey[];
