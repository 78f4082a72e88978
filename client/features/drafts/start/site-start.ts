/**
 * Reads what a visitor chose before the wizard from its address. Whatever that says is judged as if it had been typed
 * into the wizard.
 */
import { FACTS, readFact } from '#core/design/fact-rules.js';
import { BUSINESS_TRADES, isTrade } from '#core/design/trades.js';
import { parseColor } from '#client/features/editor/index.js';
import type { SiteStart } from './site-start-address.js';

/** Null where the address names no trade. What else is not valid counts as not given. */
export function readSiteStart(params: URLSearchParams): SiteStart | null {
  const trade = params.get('trade') ?? '';
  if (!isTrade(trade) || !BUSINESS_TRADES.includes(trade)) return null;
  const typed = (params.get('name') ?? '').slice(0, FACTS.typed);
  const name = readFact('name', typed);
  return { trade, name: 'value' in name ? name.value : '', color: parseColor(params.get('color') ?? '') };
}
