import { useMutation } from '@apollo/client/react';
import { useCallback, type ReactNode } from 'react';
import { plainText } from '#core/text/plain-text.js';
import {
  PayInvoiceDocument,
  RequestPaymentDocument,
  VerifyPaymentDocument,
  type VerifyPaymentMutation,
} from '#client/gql/graphql.js';
import { REPEATABLE } from '#client/lib/apollo/repeatable.js';
import { attempt } from '#client/lib/attempt.js';
import { addressOf } from '#client/lib/payment-address.js';
import { useSession } from '#client/lib/session/use-session.js';
import { callbackMessages } from './callback.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { ReceiptFiles } from '#client/features/receipts/index.js';
import { Amount, WaysOn, type Fact } from './callback-card.js';
import { failureOfReturn, failureOfVerdict, statusOf, type Returned } from './callback.rules.js';
import { PaymentReturn, TrackingCode, useReturned } from './payment-return.js';

const { order: texts, fields } = callbackMessages;
type Paid = VerifyPaymentMutation['verifyPayment'];

interface OrderCallbackProps {
  /** Renders the state of the site of the order that was paid. */
  readonly renderSite: (orderId: string) => ReactNode;
}

/** The return from an order's or invoice's payment. Signed out, it shows success and tracking code only. */
export function OrderCallback({ renderSite }: OrderCallbackProps) {
  const returned = useReturned();
  const { status } = useSession();
  // Without an authority there is nothing to ask about.
  const canAsk = returned.authority !== null;
  const [verifyPayment] = useMutation(VerifyPaymentDocument);
  const verify = useCallback(async () => {
    const { authority, recordId: orderId } = returned;
    const variables = { authority: authority ?? '', orderId, status: statusOf(returned) };
    const { data } = await verifyPayment({ variables, ...REPEATABLE });
    if (!data) throw new Error('an empty answer');
    return failureOfVerdict(data.verifyPayment) ?? data.verifyPayment;
  }, [returned, verifyPayment]);
  return (
    <PaymentReturn<Paid>
      texts={texts}
      returned={returned}
      known={failureOfReturn(returned, canAsk)}
      enabled={canAsk}
      verify={verify}
      payAgain={usePayAgain(returned)}
      factsOf={factsOf}
      renderFirst={({ orderId }) => orderId && renderSite(orderId)}
      onward={<WaysOn first="dashboard" isQuiet={status === 'signed-in'} />}
    />
  );
}

function usePayAgain({ recordId, invoiceId }: Returned): (() => Promise<string>) | null {
  const [requestPayment] = useMutation(RequestPaymentDocument);
  const [payInvoice] = useMutation(PayInvoiceDocument);
  if (recordId !== null)
    return () =>
      attempt(`again:${recordId}`, async (idempotencyKey) => {
        const { data } = await requestPayment({ variables: { orderId: recordId, idempotencyKey } });
        return addressOf(data?.requestPayment.paymentUrl);
      });
  if (invoiceId !== null)
    return () =>
      attempt(`again:${invoiceId}`, async (idempotencyKey) => {
        const { data } = await payInvoice({ variables: { id: invoiceId, method: 'gateway', idempotencyKey } });
        return addressOf(data?.payInvoice.paymentUrl);
      });
  return null;
}

function factsOf({ refId, receipt, orderNumber, orderId, amountRials, description }: Paid): (Fact | null)[] {
  return [
    refId ? { name: fields.refId, value: <TrackingCode value={refId} /> } : null,
    receipt ? { name: fields.receipt, value: <ReceiptFiles receipt={receipt} /> } : null,
    orderNumber || orderId ? { name: fields.order, value: <Ltr>{orderNumber ?? orderId}</Ltr> } : null,
    amountRials === null ? null : { name: fields.amount, value: <Amount rials={amountRials} /> },
    description ? { name: fields.description, value: <bdi>{plainText(description)}</bdi> } : null,
  ];
}
