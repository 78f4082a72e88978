import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { PayInvoiceDocument, type InvoiceCardFragment } from '../../gql/graphql.js';
import { invoiceMessages } from '../../lib/messages/invoice.messages.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { toast } from '../../ui/toast.js';
import { usePay } from '../payments/use-pay.js';
import type { SplitParts } from './split-parts.js';
import { askForSplit } from './split-question.js';

export interface InvoicePayer {
  /** The invoice that is being paid, or null. */
  readonly busyId: string | null;
  byCard(invoice: InvoiceCardFragment): Promise<void>;
  fromWallet(invoice: InvoiceCardFragment): Promise<void>;
  split(invoice: InvoiceCardFragment, parts: SplitParts): Promise<void>;
}

/** By card and from the wallet as orders are paid; and both at once, after both amounts have been shown. */
export function usePayInvoice(onPaid: () => Promise<void>): InvoicePayer {
  const pay = usePay(onPaid);
  const [splitId, setSplitId] = useState<string | null>(null);
  const [payInvoice] = useMutation(PayInvoiceDocument);
  const bill = ({ id, serviceName, amountToman }: InvoiceCardFragment) => ({ id, title: serviceName, amountToman });

  const split: InvoicePayer['split'] = async ({ id, serviceName }, parts) => {
    if (!(await askForSplit(serviceName, parts))) return;
    setSplitId(id);
    try {
      const address = (await payInvoice({ variables: { id, method: 'split' } })).data?.payInvoice.paymentUrl;
      if (address) {
        toast.info(orderMessages.leaving);
        // The button stays busy: the page is leaving.
        return location.assign(address);
      }
      // The wallet has meanwhile become enough for all of it.
      toast.success(invoiceMessages.paid);
      await onPaid();
    } catch (error) {
      toast.error(error, invoiceMessages.payFailed);
    }
    setSplitId(null);
  };

  return {
    busyId: pay.busyId ?? splitId,
    byCard: (invoice) => pay.atGateway(bill(invoice), { invoiceId: invoice.id }),
    fromWallet: async (invoice) => void (await pay.fromWallet(bill(invoice), invoice.id, invoiceMessages.paid)),
    split,
  };
}
