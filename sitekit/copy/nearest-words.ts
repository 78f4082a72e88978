/** The words of the nearest trade, whose templates another trade is offered in its own words. */
import type { RetiredTexts, TradeKit } from '../layouts/library.js';

/**
 * The words that a site may hold of its former trade after it has named this one: claims of its templates that nobody
 * made, and their own words, which stay samples.
 */
export function nearestWords({
  templates,
  retired,
  reworded = {},
}: Pick<TradeKit, 'templates' | 'retired' | 'reworded'>): Pick<TradeKit, 'retired' | 'reworded'> {
  const known: Record<string, readonly string[]> = { ...reworded };
  for (const texts of Object.values(templates))
    for (const [name, text] of Object.entries(texts)) {
      const slot = name.replace(/^([a-z_]+)\d+\./, '$1.');
      known[slot] = [...(known[slot] ?? []), text];
    }
  return { retired, reworded: known satisfies RetiredTexts };
}
