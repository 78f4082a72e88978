import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VerifyPaymentDocument, type VerifyPaymentMutation } from '../../gql/graphql.js';
import { callbackMessages } from '../../lib/messages/callback.messages.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Ltr } from '../../ui/ltr.js';
import { Money } from '../../ui/money.js';
import { CallbackCard, Facts, FailurePanel, WaysOn, type Fact } from './callback-card.js';
import { failureOf, failureOfVerdict, isCancelled, readReturn } from './callback.rules.js';
import { useVerification } from './use-verification.js';

const { order: texts, fields } = callbackMessages;
type Paid = VerifyPaymentMutation['verifyPayment'];

/** The return from an order's payment (S-180). Works signed out: then only success and tracking code are told. */
export function OrderCallback() {
  const [query] = useSearchParams();
  const returned = useMemo(() => readReturn(query), [query]);
  const [verifyPayment] = useMutation(VerifyPaymentDocument);
  const verify = useCallback(async () => {
    const { authority, recordId: orderId, status } = returned;
    const { data } = await verifyPayment({ variables: { authority: authority ?? '', orderId, status } });
    if (!data) throw new Error('an empty answer');
    return failureOfVerdict(data.verifyPayment) ?? data.verifyPayment;
  }, [returned, verifyPayment]);
  const known =
    returned.authority === null
      ? failureOf('INVALID_AUTHORITY')
      : isCancelled(returned)
        ? failureOf('PAYMENT_CANCELED')
        : null;
  const { state, tries, retry } = useVerification<Paid>({
    verify,
    initial: known,
    enabled: returned.authority !== null,
  });
  if (state.phase === 'loading')
    return (
      <CallbackCard title={texts.title} tone="loading" heading={texts.loading} text={callbackMessages.loadingHint} />
    );
  if (state.phase === 'failure') {
    return (
      <CallbackCard title={texts.title} tone="failure" heading={texts.failure} text={state.failure.message}>
        <FailurePanel failure={state.failure} tries={tries} onRetry={retry} />
      </CallbackCard>
    );
  }
  return (
    <CallbackCard title={texts.title} tone="success" heading={texts.success} text={texts.successText}>
      <Facts facts={factsOf(state.facts)} />
      <WaysOn first="dashboard" />
    </CallbackCard>
  );
}

function factsOf({ refId, orderNumber, orderId, amountRials, description }: Paid): Fact[] {
  const facts: (Fact | null)[] = [
    refId ? { name: fields.refId, value: <TrackingCode value={refId} /> } : null,
    orderNumber || orderId ? { name: fields.order, value: <Ltr>{orderNumber ?? orderId}</Ltr> } : null,
    amountRials === null ? null : { name: fields.amount, value: <Money rial={amountRials} /> },
    description ? { name: fields.description, value: description } : null,
  ];
  return facts.filter((fact) => fact !== null);
}

export function TrackingCode({ value }: { readonly value: string }) {
  return (
    <>
      <Ltr>{value}</Ltr>
      <CopyButton value={value} what={fields.refId} />
    </>
  );
}
