/** What an act changes of the price of a draft, before it is done. Pure. */
import type { ExtensionPrices } from '#core/pricing/price-list.js';
import type { WizardAction } from './edits/wizard-actions.js';
import { wizardReducer } from './edits/wizard-state.js';
import type { WizardDraft } from './drafts/wizard-draft.js';
import { quoteDraft } from './wizard-data.js';

/** Toman a month, below zero where it becomes less; null where there is no price. */
export function priceChange(draft: WizardDraft, action: WizardAction, prices: ExtensionPrices): number | null {
  const [before, after] = [quoteDraft(draft, prices), quoteDraft(wizardReducer(draft, action), prices)];
  return before && after ? after.monthly - before.monthly : null;
}
