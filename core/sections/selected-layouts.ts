/**
 * The documents let a wizard name a layout for each type of section instead of listing sections (S-088, S-107). Client
 * and server rebuild the same design from them, so that such a wizard is valid and priced alike on both sides. Pure.
 */
import { isSectionType, parseLayoutId, type SectionType } from '../catalogue.js';

export interface SelectedSection {
  readonly id: string;
  readonly sectionType: SectionType;
  readonly layoutId: string;
  readonly order: number;
  readonly customData: Record<string, never>;
}

/**
 * One section for each type with a known layout, in the order they were named. Names without a layout of their type are
 * left out; without any the answer is empty.
 */
export function sectionsOfLayouts(selectedLayouts: Readonly<Record<string, unknown>>): SelectedSection[] {
  const known = Object.entries(selectedLayouts).flatMap(([type, layoutId]) =>
    isSectionType(type) && typeof layoutId === 'string' && parseLayoutId(layoutId)?.type === type
      ? [{ sectionType: type, layoutId }]
      : [],
  );
  return known.map(({ sectionType, layoutId }, order) => ({
    id: `section-${sectionType}`,
    sectionType,
    layoutId,
    order,
    customData: {},
  }));
}
