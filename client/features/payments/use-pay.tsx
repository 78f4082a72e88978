import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PayInvoiceDocument, RequestPaymentDocument } from '../../gql/graphql.js';
import { toUiError } from '../../lib/errors.js';
import { formatToman } from '../../lib/format.js';
import { orderMessages } from '../../lib/messages/order.messages.js';
import { confirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast.js';

export interface Bill {
  /** What is marked as busy while it is paid: an order's or an invoice's id. */
  readonly id: string;
  readonly title: string;
  readonly amountToman: number;
}

export interface Payer {
  /** The bill that is being paid, or null. */
  readonly busyId: string | null;
  atGateway(bill: Bill, target: { readonly orderId: string } | { readonly invoiceId: string }): Promise<void>;
  /** Asks first. Answers whether it has been paid. */
  fromWallet(bill: Bill, invoiceId: string, done: string): Promise<boolean>;
}

/** Paying orders and invoices, by card or from the wallet, with every failure said. */
export function usePay(onPaid: () => Promise<void>): Payer {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [requestPayment] = useMutation(RequestPaymentDocument);
  const [payInvoice] = useMutation(PayInvoiceDocument);
  const offerTopUp = useOfferTopUp();

  const atGateway: Payer['atGateway'] = async (bill, target) => {
    setBusyId(bill.id);
    try {
      const address =
        'orderId' in target
          ? (await requestPayment({ variables: target })).data?.requestPayment.paymentUrl
          : (await payInvoice({ variables: { id: target.invoiceId, method: 'gateway' } })).data?.payInvoice.paymentUrl;
      if (!address) throw new Error('no payment address');
      toast.info(orderMessages.leaving);
      // The button stays busy: the page is leaving.
      location.assign(address);
    } catch (error) {
      setBusyId(null);
      toast.error(error, orderMessages.payFailed);
    }
  };

  const fromWallet: Payer['fromWallet'] = async (bill, invoiceId, done) => {
    const { title, text, action } = orderMessages.walletQuestion;
    if (!(await confirm({ title, text: text(formatToman(bill.amountToman), bill.title), action }))) return false;
    setBusyId(bill.id);
    try {
      await payInvoice({ variables: { id: invoiceId, method: 'wallet' } });
      toast.success(done);
      await onPaid();
      return true;
    } catch (error) {
      if (toUiError(error).code === 'INSUFFICIENT_FUNDS') await offerTopUp();
      else toast.error(error, orderMessages.payFailed);
      return false;
    } finally {
      setBusyId(null);
    }
  };

  return { busyId, atGateway, fromWallet };
}

/** Not enough money is no dead end: the wallet is one step away. */
function useOfferTopUp(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { text, action } = orderMessages.insufficient;
    if (await confirm({ title: orderMessages.payFailed, text, action })) await navigate('/dashboard?tab=wallet');
  };
}
