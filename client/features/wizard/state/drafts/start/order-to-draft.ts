/**
 * An order that exists, back into the wizard. What is stored may be old or incomplete, so each part
 * is read by itself and a part that cannot be read counts as not answered.
 */
import { z } from 'zod';
import {
  brandingSchema,
  designSchema,
  extraDomainSchema,
  siteTypeSchema,
  type Branding,
  type Design,
} from '#core/design/design.js';
import { countSections } from '#core/design/design-measures.js';
import { DEFAULT_EXTENSION } from '#core/sites/domain-name.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { SERVICE_KEYS } from '#core/pricing/price-list.js';
import { sectionsOfLayouts } from '#core/sections/selected-layouts.js';
import { addSection } from '../../edits/design-edits.js';
import { emptyDesign, newDraft, type WizardDraft } from '../wizard-draft.js';
import { resumeStep, type Answers } from '../../wizard-rules.js';

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
      fontFamily: text,
      headingFont: z.unknown().optional(),
      look: z.unknown().optional(),
      customColors: z.unknown().optional(),
      logo: z.unknown().optional(),
    })
    .catch({ primaryColor: '', fontFamily: '' }),
  userInfo: z
    .object({
      domain: text,
      domainExtension: z.string().catch(DEFAULT_EXTENSION),
      additionalDomains: z.array(extraDomainSchema).catch([]),
    })
    .catch({ domain: '', domainExtension: DEFAULT_EXTENSION, additionalDomains: [] }),
  additionalServices: z.record(z.string(), z.boolean()).catch({}),
  additionalServicesList: z.array(z.string()).catch([]),
  pricing: z
    .object({
      billing: z.enum(['monthly', 'annual']).catch('monthly'),
      couponCode: z.string().nullable().catch(null),
      additionalServices: z.array(z.string()).catch([]),
      customizationLevel: z
        .array(z.number())
        .max(5)
        .catch(() => newDraft().customizationLevel),
      rushDelivery: z.boolean().catch(false),
    })
    .catch(() => ({
      billing: 'monthly' as const,
      couponCode: null,
      additionalServices: [],
      customizationLevel: newDraft().customizationLevel,
      rushDelivery: false,
    })),
});

type Loose = z.output<typeof looseSchema>;

export interface StoredOrder {
  readonly wizardData: unknown;
  readonly title: string;
  readonly description: string | null;
  readonly comments: string | null;
  readonly priceToman: number;
}

/** The draft, opened at the step where the order's answers stop. */
export function draftOfOrder(order: StoredOrder): WizardDraft {
  const data = looseSchema.parse(isRecord(order.wizardData) ? fromKeyedLists(order.wizardData, 'dropped') : {});
  const blank = newDraft();
  const design = designOf(data);
  const step = resumeStep(answersOf(data, design, order.priceToman));
  return {
    ...blank,
    siteType: data.siteType,
    method: data.websiteFramework.method ?? (design === null ? null : 'dynamic'),
    templateId: data.websiteFramework.templateId,
    design: design ?? emptyDesign(),
    branding: brandingOf(data.branding, blank.branding),
    domain: { label: data.userInfo.domain, extension: data.userInfo.domainExtension, check: null },
    extraDomains: data.userInfo.additionalDomains,
    services: SERVICE_KEYS.filter(
      (key) =>
        data.additionalServices[key] === true ||
        data.additionalServicesList.includes(key) ||
        data.pricing.additionalServices.includes(key) ||
        (key === 'rushDelivery' && data.pricing.rushDelivery),
    ),
    billing: data.pricing.billing,
    customizationLevel: data.pricing.customizationLevel,
    couponCode: data.pricing.couponCode,
    order: { title: order.title, description: order.description ?? '', comments: order.comments ?? '' },
    step,
    furthest: step,
  };
}

function answersOf(data: Loose, design: Design | null, totalToman: number): Answers {
  return {
    siteType: data.siteType,
    pages: design?.pages.length ?? 0,
    color: data.branding.primaryColor,
    font: data.branding.fontFamily,
    domain: data.userInfo.domain,
    totalToman,
  };
}

const { primaryColor, fontFamily, headingFont, customColors, look, logo } = brandingSchema.shape;

/** Each answer by itself: without a colour there may be a logo. What is missing stands as in a new wizard. */
function brandingOf(given: Loose['branding'], blank: Branding): Branding {
  return {
    primaryColor: primaryColor.catch(blank.primaryColor).parse(given.primaryColor),
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
function designOf(data: Loose): Design | null {
  const { dynamicDesign, selectedLayouts } = data.websiteFramework;
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
