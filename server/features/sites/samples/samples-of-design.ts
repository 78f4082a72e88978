/** Samples of ours in a design, as its site showed them before they were held back. */
import type { SiteDesign } from '../drafts/site-design.js';
import type { SectionWithSamplesType } from './sample-review.types.js';

/** As `samplesOf` names it. */
export type ConfirmedSection = Pick<SectionWithSamplesType, 'sectionId' | 'part'>;

/** Hundreds of modules, which the server starts without. */
const loadKit = () => import('../../../../sitekit/index.js');

/** What the next build of the design leaves out, by pages and sections. */
export async function samplesOf(design: SiteDesign): Promise<readonly SectionWithSamplesType[]> {
  const { heldBack, tradeOf } = await loadKit();
  const { dynamicDesign, templateId } = design.websiteFramework;
  const held = heldBack(dynamicDesign, tradeOf(templateId, design.siteType, dynamicDesign.facts?.trade));
  return held.flatMap(({ pageId, pageName, sectionId, parts }) =>
    parts.map(({ type: sectionType, prefix: part, slots }) => {
      const texts = slots.map(({ label, text, kind }) => ({ label, text, canBeConfirmed: kind === 'claim' }));
      return { pageId, pageName, sectionId, sectionType, part, texts };
    }),
  );
}

/** The design with the claims of one section as its owner's own words; the same one where there are none. */
export async function withConfirmed(design: SiteDesign, { sectionId, part }: ConfirmedSection): Promise<SiteDesign> {
  const { confirmPart, tradeOf } = await loadKit();
  const { websiteFramework, siteType } = design;
  const { dynamicDesign, templateId } = websiteFramework;
  const trade = tradeOf(templateId, siteType, dynamicDesign.facts?.trade);
  const confirmed = confirmPart(dynamicDesign, trade, { sectionId, prefix: part });
  return { ...design, websiteFramework: { ...websiteFramework, dynamicDesign: confirmed } };
}

/** Whether the owner has given the site no name. */
export function lacksName({ websiteFramework }: SiteDesign): boolean {
  return !websiteFramework.dynamicDesign.facts?.name;
}
