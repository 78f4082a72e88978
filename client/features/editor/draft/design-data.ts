/** From what is designed to the documented fields of it (`wizardDataSchema` of core), and its measures. Pure. */
import type { Design } from '#core/design/design.js';
import { countSections } from '#core/design/design-measures.js';
import { isFileReference } from '#core/design/file-reference.js';
import { allSections } from '#core/design/shared-sections.js';
import { WIZARD } from '#core/limits/limits.js';
import { sortedKeys } from '#client/lib/sorted-keys.js';
import { withoutPlace, type DesignDraft } from './design-draft.js';

interface DesignMeasures {
  readonly pages: number;
  /** A design without a section is counted with four sections a page (S-134). */
  readonly sections: number;
  readonly hasLogo: boolean;
}

export function measuresOf({ design, branding }: DesignDraft): DesignMeasures {
  const pages = design.pages.length;
  return {
    pages,
    sections: countSections(design) || pages * WIZARD.defaultSectionsPerPage,
    hasLogo: branding.logo !== null,
  };
}

/** The first layout of each type over all pages. */
function selectedLayouts(design: Design): Record<string, string> {
  const layouts: Record<string, string> = {};
  for (const section of allSections(design)) layouts[section.sectionType] ??= section.layoutId;
  return layouts;
}

/** The longest name the documented record takes. */
const UPLOAD_KEY = 60;

/** The pictures that are the customer's assets, by section and slot. Those of a guest become some with the order. */
function uploadedImages(design: Design): Record<string, string> {
  const images = allSections(design).flatMap(({ id, customData }) =>
    Object.entries(customData.images ?? {}).map(([slot, image]) => [`${id}.${slot}`, image] as const),
  );
  return Object.fromEntries(images.filter(([key, image]) => isFileReference(image) && key.length <= UPLOAD_KEY));
}

/** S-099 and S-100: the documented fields of a design, in the documented places. */
export function toDesignData(draft: DesignDraft) {
  const { design } = draft;
  const isMulti = design.pages.length > 1;
  const pageMode = isMulti ? ('multi' as const) : ('single' as const);
  return {
    siteType: draft.siteType ?? ('personal' as const),
    pageMode,
    modules: Object.keys(selectedLayouts(design)),
    websiteFramework: {
      ...(draft.method && { method: draft.method }),
      ...(draft.templateId && { templateId: draft.templateId }),
      dynamicDesign: design,
      selectedLayouts: selectedLayouts(design),
      uploadedImages: uploadedImages(design),
      pageStructure: pageMode,
      customPages: design.pages.map((page) => page.name),
      ...(design.pages[0] && { canvasDimensions: design.pages[0].canvasDimensions }),
    },
    branding: draft.branding,
  };
}

/**
 * The content that two copies of a design must have in common to be equal. What was only typed, or looked at, is no
 * part of it.
 */
export function designContentOf({ siteType, method, templateId, design, branding }: DesignDraft): string {
  return JSON.stringify(sortedKeys({ siteType, method, templateId, design: withoutPlace(design), branding }));
}
