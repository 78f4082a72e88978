/** One page, its sections or a list of a design changed, everything else the same object as before. Pure. */
import type { Design, DesignPage, DesignSection } from '#core/design/design.js';
import { canvasHeight } from '#core/design/design-measures.js';
import { allSections } from '#core/design/shared-sections.js';

export function onPage(design: Design, pageId: string, edit: (page: DesignPage) => DesignPage): Design {
  const pages = design.pages.map((page) => (page.id === pageId ? edit(page) : page));
  return pages.every((page, index) => page === design.pages[index]) ? design : { ...design, pages };
}

/** Keeps the order numbers 0, 1, 2 … and the height of the canvas true to the sections. */
export function onSections(
  design: Design,
  pageId: string,
  edit: (sections: DesignSection[]) => DesignSection[],
): Design {
  return onPage(design, pageId, (page) => {
    const edited = edit(page.sections);
    if (edited === page.sections) return page;
    const sections = edited.map((section, order) => (section.order === order ? section : { ...section, order }));
    return { ...page, sections, canvasDimensions: { ...page.canvasDimensions, height: canvasHeight(sections.length) } };
  });
}

/**
 * Those of removed sections that are still missing from the design. The others are in it again, perhaps on another page
 * or shared by all, because their removal was undone before they were asked back.
 */
export function stillRemoved(design: Design, removed: readonly DesignSection[]): DesignSection[] {
  const present = new Set(allSections(design).map(({ id }) => id));
  return removed.filter(({ id }) => !present.has(id));
}

export function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** The item at `from`, put where `to` was; the list itself where there is no such place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) return list;
  return insertAt(
    list.filter((_, at) => at !== from),
    to,
    item,
  );
}
