/** Suggestions to the owner for a design before it is ordered or published; none of them blocks it. */
import type { SectionType } from '#core/catalogue.js';
import { designSchema, siteTypeSchema, type WizardData } from '#core/design/design.js';
import type { FindingKind } from '#sitekit/index.js';
import { SECTION_NAMES } from '#core/sections/section-names.js';
import { MENDING } from './design/designs.messages.js';

export interface DesignWarning {
  readonly code: FindingKind;
  /** How many texts or calls; 1 for what there is one of. */
  readonly count: number;
  /**
   * The page of the section; for a section that every page shares, the first page that shows it. Null for the whole
   * site.
   */
  readonly pageId: string | null;
  readonly sectionId: string | null;
  readonly sectionType: SectionType | null;
  /** Persian. */
  readonly message: string;
  /** How it is mended, Persian. */
  readonly advice: string;
}

/** A design with what its samples depend on. */
export type CheckedDesign = Pick<WizardData, 'siteType'> & {
  readonly websiteFramework: Pick<WizardData['websiteFramework'], 'dynamicDesign' | 'templateId'>;
};

/** The findings of the designer itself, the most urgent first; none for a design without sections. */
export async function designWarnings({ siteType, websiteFramework }: CheckedDesign): Promise<readonly DesignWarning[]> {
  const { dynamicDesign: design, templateId } = websiteFramework;
  if (design.pages.every(({ sections }) => sections.length === 0)) return [];
  // Hundreds of modules, which the server starts without.
  const { FINDING_TEXTS, findingsOf, tradeOf } = await import('#sitekit/index.js');
  const trade = tradeOf(templateId, siteType, design.facts?.trade);
  return findingsOf({ design, trade, templateId: templateId ?? null }).map((finding) => {
    const { kind: code, count, pageId = null, sectionId = null, sectionType = null } = finding;
    const page = design.pages.find(({ id }) => id === pageId)?.name ?? '';
    const message = FINDING_TEXTS[code]({ count, page, section: sectionType ? SECTION_NAMES[sectionType] : '' });
    return { code, count, pageId, sectionId, sectionType, message, advice: MENDING[code] };
  });
}

/**
 * The suggestions for a wizard that may be unfinished, as `normalizeWizardData` gives it: none until its design can be
 * read.
 */
export async function partialWarnings(wizard: Readonly<Record<string, unknown>>): Promise<readonly DesignWarning[]> {
  const { siteType, websiteFramework } = wizard as Partial<CheckedDesign>;
  const design = designSchema.safeParse(websiteFramework?.dynamicDesign);
  if (!design.success) return [];
  const templateId = typeof websiteFramework?.templateId === 'string' ? websiteFramework.templateId : undefined;
  const known = siteTypeSchema.default('personal').catch('personal').parse(siteType);
  return designWarnings({ siteType: known, websiteFramework: { dynamicDesign: design.data, templateId } });
}
