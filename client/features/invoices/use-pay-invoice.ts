import type { InvoiceCardFragment } from '../../gql/graphql.js';
import { invoiceMessages } from '../../lib/messages/invoice.messages.js';
import { usePay } from '../payments/use-pay.js';
import type { SplitParts } from './split-parts.js';

export interface InvoicePayer {
  /** The invoice that is being paid, or null. */
  readonly busyId: string | null;
  byCard(invoice: InvoiceCardFragment): Promise<void>;
  fromWallet(invoice: InvoiceCardFragment): Promise<void>;
  split(invoice: InvoiceCardFragment, parts: SplitParts): Promise<void>;
}

/** By card, from the wallet, or both at once, as orders are paid. */
export function usePayInvoice(onPaid: () => Promise<void>): InvoicePayer {
  const pay = usePay(onPaid);
  const { paid } = invoiceMessages;
  const bill = ({ id, serviceName, amountToman }: InvoiceCardFragment) => ({ id, title: serviceName, amountToman });
  return {
    busyId: pay.busyId,
    byCard: (invoice) => pay.atGateway(bill(invoice), { invoiceId: invoice.id }),
    fromWallet: async (invoice) => void (await pay.fromWallet(bill(invoice), invoice.id, paid)),
    split: (invoice, parts) => pay.split(bill(invoice), { invoiceId: invoice.id }, parts, paid),
  };
}
