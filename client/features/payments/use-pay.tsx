import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import { attempt } from '#client/lib/attempt.js';
import { PayInvoiceDocument, RequestPaymentDocument, RequestSplitPaymentDocument } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { formatToman } from '#client/lib/format.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { addressOf } from '#client/lib/payment-address.js';
import { useSession } from '#client/lib/session/use-session.js';
import { useOnReturn } from '#client/lib/live/use-on-return.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { confirmSplit, type SplitParts } from '#client/features/invoices/index.js';
import { payFault } from './pay.rules.js';

export interface Bill {
  /** The id that is marked as busy while it is paid: an order's or an invoice's. */
  readonly id: string;
  readonly title: string;
  readonly amountToman: number;
}

export type Target = { readonly orderId: string } | { readonly invoiceId: string };

type Way = 'gateway' | 'wallet' | 'split';

export interface Payer {
  /** The bill that is being paid, or null. */
  readonly busyId: string | null;
  atGateway(bill: Bill, target: Target): Promise<void>;
  /** After a confirmation. Resolves to whether it has been paid. */
  fromWallet(bill: Bill, invoiceId: string, done: string): Promise<boolean>;
  /** Shows both amounts for confirmation: the balance of the wallet, the rest at the gateway. */
  split(bill: Bill, target: Target, parts: SplitParts, done: string): Promise<void>;
}

/** Paying orders and invoices, by card, from the wallet or both, with every failure said. */
export function usePay(onPaid: () => Promise<void>): Payer {
  const [busyId, setBusyId] = useState<string | null>(null);
  const { status } = useSession();
  const calls = useCalls();
  const offerTopUp = useOfferTopUp();
  useOnReturn(() => setBusyId(null));

  const mayPay = ({ amountToman }: Bill): boolean => {
    const fault = payFault(amountToman, status !== 'guest');
    if (fault !== null) toast.failure(fault, orderMessages.payFailed);
    return fault === null;
  };

  const atGateway: Payer['atGateway'] = async (bill, target) => {
    if (!mayPay(bill)) return;
    setBusyId(bill.id);
    try {
      leaveFor(addressOf(await calls.gateway(bill, target)));
    } catch (error) {
      setBusyId(null);
      toast.error(error, orderMessages.payFailed);
    }
  };

  const fromWallet: Payer['fromWallet'] = async (bill, invoiceId, done) => {
    const { title, text, action } = orderMessages.walletQuestion;
    if (!mayPay(bill)) return false;
    if (!(await confirm({ title, text: text(formatToman(bill.amountToman), bill.title), action }))) return false;
    setBusyId(bill.id);
    try {
      await calls.wallet(bill, invoiceId);
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

  const split: Payer['split'] = async (bill, target, parts, done) => {
    if (!mayPay(bill) || !(await confirmSplit(bill.title, parts))) return;
    setBusyId(bill.id);
    try {
      const address = await calls.split(bill, target);
      if (address) return leaveFor(address);
      // The wallet has meanwhile become enough for all of it.
      toast.success(done);
      await onPaid();
    } catch (error) {
      toast.error(error, orderMessages.payFailed);
    }
    setBusyId(null);
  };

  return { busyId, atGateway, fromWallet, split };
}

/** The button stays busy: the page is leaving. */
function leaveFor(address: string): void {
  toast.info(orderMessages.leaving);
  location.assign(address);
}

/**
 * The calls of each method, once for each attempt; each returns where to pay, if anywhere, and throws what the call
 * throws.
 */
function useCalls() {
  const [requestPayment] = useMutation(RequestPaymentDocument);
  const [requestSplit] = useMutation(RequestSplitPaymentDocument);
  const [payInvoice] = useMutation(PayInvoiceDocument);
  const once = <Answer,>(way: Way, { id, amountToman }: Bill, send: (idempotencyKey: string) => Promise<Answer>) =>
    attempt(`${way}:${id}:${amountToman}`, send);
  const ofInvoice = (bill: Bill, id: string, method: Way) =>
    once(method, bill, async (idempotencyKey) => {
      const { data } = await payInvoice({ variables: { id, method, idempotencyKey } });
      return data?.payInvoice.paymentUrl ?? null;
    });
  return {
    gateway: (bill: Bill, target: Target) =>
      'orderId' in target
        ? once('gateway', bill, async (idempotencyKey) => {
            const { data } = await requestPayment({ variables: { ...target, idempotencyKey } });
            return data?.requestPayment.paymentUrl ?? null;
          })
        : ofInvoice(bill, target.invoiceId, 'gateway'),
    wallet: (bill: Bill, invoiceId: string) => ofInvoice(bill, invoiceId, 'wallet'),
    split: (bill: Bill, target: Target) =>
      'orderId' in target
        ? once('split', bill, async (idempotencyKey) => {
            const { data } = await requestSplit({ variables: { ...target, idempotencyKey } });
            return data?.requestSplitPayment.paymentUrl ?? null;
          })
        : ofInvoice(bill, target.invoiceId, 'split'),
  };
}

/** Not enough money is no dead end: the wallet is one step away. */
function useOfferTopUp(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { text, action } = orderMessages.insufficient;
    if (await confirm({ title: orderMessages.payFailed, text, action })) await navigate(dashboardLink('wallet'));
  };
}
