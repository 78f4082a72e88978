import { pagesMessages } from '../messages/wizard-pages.messages.js';
import { useWizard } from '../wizard-context.js';
import type { WizardAction } from './edits/wizard-actions.js';
import { priceChange } from './price-change.js';

/** In words, what an act would change of the price; null where nothing, and where the designer shows no price. */
export function usePriceChange(): (action: WizardAction) => string | null {
  const { draft, quote, prices } = useWizard();
  return (action) => {
    const change = quote === null ? null : priceChange(draft, action, prices);
    return change ? pagesMessages.monthly(change) : null;
  };
}
