/** Prices and new extensions; the server judges again. */
import { parseAmount } from '../../../../core/text/digits.js';
import type { DomainCategory } from '../../../gql/graphql.js';

/** A price that may be sent: a whole number from 0, in any digits; null otherwise. */
export function priceToSend(typed: string): number | null {
  return parseAmount(typed);
}

export interface ExtensionDraft {
  readonly extension: string;
  /** As typed. */
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
