/** Samples of ours in a design, as its site showed them before they were held back. */
import type { SiteDesign } from '../drafts/site-design.js';
import type { SectionWithSamplesType } from './sample-review.types.js';

/** The keys that `samplesOf` answers. */
export type ConfirmedSection = Pick<SectionWithSamplesType, 'sectionId' | 'part'>;

/** Hundreds of modules, which the server starts without. */
const loadKit = () => import('#sitekit/index.js');

/** The samples that the next build of the design leaves out, by pages and sections. */
export async function samplesOf(design: SiteDesign): Promise<readonly SectionWithSamplesType[]> {
  const { heldBack, tradeOf } = await loadKit();
  const { dynamicDesign, templateId } = design.websiteFramework;
  const held = heldBack(dynamicDesign, tradeOf(templateId, design.siteType, dynamicDesign.facts?.trade));
  return held.flatMap(({ pageId, pageName, sectionId, parts }) =>
    parts.flatMap(({ type: sectionType, prefix: part, slots }) => {
      // Hidden for lack of anything to show: nothing of ours is in it.
      if (slots.length === 0) return [];
      const texts = slots.map(({ label, text, kind }) => ({ label, text, canBeConfirmed: kind === 'claim' }));
      return [{ pageId, pageName, sectionId, sectionType, part, texts }];
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

/** The texts of ours in one section of a design, as one value; those of equal ones are equal. */
export async function textsIn(design: SiteDesign, { sectionId, part }: ConfirmedSection): Promise<string> {
  const found = (await samplesOf(design)).find((each) => each.sectionId === sectionId && each.part === part);
  return JSON.stringify(found?.texts ?? []);
}

/** Whether the owner has given the site no name. */
export function lacksName({ websiteFramework }: SiteDesign): boolean {
  return !websiteFramework.dynamicDesign.facts?.name;
}
