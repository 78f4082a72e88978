/** A full page of a template as the sections that it is drawn with. Pure; the kits of its parts must be loaded. */
import type { CustomData, Design, DesignSection } from '#core/design/design.js';
import { canvasHeight } from '#core/design/design-measures.js';
import { DESIGN } from '#core/limits/limits.js';
import { ownFields } from '#core/sections/form-fields.js';
import { sharedPlaceOf, type SharedPlace } from '#core/design/shared-sections.js';
import { findLayout, layoutOf, layoutsOf, partPrefix } from '../layouts/library.js';
import type { FullPageLayout, Layout, Treatment } from '../section.types.js';

type Part = FullPageLayout['parts'][number];

/** Whether something in the design can be taken apart. */
export function isWhole({ pages }: Design): boolean {
  return pages.some(({ sections }) => sections.some(({ sectionType }) => sectionType === 'full_page'));
}

/**
 * The design with the parts of its full pages as ordinary sections, which keep what was written into them. On a site of
 * one page its header and footer are shared, so that the next pages have them. A page that would become longer than
 * allowed stays. `makeId` gives an id that nothing has yet.
 */
export function takenApart(design: Design, makeId: () => string): Design {
  const pages = design.pages.map((page) => {
    const sections = page.sections.flatMap((section) => partsOf(section, makeId));
    if (sections.length === page.sections.length || sections.length > DESIGN.maxSectionsPerPage) return page;
    return { ...page, ...numbered(page, sections) };
  });
  return pages.length === 1 ? withShared({ ...design, pages }) : { ...design, pages };
}

function numbered({ canvasDimensions }: Design['pages'][number], sections: readonly DesignSection[]) {
  return {
    sections: sections.map((section, order) => ({ ...section, order })),
    canvasDimensions: { ...canvasDimensions, height: canvasHeight(sections.length) },
  };
}

/** The first part keeps the id, since links to the whole lead to it. */
function partsOf(section: DesignSection, makeId: () => string): DesignSection[] {
  const layout = section.sectionType === 'full_page' ? layoutOf(section) : null;
  if (layout?.type !== 'full_page') return [section];
  return layout.parts.flatMap((part, at): DesignSection[] => {
    const found = findLayout(part.layoutId);
    if (!found || found.type === 'full_page') return [];
    const customData = under(partPrefix(layout.parts, at), section.customData);
    const id = at === 0 ? section.id : makeId();
    return [{ id, sectionType: found.type, layoutId: closest(found, part).id, order: at, customData }];
  });
}

/** The values written under a prefix, without it. */
function under(prefix: string, { forms, ...customData }: CustomData): CustomData {
  const fields = ownFields(forms, prefix);
  const kinds = Object.entries(customData).flatMap(([kind, record]) => {
    const own = Object.entries(record ?? {}).filter(([name]) => name.startsWith(prefix));
    return own.length === 0
      ? []
      : [[kind, Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]))]];
  });
  return { ...(Object.fromEntries(kinds) as CustomData), ...(fields && { forms: [{ part: '', fields }] }) };
}

/** The layout of the same composition that is most like the part with its own tone and ornament. */
function closest(layout: Layout, { layoutId: _, ...over }: Part): Layout {
  const wanted: Treatment = { ...layout.treatment, ...over };
  const score = ({ treatment }: Layout): number =>
    (treatment.tone === wanted.tone ? 100 : 0) +
    (treatment.ornament === wanted.ornament ? 10 : 0) +
    (Object.keys(wanted) as (keyof Treatment)[]).filter((key) => treatment[key] === wanted[key]).length;
  const alike = layoutsOf(layout.type).filter(
    (each): each is Layout => each.type !== 'full_page' && each.composition === layout.composition,
  );
  return alike.reduce((best, each) => (score(each) > score(best) ? each : best), layout);
}

/** The first header and the last footer of the only page become those of all pages, where none is shared yet. */
function withShared(design: Design): Design {
  const [page] = design.pages;
  if (!page) return design;
  const first = (place: SharedPlace, sections: readonly DesignSection[]) =>
    design.shared?.[place] ?? sections.find(({ sectionType }) => sharedPlaceOf(sectionType) === place);
  const header = first('header', page.sections);
  const footer = first('footer', page.sections.toReversed());
  const own = page.sections.filter((section) => section !== header && section !== footer);
  if (own.length === page.sections.length) return design;
  const shared = {
    ...(header && { header: { ...header, order: 0 } }),
    ...(footer && { footer: { ...footer, order: 0 } }),
  };
  return { ...design, pages: [{ ...page, ...numbered(page, own) }], shared };
}
