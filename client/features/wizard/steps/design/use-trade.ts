import { tradeOf } from '#sitekit/templates/templates.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useWizard } from '../../wizard-context.js';

/** The trade whose sample texts fill the customer's sections. */
export function useTrade(): Trade {
  const { draft } = useWizard();
  return tradeOf(draft.templateId ?? undefined, draft.siteType ?? undefined, draft.design.facts?.trade);
}
