import { tradeOf } from '#sitekit/templates/templates.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { useEditor } from './editor-context.js';

/** The trade whose sample texts fill the customer's sections. */
export function useTrade(): Trade {
  const { draft } = useEditor();
  return tradeOf(draft.templateId ?? undefined, draft.siteType ?? undefined, draft.design.facts?.trade);
}
