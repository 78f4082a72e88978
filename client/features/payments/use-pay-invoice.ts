import type { InvoiceCardFragment } from '#client/gql/graphql.js';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import { usePay } from './use-pay.js';
import type { InvoicePayer } from '#client/features/invoices/index.js';

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
