/** The draft that a start on the landing page becomes: the page that was shown there, in the visitor's name. */
import { loadKits } from '#sitekit/layouts/load.js';
import { designOfTemplate, type Template } from '#sitekit/templates/templates.js';
import { templateOfTrade } from '#sitekit/templates/trade-template.js';
import { newId } from '#client/lib/new-id.js';
import { designMessages, needsOf } from '#client/features/editor/index.js';
import type { SiteStart } from './site-start-address.js';
import { newDraft, type WizardDraft } from '../draft/wizard-draft.js';

export { readSiteStart } from './site-start.js';

const DESIGN_STEP = 2;

/** Where the template's texts cannot be loaded, the draft begins without it. */
export async function startedDraft({ trade, name, color }: SiteStart): Promise<WizardDraft> {
  const blank = newDraft();
  const template = templateOfTrade(trade);
  const chosen = await withTemplate(template).catch((fault: unknown) => {
    console.warn('wizard: the template could not be loaded', fault);
    return {};
  });
  const begun: WizardDraft = {
    ...blank,
    ...chosen,
    siteType: trade === 'portfolio' ? 'personal' : 'business',
    branding: { ...blank.branding, ...template.style, ...(color !== null && { primaryColor: color }) },
    step: DESIGN_STEP,
    furthest: DESIGN_STEP,
  };
  return { ...begun, design: { ...begun.design, facts: { trade, ...(name !== '' && { name }) } } };
}

async function withTemplate(template: Template): Promise<Pick<WizardDraft, 'method' | 'templateId' | 'design'>> {
  await loadKits(needsOf(template));
  const design = designOfTemplate(template, designMessages.mainPage, newId('section'));
  return { method: 'template', templateId: template.id, design };
}
