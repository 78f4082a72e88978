import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VerifyDepositDocument, type VerifyDepositMutation } from '../../gql/graphql.js';
import { callbackMessages } from '../../lib/messages/callback.messages.js';
import { Money } from '../../ui/money.js';
import { CallbackCard, Facts, FailurePanel, WaysOn, type Fact } from './callback-card.js';
import {
  failureOf,
  failureOfVerdict,
  isCancelled,
  readReturn,
  type Failure,
  type GatewayReturn,
} from './callback.rules.js';
import { TrackingCode } from './order-callback.js';
import { useVerification } from './use-verification.js';

const { wallet: texts, fields } = callbackMessages;
type Deposited = VerifyDepositMutation['verifyDeposit'];

/** S-185: authority and record are both required. S-184: a Status of NOK fails at once. */
function knownFailure(returned: GatewayReturn): Failure | null {
  if (returned.authority === null || returned.recordId === null)
    return { ...failureOf('INVALID_AUTHORITY'), message: texts.incomplete };
  return isCancelled(returned) ? failureOf('PAYMENT_CANCELED') : null;
}

/** The return from a wallet top-up. */
export function DepositCallback() {
  const [query] = useSearchParams();
  const returned = useMemo(() => readReturn(query), [query]);
  const [verifyDeposit] = useMutation(VerifyDepositDocument);
  const verify = useCallback(async () => {
    const { authority, recordId: paymentId, status } = returned;
    const { data } = await verifyDeposit({ variables: { authority: authority ?? '', paymentId, status } });
    if (!data) throw new Error('an empty answer');
    return failureOfVerdict(data.verifyDeposit) ?? data.verifyDeposit;
  }, [returned, verifyDeposit]);
  const isComplete = returned.authority !== null && returned.recordId !== null;
  const { state, tries, retry } = useVerification<Deposited>({
    verify,
    initial: knownFailure(returned),
    enabled: isComplete,
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
      <WaysOn first="wallet" walletQuery="&payment_success=true" />
    </CallbackCard>
  );
}

function factsOf({ refId, amountRials, newBalanceRials }: Deposited): Fact[] {
  const facts: (Fact | null)[] = [
    refId ? { name: fields.refId, value: <TrackingCode value={refId} /> } : null,
    amountRials === null ? null : { name: fields.amount, value: <Money rial={amountRials} /> },
    newBalanceRials === null ? null : { name: fields.newBalance, value: <Money rial={newBalanceRials} /> },
  ];
  return facts.filter((fact) => fact !== null);
}
