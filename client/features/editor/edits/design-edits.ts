/** Edits of a design as pure functions (specification 1 §4 "Wizard"). Ids are made by the caller. */
import { layoutId, parseLayoutId, type SectionType } from '#core/catalogue.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { CustomData, Design, DesignPage, DesignSection } from '#core/design/design.js';
import { CANVAS, DESIGN, PICTURES } from '#core/limits/limits.js';
import { CROP_LENGTH, focalPointAfterCrop } from '#core/sections/picture-crop.js';
import { VIDEO_LENGTH } from '#core/sections/video.js';
import { sharedPlaceOf } from '#core/design/shared-sections.js';
import type { ContentKind, EditorAction, RemovedSection } from './editor-actions.js';
import { emptyDesign } from '../draft/design-draft.js';
import { pageOfSection, withFreeAnchor } from './anchors.js';
import { insertAt, onPage, onSections, stillRemoved } from './design-parts.js';
import { onShared, removeShared, shareNew } from './shared-edits.js';

export function currentPage(design: Design): DesignPage {
  const page = design.pages.find((each) => each.id === design.currentPageId) ?? design.pages[0];
  if (page === undefined) throw new RangeError('a design has at least one page');
  return page;
}

/**
 * S-103: appended at the end, with the first-numbered layout unless another was picked. A header or footer may be
 * shared by all pages instead.
 */
export function addSection(
  design: Design,
  id: string,
  sectionType: SectionType,
  layout?: string,
  isShared = false,
): Design {
  const chosen =
    layout !== undefined && parseLayoutId(layout)?.type === sectionType ? layout : layoutId(sectionType, 1);
  const place = isShared ? sharedPlaceOf(sectionType) : null;
  if (place !== null) return shareNew(design, place, { id, sectionType, layoutId: chosen, order: 0, customData: {} });
  return onSections(design, design.currentPageId, (sections) =>
    sections.length >= DESIGN.maxSectionsPerPage
      ? sections
      : [...sections, { id, sectionType, layoutId: chosen, order: sections.length, customData: {} }],
  );
}

/** The sections that still fit on a page. */
export const roomOn = ({ sections }: Pick<DesignPage, 'sections'>): number =>
  DESIGN.maxSectionsPerPage - sections.length;

/**
 * Sections put into a page, after one of its own or, where `afterId` is none of them, at the end. Where they do not
 * all fit, or one of their ids is taken, none is put in.
 */
export function insertSections(
  design: Design,
  pageId: string,
  afterId: string | null,
  inserted: readonly DesignSection[],
): Design {
  const taken = new Set(design.pages.flatMap(({ sections }) => sections.map(({ id }) => id)));
  if (inserted.length === 0 || inserted.some(({ id }) => taken.has(id))) return design;
  return onSections(design, pageId, (sections) => {
    if (inserted.length > roomOn({ sections })) return sections;
    const after = sections.findIndex(({ id }) => id === afterId);
    const at = after < 0 ? sections.length : after + 1;
    return [...sections.slice(0, at), ...inserted, ...sections.slice(at)];
  });
}

/** Sections of pages, and shared ones. */
export function removeSections(design: Design, sectionIds: readonly string[]): Design {
  return sectionIds.reduce((sum, id) => removeShared(sum, id) ?? removeOwn(sum, id), design);
}

function removeOwn(design: Design, sectionId: string): Design {
  return onSections(design, pageOf(design, sectionId), (sections) =>
    sections.filter((section) => section.id !== sectionId),
  );
}

/** Back on their page, in the order of the places that they had; a word that another section has by now is left out. */
export function restoreSections(design: Design, pageId: string, removed: readonly RemovedSection[]): Design {
  const inOrder = removed.toSorted((a, b) => a.index - b.index);
  return inOrder.reduce((sum, { section, index }) => restoreSection(sum, pageId, section, index), design);
}

function restoreSection(design: Design, pageId: string, section: DesignSection, index: number): Design {
  if (stillRemoved(design, [section]).length === 0) return design;
  return onSections(design, pageId, (sections) =>
    sections.length >= DESIGN.maxSectionsPerPage
      ? sections
      : insertAt(sections, index, withFreeAnchor(design, pageId, section)),
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
    return next === undefined ? section : withLayout(section, next);
  });
}

/** A full page of a template has the parts of its new layout from now on. */
function withLayout({ template: _, ...section }: DesignSection, layoutId: string): DesignSection {
  return { ...section, layoutId };
}

export function pickLayout(design: Design, sectionId: string, layout: string): Design {
  return onSection(design, sectionId, (section) =>
    parseLayoutId(layout)?.type === section.sectionType ? withLayout(section, layout) : section,
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
const LONGEST = {
  texts: 4000,
  images: 2_000_000,
  links: 500,
  pictureTexts: PICTURES.altText,
  focalPoints: 7,
  crops: CROP_LENGTH,
  videos: VIDEO_LENGTH,
} as const satisfies Record<ContentKind, number>;

/** Puts the customer's own text, picture or link into a slot; null takes it away again. */
export function editContent(
  design: Design,
  { sectionId, kind, slot, value }: Omit<Extract<EditorAction, { type: 'contentEdited' }>, 'type'>,
): Design {
  if (value !== null && value.length > LONGEST[kind]) return design;
  return onSection(design, sectionId, (section) => {
    const { customData } = section;
    if ((customData[kind]?.[slot] ?? null) === value) return section;
    const beside = besideContent(customData, { kind, slot, value });
    return { ...section, customData: withEntry(beside, kind, slot, value) };
  });
}

type SlotEdit = Pick<Extract<EditorAction, { type: 'contentEdited' }>, 'kind' | 'slot' | 'value'>;

/** Other content that an edit changes: the description of a picture goes with it. */
function besideContent(data: CustomData, { kind, slot, value }: SlotEdit): CustomData {
  if (kind === 'crops') {
    const point = focalPointAfterCrop(data.focalPoints?.[slot], data.crops?.[slot], value);
    return withEntry(data, 'focalPoints', slot, point);
  }
  if (kind !== 'images') return data;
  const about = ['pictureTexts', 'focalPoints', 'crops'] as const;
  return about.reduce((left, each) => withEntry(left, each, slot, null), data);
}

/** The data with this entry, or without it; a record without entries is left out. */
function withEntry(data: CustomData, kind: ContentKind, slot: string, value: string | null): CustomData {
  const { [kind]: { [slot]: _, ...others } = {}, ...rest } = data;
  const record = value === null ? others : { ...others, [slot]: value };
  return Object.keys(record).length > 0 ? { ...rest, [kind]: record } : rest;
}

/** Undefined where nothing is said of the site any more. */
export function editFacts({ facts: _, ...design }: Design, facts: DesignFacts | undefined): Design {
  return facts === undefined ? design : { ...design, facts };
}

/** S-090: choosing to work from a template begins with one main page that holds one full_page section. */
export function templateStart(sectionId: string): Design {
  return addSection(emptyDesign(), sectionId, 'full_page');
}

const pageOf = (design: Design, sectionId: string): string => pageOfSection(design, sectionId) ?? '';

/** The section with this id, of a page or shared, as `edit` makes it. */
export function onSection(design: Design, sectionId: string, edit: (section: DesignSection) => DesignSection): Design {
  return onShared(design, sectionId, edit) ?? onSectionOfPage(design, sectionId, edit);
}

function onSectionOfPage(design: Design, sectionId: string, edit: (section: DesignSection) => DesignSection): Design {
  return onPage(design, pageOf(design, sectionId), (page) => {
    const sections = page.sections.map((section) => (section.id === sectionId ? edit(section) : section));
    return sections.every((section, index) => section === page.sections[index]) ? page : { ...page, sections };
  });
}
