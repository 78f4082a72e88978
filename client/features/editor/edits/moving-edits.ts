/** Several sections moved together, on their page or to another one. Pure. */
import type { Design, DesignPage, DesignSection } from '#core/design/design.js';
import { mapSections, sharedSections } from '#core/design/shared-sections.js';
import { mapSiteLinks } from '#core/design/site-links.js';
import { linkTarget, sectionLink, sectionOfLink } from '#core/sections/link-target.js';
import { mapSectionLinks, sectionLinks } from '#core/sections/section-links.js';
import { onSections } from './design-parts.js';
import { roomOn } from './design-edits.js';

/** Towards the top or the end of a page. */
export type Step = -1 | 1;

/** Each of the sections one place further on its page; those at the end stay, and keep the others behind them. */
export function stepSections(design: Design, sectionIds: readonly string[], by: Step): Design {
  const chosen = new Set(sectionIds);
  return design.pages.reduce((sum, { id }) => onSections(sum, id, (sections) => stepped(sections, chosen, by)), design);
}

/** Whether one of them can go further. */
export function canStep({ sections }: Pick<DesignPage, 'sections'>, sectionIds: readonly string[], by: Step): boolean {
  return stepped(sections, new Set(sectionIds), by) !== sections;
}

function stepped(sections: DesignSection[], chosen: ReadonlySet<string>, by: Step): DesignSection[] {
  const list = by < 0 ? [...sections] : sections.toReversed();
  let isMoved = false;
  for (let at = 1; at < list.length; at += 1) {
    const [before, section] = [list[at - 1], list[at]];
    if (!before || !section || !chosen.has(section.id) || chosen.has(before.id)) continue;
    [list[at - 1], list[at]] = [section, before];
    isMoved = true;
  }
  if (!isMoved) return sections;
  return by < 0 ? list : list.reverse();
}

/**
 * The sections at the end of another page, before a footer of its own; links that led to them lead there. Where they do
 * not all fit, none is moved. A word of the address that another section there has is given up.
 */
export function sendSections(design: Design, sectionIds: readonly string[], pageId: string): Design {
  const target = design.pages.find(({ id }) => id === pageId);
  const sent = sectionsOfOthers(design, sectionIds, pageId);
  if (!target || sent.length === 0 || sent.length > roomOn(target)) return design;
  if (target.sections.some(({ id }) => sent.includes(id))) return design;
  const led = ledTo(design, new Set(sent), pageId);
  const moved = led.pages.flatMap(({ sections }) => sections.filter(({ id }) => sent.includes(id)));
  const without = design.pages.reduce(
    (sum, { id }) =>
      onSections(sum, id, (sections) =>
        sections.some((each) => sent.includes(each.id)) ? sections.filter((each) => !sent.includes(each.id)) : sections,
      ),
    led,
  );
  return onSections(without, pageId, (sections) => {
    const taken = new Set([...sections, ...sharedSections(design)].map(({ anchor }) => anchor));
    const fitting = moved.map(({ anchor, ...section }) => {
      if (anchor === undefined || taken.has(anchor)) return section;
      taken.add(anchor);
      return { ...section, anchor };
    });
    const end = sections.at(-1)?.sectionType === 'footer' ? sections.length - 1 : sections.length;
    return [...sections.slice(0, end), ...fitting, ...sections.slice(end)];
  });
}

function sectionsOfOthers({ pages }: Design, sectionIds: readonly string[], pageId: string): string[] {
  const others = pages.filter(({ id }) => id !== pageId).flatMap(({ sections }) => sections);
  return others.flatMap(({ id }) => (sectionIds.includes(id) ? [id] : []));
}

/** The design with links to the sections leading to the page that they are moved to. */
function ledTo(design: Design, sent: ReadonlySet<string>, pageId: string): Design {
  const led = (link: string): string => {
    const target = linkTarget(link);
    const found = target?.kind === 'section' ? sectionOfLink(target.to, design.pages) : null;
    return found && sent.has(found.sectionId) ? sectionLink(pageId, found.sectionId) : link;
  };
  const inSections = mapSections(design, (section) =>
    sectionLinks(section.customData).some((link) => led(link) !== link)
      ? { ...section, customData: mapSectionLinks(section.customData, led) }
      : section,
  );
  return { ...inSections, ...mapSiteLinks(design, led) };
}
