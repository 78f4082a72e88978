/** Orders that are noted down with a title and wait for their design (decision 048). */
import { countSections, type WizardData } from '#core/design/design.js';
import { AppError } from '#core/errors/errors.js';
import { TEXT } from '#core/limits/limits.js';
import { toman } from '#core/money.js';
import { parseWizardData } from '#features/designs/index.js';
import type { ParsedCreateOrder } from '../order/orders.inputs.js';
import { ORDER_TEXTS } from '../order/orders.messages.js';
import { cut } from '#core/text/cut.js';

/** There is no design yet: the price is that of pages with the assumed number of sections (specification 1 §9). */
export function blankWizard({ totalPages, siteType }: ParsedCreateOrder): WizardData {
  const pages = Array.from({ length: totalPages ?? 1 }, (_, index) => ({
    id: index === 0 ? 'main' : `page-${index + 1}`,
    name: index === 0 ? ORDER_TEXTS.mainPage : ORDER_TEXTS.page(index + 1),
    sections: [],
  }));
  return parseWizardData({ ...(siteType && { siteType }), websiteFramework: { dynamicDesign: { pages } } });
}

/** The customer's budget and intended sections are written to the notes for the team that builds the site. */
export function commentsOf({ comments, wizardData, totalToman, totalSections }: ParsedCreateOrder): string | null {
  if (wizardData !== undefined && wizardData !== null) return comments;
  const notes = [
    comments,
    totalSections ? ORDER_TEXTS.sectionsInMind(totalSections) : null,
    totalToman > 0 ? ORDER_TEXTS.budget(toman(Math.round(totalToman))) : null,
  ];
  return cut(notes.filter(Boolean).join('\n'), TEXT.comments) || null;
}

/** Counts that are given beside a design must be its own. @throws AppError VALIDATION_ERROR. */
export function assertCounts(input: ParsedCreateOrder, { websiteFramework: { dynamicDesign } }: WizardData): void {
  const actual = { totalPages: dynamicDesign.pages.length, totalSections: countSections(dynamicDesign) };
  const wrong = (['totalPages', 'totalSections'] as const).filter(
    (name) => (input[name] ?? actual[name]) !== actual[name],
  );
  if (wrong.length === 0) return;
  throw new AppError('VALIDATION_ERROR', { fields: wrong.map((path) => ({ path, message: ORDER_TEXTS.otherCount })) });
}
