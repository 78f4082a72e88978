/** What can be done to a design, as pure functions (specification 1 §4 "Wizard"). Ids are made by the caller. */
import { layoutId, parseLayoutId, type SectionType } from '../../../../../core/catalogue.js';
import type { DesignFacts } from '../../../../../core/design-facts.js';
import type { Design, DesignPage, DesignSection } from '../../../../../core/design.js';
import { canvasHeight } from '../../../../../core/design-measures.js';
import { CANVAS, DESIGN } from '../../../../../core/limits.js';
import { wizardNames } from '../../messages/wizard-names.messages.js';
import type { WizardAction } from './wizard-actions.js';
import { emptyDesign } from '../drafts/wizard-draft.js';

export function currentPage(design: Design): DesignPage {
  const page = design.pages.find((each) => each.id === design.currentPageId) ?? design.pages[0];
  if (page === undefined) throw new RangeError('a design has at least one page');
  return page;
}

/** Named «صفحه n», 1200 by 800, shown at once. The name takes the next free number. */
export function addPage(design: Design, id: string): Design {
  if (design.pages.length >= DESIGN.maxPages) return design;
  const names = new Set(design.pages.map((page) => page.name));
  let number = design.pages.length + 1;
  while (names.has(wizardNames.pageName(number))) number += 1;
  const page: DesignPage = {
    id,
    name: wizardNames.pageName(number),
    sections: [],
    canvasDimensions: { width: CANVAS.width.default, height: CANVAS.height.default },
  };
  return { ...design, pages: [...design.pages, page], currentPageId: id };
}

/** A copy beside the page, with the same sections under ids of their own; it is shown at once. */
export function duplicatePage(design: Design, pageId: string, id: string): Design {
  const index = design.pages.findIndex((page) => page.id === pageId);
  const page = design.pages[index];
  if (page === undefined || design.pages.length >= DESIGN.maxPages) return design;
  const names = new Set(design.pages.map((each) => each.name));
  const base = page.name.slice(0, 60);
  let number = 1;
  while (names.has(wizardNames.copyName(base, number))) number += 1;
  const sections = page.sections.map((section, order) => ({ ...section, id: `${id}-${order}` }));
  const copy = { ...page, ...withoutSlug(page), id, name: wizardNames.copyName(base, number), sections };
  return { ...design, pages: insertAt(design.pages, index + 1, copy), currentPageId: id };
}

/** Two pages cannot have one address: the copy gets its own from its name. */
function withoutSlug({ seo }: DesignPage): Pick<DesignPage, 'seo'> {
  if (!seo) return {};
  const { slug: _, ...rest } = seo;
  return { seo: rest };
}

/** An empty name changes nothing. */
export function renamePage(design: Design, pageId: string, name: string): Design {
  const trimmed = name.trim().slice(0, 80);
  if (trimmed === '') return design;
  return onPage(design, pageId, (page) => ({ ...page, name: trimmed }));
}

/** The last page stays. The neighbour of a removed current page is shown. */
export function removePage(design: Design, pageId: string): Design {
  const index = design.pages.findIndex((page) => page.id === pageId);
  if (index < 0 || design.pages.length === 1) return design;
  const pages = design.pages.filter((page) => page.id !== pageId);
  const neighbour = pages[Math.max(0, index - 1)];
  const currentPageId = design.currentPageId === pageId && neighbour ? neighbour.id : design.currentPageId;
  return { ...design, pages, currentPageId };
}

export function restorePage(design: Design, page: DesignPage, index: number): Design {
  if (design.pages.some((each) => each.id === page.id) || design.pages.length >= DESIGN.maxPages) return design;
  return { ...design, pages: insertAt(design.pages, index, page), currentPageId: page.id };
}

export function switchPage(design: Design, pageId: string): Design {
  return design.pages.some((page) => page.id === pageId) ? { ...design, currentPageId: pageId } : design;
}

/** S-103: appended at the end, with the first-numbered layout unless another was picked. */
export function addSection(design: Design, id: string, sectionType: SectionType, layout?: string): Design {
  const chosen =
    layout !== undefined && parseLayoutId(layout)?.type === sectionType ? layout : layoutId(sectionType, 1);
  return onSections(design, design.currentPageId, (sections) =>
    sections.length >= DESIGN.maxSectionsPerPage
      ? sections
      : [...sections, { id, sectionType, layoutId: chosen, order: sections.length, customData: {} }],
  );
}

export function removeSection(design: Design, sectionId: string): Design {
  return onSections(design, pageOf(design, sectionId), (sections) =>
    sections.filter((section) => section.id !== sectionId),
  );
}

export function restoreSection(design: Design, pageId: string, section: DesignSection, index: number): Design {
  return onSections(design, pageId, (sections) =>
    sections.some((each) => each.id === section.id) || sections.length >= DESIGN.maxSectionsPerPage
      ? sections
      : insertAt(sections, index, section),
  );
}

/** To another place on its page; past the ends nothing happens. */
export function moveSection(design: Design, sectionId: string, to: number): Design {
  return onSections(design, pageOf(design, sectionId), (sections) => {
    const moved = sections.find((section) => section.id === sectionId);
    if (moved === undefined || to < 0 || to >= sections.length) return sections;
    return insertAt(
      sections.filter((section) => section !== moved),
      to,
      moved,
    );
  });
}

/** The next or previous of `layouts` (the library's ids for the section's type), around the ends. */
export function stepLayout(design: Design, sectionId: string, by: 1 | -1, layouts: readonly string[]): Design {
  return onSection(design, sectionId, (section) => {
    const at = layouts.indexOf(section.layoutId);
    const next = layouts[(at + by + layouts.length) % layouts.length];
    return next === undefined ? section : { ...section, layoutId: next };
  });
}

export function pickLayout(design: Design, sectionId: string, layout: string): Design {
  return onSection(design, sectionId, (section) =>
    parseLayoutId(layout)?.type === section.sectionType ? { ...section, layoutId: layout } : section,
  );
}

const held = (px: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, Math.round(px)));

/** The shown page's canvas in px: width held to 300–2000, height to 400–3000. */
export function resizeCanvas(design: Design, size: { readonly width?: number; readonly height?: number }): Design {
  const given = [size.width, size.height].filter((px) => px !== undefined);
  if (!given.every(Number.isFinite)) return design;
  return onPage(design, design.currentPageId, (page) => {
    const { width, height } = page.canvasDimensions;
    const next = {
      width: size.width === undefined ? width : held(size.width, CANVAS.width),
      height: size.height === undefined ? height : held(size.height, CANVAS.height),
    };
    return next.width === width && next.height === height ? page : { ...page, canvasDimensions: next };
  });
}

/** Longest texts and addresses that a section keeps; core's schema refuses more. */
const LONGEST = { texts: 4000, images: 2_000_000, links: 500 } as const;

/** Puts the customer's own text, picture or link into a slot; null takes it away again. */
export function editContent(
  design: Design,
  { sectionId, kind, slot, value }: Omit<Extract<WizardAction, { type: 'contentEdited' }>, 'type'>,
): Design {
  if (value !== null && value.length > LONGEST[kind]) return design;
  return onSection(design, sectionId, (section) => {
    const { [slot]: before, ...others } = section.customData[kind] ?? {};
    if ((before ?? null) === value) return section;
    const { [kind]: _, ...rest } = section.customData;
    const edited = value === null ? others : { ...others, [slot]: value };
    return { ...section, customData: Object.keys(edited).length > 0 ? { ...rest, [kind]: edited } : rest };
  });
}

/** Undefined where nothing is said of the site any more. */
export function editFacts({ facts: _, ...design }: Design, facts: DesignFacts | undefined): Design {
  return facts === undefined ? design : { ...design, facts };
}

/** S-090: choosing to work from a template begins with one main page that holds one full_page section. */
export function templateStart(sectionId: string): Design {
  return addSection(emptyDesign(), sectionId, 'full_page');
}

function pageOf(design: Design, sectionId: string): string {
  return design.pages.find((page) => page.sections.some((section) => section.id === sectionId))?.id ?? '';
}

function onPage(design: Design, pageId: string, edit: (page: DesignPage) => DesignPage): Design {
  const pages = design.pages.map((page) => (page.id === pageId ? edit(page) : page));
  return pages.every((page, index) => page === design.pages[index]) ? design : { ...design, pages };
}

/** Keeps the order numbers 0, 1, 2 … and the height of the canvas true to the sections. */
function onSections(design: Design, pageId: string, edit: (sections: DesignSection[]) => DesignSection[]): Design {
  return onPage(design, pageId, (page) => {
    const edited = edit(page.sections);
    if (edited === page.sections) return page;
    const sections = edited.map((section, order) => (section.order === order ? section : { ...section, order }));
    return { ...page, sections, canvasDimensions: { ...page.canvasDimensions, height: canvasHeight(sections.length) } };
  });
}

function onSection(design: Design, sectionId: string, edit: (section: DesignSection) => DesignSection): Design {
  return onPage(design, pageOf(design, sectionId), (page) => {
    const sections = page.sections.map((section) => (section.id === sectionId ? edit(section) : section));
    return sections.every((section, index) => section === page.sections[index]) ? page : { ...page, sections };
  });
}

function insertAt<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}
