/** Prices, new extensions and their list; the server judges again. */
import { hasWords, parseAmount } from '#core/text/digits.js';
import type { DomainCategory, ExtensionRowFragment } from '#client/gql/graphql.js';
import type { ShownOrder } from '#client/ui/admin/list-order.js';

/** A price that may be sent: a whole number from 0, in any digits; null otherwise. */
export function priceToSend(typed: string): number | null {
  return parseAmount(typed);
}

export interface ExtensionDraft {
  readonly extension: string;
  /** The typed text. */
  readonly price: string;
  readonly description: string;
  readonly category: DomainCategory;
}

export const EMPTY_EXTENSION: ExtensionDraft = { extension: '', price: '', description: '', category: 'generic' };

/** Extension, price and description are all required, the price a whole number. */
export function isExtensionComplete({ extension, price, description }: ExtensionDraft): boolean {
  return extension.trim() !== '' && description.trim() !== '' && priceToSend(price) !== null;
}

/** With its one dot, lower case. */
export function extensionOf(typed: string): string {
  return `.${typed.trim().toLowerCase().replace(/^\.+/, '')}`;
}

/** The order in which the server lists them. */
export const CHEAPEST_FIRST: ShownOrder = { sort: 'price', direction: 'asc' };

interface ExtensionFilters {
  readonly search: string | null;
  readonly category: DomainCategory | null;
}

function compare(one: ExtensionRowFragment, other: ExtensionRowFragment, sort: string): number {
  if (sort === 'extension') return one.extension.localeCompare(other.extension);
  if (sort === 'renewal') return one.renewalPriceToman - other.renewalPriceToman;
  return one.priceToman - other.priceToman;
}

/** The few extensions come whole, so that this screen itself filters and sorts them. */
export function shownExtensions(
  all: readonly ExtensionRowFragment[],
  { search, category }: ExtensionFilters,
  { sort, direction }: ShownOrder,
): readonly ExtensionRowFragment[] {
  const found = all.filter(
    (each) =>
      (category === null || each.category === category) &&
      hasWords(`${each.extension} ${each.description}`, search ?? ''),
  );
  const sign = direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => sign * compare(one, other, sort));
}
