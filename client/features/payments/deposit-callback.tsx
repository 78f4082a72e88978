import { useMutation } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { RequestDepositDocument, VerifyDepositDocument, type VerifyDepositMutation } from '#client/gql/graphql.js';
import { REPEATABLE } from '#client/lib/apollo/repeatable.js';
import { attempt } from '#client/lib/attempt.js';
import { addressOf } from '#client/lib/payment-address.js';
import { callbackMessages } from './callback.messages.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { Amount, WaysOn, type Fact } from './callback-card.js';
import { depositWords, failureOfReturn, failureOfVerdict, statusOf, type Returned } from './callback.rules.js';
import { PaymentReturn, TrackingCode, useReturned } from './payment-return.js';
import { ReceiptFiles } from '#client/features/receipts/index.js';
import { depositAttempt, dropPending, storePending, readPending } from '#client/features/wallet/index.js';

const { wallet: texts, fields } = callbackMessages;
type Deposited = VerifyDepositMutation['verifyDeposit'];

/** The return from a wallet top-up. */
export function DepositCallback() {
  const returned = useReturned();
  // S-185: authority and record are both required.
  const canAsk = returned.authority !== null && returned.recordId !== null;
  const [verifyDeposit] = useMutation(VerifyDepositDocument);
  const verify = useCallback(async () => {
    const { authority, recordId: paymentId } = returned;
    const { data } = await verifyDeposit({
      variables: { authority: authority ?? '', paymentId, status: statusOf(returned) },
      ...REPEATABLE,
    });
    if (!data) throw new Error('an empty answer');
    const failure = failureOfVerdict(data.verifyDeposit);
    if (failure === null) dropPending(tabStore);
    return failure ?? data.verifyDeposit;
  }, [returned, verifyDeposit]);
  return (
    <PaymentReturn<Deposited>
      texts={texts}
      returned={returned}
      known={failureOfReturn(returned, canAsk)}
      enabled={canAsk}
      verify={verify}
      payAgain={usePayAgain()}
      factsOf={factsOf}
      wordsOf={depositWords}
      onward={<WaysOn first="wallet" walletQuery={successQuery(returned)} />}
    />
  );
}

/** The wallet says of this payment, and of no other, what it brought. */
function successQuery({ recordId }: Returned): Readonly<Record<string, string>> {
  return recordId === null ? {} : { payment_success: 'true', payment_id: recordId };
}

/** The same amount once more, where this tab remembers it. */
function usePayAgain(): (() => Promise<string>) | null {
  const [requestDeposit] = useMutation(RequestDepositDocument);
  const [pending] = useState(() => readPending(tabStore));
  if (pending === null) return null;
  const { amount, description } = pending;
  return async () => {
    const input = { amountRials: amount, description };
    const { data } = await attempt(depositAttempt(input), (idempotencyKey) =>
      requestDeposit({ variables: { input, idempotencyKey } }),
    );
    const address = addressOf(data?.requestDeposit.paymentUrl);
    const orderId = data?.requestDeposit.payment.id ?? '';
    storePending(tabStore, { orderId, amount, description, timestamp: Date.now() });
    return address;
  };
}

function factsOf({ refId, receipt, amountRials, newBalanceRials }: Deposited): (Fact | null)[] {
  return [
    refId ? { name: fields.refId, value: <TrackingCode value={refId} /> } : null,
    receipt ? { name: fields.receipt, value: <ReceiptFiles receipt={receipt} /> } : null,
    amountRials === null ? null : { name: fields.amount, value: <Amount rials={amountRials} /> },
    newBalanceRials === null ? null : { name: fields.newBalance, value: <Amount rials={newBalanceRials} /> },
  ];
}
