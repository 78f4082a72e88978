/** How one section is painted, as a pure function. */
import type { Design } from '#core/design/design.js';
import type { SectionStyleKey, SectionStyleValue } from '#core/sections/section-style.js';
import { onSection } from './design-edits.js';

/** One choice; null: as the layout has it. */
export type StyleEdit = {
  [Key in SectionStyleKey]: {
    readonly sectionId: string;
    readonly key: Key;
    readonly value: SectionStyleValue<Key> | null;
  };
}[SectionStyleKey];

/** A style without any choice is left out. A full page has none. */
export function styleSection(design: Design, { sectionId, key, value }: StyleEdit): Design {
  return onSection(design, sectionId, (section) => {
    const { style: before = {}, ...customData } = section.customData;
    if (section.sectionType === 'full_page' || (before[key] ?? null) === value) return section;
    const { [key]: _, ...others } = before;
    const style = value === null ? others : { ...others, [key]: value };
    return { ...section, customData: Object.keys(style).length > 0 ? { ...customData, style } : customData };
  });
}

/** Restores the style of the layout. */
export function resetStyle(design: Design, sectionId: string): Design {
  return onSection(design, sectionId, (section) => {
    const { style, ...customData } = section.customData;
    return style === undefined ? section : { ...section, customData };
  });
}
