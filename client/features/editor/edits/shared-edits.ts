/** Making a header or footer shared by all pages, and a page's own again (decision 074). Pure. */
import type { Design, DesignSection } from '#core/design/design.js';
import { SHARED_PLACES, sharedPlaceOf, sharedSections, type SharedPlace } from '#core/design/shared-sections.js';
import { withFreeAnchor } from './anchors.js';
import { insertAt, onSections, stillRemoved } from './design-parts.js';

function withShared({ shared, ...design }: Design, place: SharedPlace, section: DesignSection | undefined): Design {
  const put = (at: SharedPlace) => (at === place ? section && { ...section, order: 0 } : shared?.[at]);
  const [header, footer] = [put('header'), put('footer')];
  if (!header && !footer) return design;
  return { ...design, shared: { ...(header && { header }), ...(footer && { footer }) } };
}

/** The design with the shared section of this id changed; null where no shared section has it. */
export function onShared(
  design: Design,
  sectionId: string,
  edit: (section: DesignSection) => DesignSection,
): Design | null {
  const section = sharedSections(design).find(({ id }) => id === sectionId);
  const place = section && sharedPlaceOf(section.sectionType);
  if (!section || !place) return null;
  const edited = edit(section);
  return edited === section ? design : withShared(design, place, edited);
}

/** A new shared section; where there is one already, it takes the new layout and keeps what was written into it. */
export function shareNew(design: Design, place: SharedPlace, section: DesignSection): Design {
  const before = design.shared?.[place];
  return withShared(design, place, before ? { ...before, layoutId: section.layoutId } : section);
}

const isCopy = (section: DesignSection, of: DesignSection): boolean =>
  section.layoutId === of.layoutId && JSON.stringify(section.customData) === JSON.stringify(of.customData);

/**
 * A header or footer of a page becomes that of all pages. Equal copies on other pages go; a page whose own is another
 * one keeps it.
 */
export function shareSection(design: Design, sectionId: string): Design {
  const section = design.pages.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId);
  const place = section && sharedPlaceOf(section.sectionType);
  if (!section || !place) return design;
  const without = design.pages.reduce(
    (sum: Design, page) =>
      onSections(sum, page.id, (sections) => {
        const kept = sections.filter((each) => each.sectionType !== section.sectionType || !isCopy(each, section));
        return kept.length === sections.length ? sections : kept;
      }),
    design,
  );
  return withShared(without, place, withFreeAnchor(without, null, section));
}

/** Takes a shared section away from all pages; null where no shared section has this id. */
export function removeShared(design: Design, sectionId: string): Design | null {
  const section = sharedSections(design).find(({ id }) => id === sectionId);
  const place = section && sharedPlaceOf(section.sectionType);
  return place ? withShared(design, place, undefined) : null;
}

/** The shared section back where it was. */
export function restoreShared(design: Design, section: DesignSection): Design {
  const place = sharedPlaceOf(section.sectionType);
  if (place === null || stillRemoved(design, [section]).length === 0) return design;
  return withShared(design, place, withFreeAnchor(design, null, section));
}

/** A copy for one page, under an id of its own; the other pages go on sharing, and its word stays with them. */
export function detachShared(design: Design, place: SharedPlace, pageId: string, id: string): Design {
  const shared = design.shared?.[place];
  if (!shared) return design;
  const { anchor: _, ...section } = shared;
  return onSections(design, pageId, (sections) =>
    sections.some(({ sectionType }) => sectionType === SHARED_PLACES[place])
      ? sections
      : insertAt(sections, place === 'header' ? 0 : sections.length, { ...section, id }),
  );
}
