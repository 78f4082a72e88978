import type { InvoiceCardFragment } from '#client/gql/graphql.js';
import type { SplitParts } from './split-parts.js';

/** The payment button of the list's rows. Payments are above invoices and provide it. */
export interface InvoicePayer {
  /** The invoice that is being paid, or null. */
  readonly busyId: string | null;
  byCard(invoice: InvoiceCardFragment): Promise<void>;
  fromWallet(invoice: InvoiceCardFragment): Promise<void>;
  split(invoice: InvoiceCardFragment, parts: SplitParts): Promise<void>;
}
