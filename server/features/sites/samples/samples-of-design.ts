/** Samples of ours in a design, as its site showed them before they were held back. */
import type { SiteDesign } from '../drafts/site-design.js';
import type { SectionWithSamplesType } from './sample-review.types.js';

/** Hundreds of modules, which the server starts without. */
const loadKit = () => import('../../../../sitekit/index.js');

/** What the next build of the design leaves out, by pages and sections. */
export async function samplesOf(design: SiteDesign): Promise<readonly SectionWithSamplesType[]> {
  const { heldBack, tradeOf } = await loadKit();
  const { dynamicDesign, templateId } = design.websiteFramework;
  const held = heldBack(dynamicDesign, tradeOf(templateId, design.siteType, dynamicDesign.facts?.trade));
  return held.map(({ parts, ...place }) => ({
    ...place,
    texts: parts.flatMap(({ slots }) =>
      slots.map(({ label, text, kind }) => ({ label, text, canBeConfirmed: kind === 'claim' })),
    ),
  }));
}

/** The design with the claims of one section as its owner's own words; the same one where there are none. */
export async function withConfirmed(design: SiteDesign, sectionId: string): Promise<SiteDesign> {
  const { confirmSection, tradeOf } = await loadKit();
  const { websiteFramework, siteType } = design;
  const { dynamicDesign, templateId } = websiteFramework;
  const trade = tradeOf(templateId, siteType, dynamicDesign.facts?.trade);
  return {
    ...design,
    websiteFramework: { ...websiteFramework, dynamicDesign: confirmSection(dynamicDesign, trade, sectionId) },
  };
}

/** Whether the owner has given the site no name. */
export function lacksName({ websiteFramework }: SiteDesign): boolean {
  return !websiteFramework.dynamicDesign.facts?.name;
}
