/**
 * Reads a stored design back into the editor. It may be old or incomplete, so each part is read by itself and a part
 * that cannot be read counts as not answered.
 */
import { z } from 'zod';
import { brandingSchema, designSchema, siteTypeSchema, type Branding, type Design } from '#core/design/design.js';
import { countSections } from '#core/design/design-measures.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { sectionsOfLayouts } from '#core/sections/selected-layouts.js';
import { emptyDesign, emptyDesignDraft, type DesignDraft } from '../draft/design-draft.js';
import { addSection } from './design-edits.js';

const text = z.string().catch('');
const looseSchema = z.object({
  siteType: siteTypeSchema.nullable().catch(null),
  websiteFramework: z
    .object({
      method: z.enum(['template', 'dynamic']).nullable().catch(null),
      templateId: z.string().nullable().catch(null),
      dynamicDesign: designSchema.nullable().catch(null),
      selectedLayouts: z.record(z.string(), z.string()).catch({}),
    })
    .catch({ method: null, templateId: null, dynamicDesign: null, selectedLayouts: {} }),
  branding: z
    .object({
      primaryColor: text,
      secondColor: z.unknown().optional(),
      fontFamily: text,
      headingFont: z.unknown().optional(),
      look: z.unknown().optional(),
      customColors: z.unknown().optional(),
      logo: z.unknown().optional(),
    })
    .catch({ primaryColor: '', fontFamily: '' }),
});

type Loose = z.output<typeof looseSchema>;

/** The fields of wizard data, whose free names GraphQL carries as lists; none where it is no record. */
export function storedFields(wizardData: unknown): unknown {
  return isRecord(wizardData) ? fromKeyedLists(wizardData, 'dropped') : {};
}

export interface StoredDesign {
  readonly draft: DesignDraft;
  /** Which answers were found. */
  readonly found: {
    readonly siteType: string | null;
    readonly pages: number;
    /** Empty for none, like `font`. */
    readonly color: string;
    readonly font: string;
  };
}

/** `fields`: see `storedFields`. */
export function readStoredDesign(fields: unknown): StoredDesign {
  const { siteType, websiteFramework, branding } = looseSchema.parse(fields);
  const design = designOf(websiteFramework);
  const { method, templateId } = websiteFramework;
  return {
    draft: {
      ...emptyDesignDraft(),
      siteType,
      method: method ?? (design === null ? null : 'dynamic'),
      templateId,
      design: design ?? emptyDesign(),
      branding: brandingOf(branding),
    },
    found: { siteType, pages: design?.pages.length ?? 0, color: branding.primaryColor, font: branding.fontFamily },
  };
}

const { primaryColor, secondColor, fontFamily, headingFont, customColors, look, logo } = brandingSchema.shape;

/** Each answer by itself: without a colour there may be a logo. What is missing stands as in an empty design. */
function brandingOf(given: Loose['branding']): Branding {
  const blank = emptyDesignDraft().branding;
  return {
    primaryColor: primaryColor.catch(blank.primaryColor).parse(given.primaryColor),
    secondColor: secondColor.catch(undefined).parse(given.secondColor),
    fontFamily: fontFamily.catch(blank.fontFamily).parse(given.fontFamily),
    headingFont: headingFont.catch(undefined).parse(given.headingFont),
    look: look.catch(undefined).parse(given.look),
    customColors: customColors.catch(blank.customColors).parse(given.customColors),
    logo: logo.catch(null).parse(given.logo),
  };
}

/**
 * The stored design, or one rebuilt from the chosen layouts where it has no section (S-107); null where there is
 * neither.
 */
function designOf({ dynamicDesign, selectedLayouts }: Loose['websiteFramework']): Design | null {
  if (dynamicDesign !== null && countSections(dynamicDesign) > 0) return dynamicDesign;
  const known = sectionsOfLayouts(selectedLayouts);
  if (known.length === 0) return dynamicDesign;
  return known.reduce(
    (design, { id, sectionType, layoutId }) => addSection(design, id, sectionType, layoutId),
    onFirstPage(dynamicDesign ?? emptyDesign()),
  );
}

function onFirstPage(design: Design): Design {
  return { ...design, currentPageId: design.pages[0]?.id ?? design.currentPageId };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
