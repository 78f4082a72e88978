/** Orders that are noted down with a title and wait for their design (decision 048). */
import type { WizardData } from '../../../core/design.js';
import { TEXT } from '../../../core/limits.js';
import { toman } from '../../../core/money.js';
import { parseWizardData } from '../designs/index.js';
import type { ParsedCreateOrder } from './orders.inputs.js';
import { ORDER_TEXTS } from './orders.messages.js';

/** Nothing is drawn yet: the price is that of pages with the assumed number of sections (specification 1 §9). */
export function blankWizard({ totalPages, siteType }: ParsedCreateOrder): WizardData {
  const pages = Array.from({ length: totalPages ?? 1 }, (_, index) => ({
    id: index === 0 ? 'main' : `page-${index + 1}`,
    name: index === 0 ? ORDER_TEXTS.mainPage : ORDER_TEXTS.page(index + 1),
    sections: [],
  }));
  return parseWizardData({ ...(siteType && { siteType }), websiteFramework: { dynamicDesign: { pages } } });
}

/** What the customer means to spend is written where whoever builds the site reads it. */
export function commentsOf({ comments, wizardData, totalToman }: ParsedCreateOrder): string | null {
  if ((wizardData !== undefined && wizardData !== null) || totalToman <= 0) return comments;
  return [comments, ORDER_TEXTS.budget(toman(Math.round(totalToman)))]
    .filter(Boolean)
    .join('\n')
    .slice(0, TEXT.comments);
}
