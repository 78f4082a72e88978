import { Box } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callbackMessages } from './callback.messages.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { useOnReturn } from '#client/lib/live/use-on-return.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { CallbackCard, Facts, FailurePanel, type Fact } from './callback-card.js';
import {
  againOf,
  cancellationWords,
  isCancellation,
  isDuplicate,
  isUnsure,
  readReturn,
  subjectOf,
  type Failure,
  type Returned,
} from './callback.rules.js';
import { storeTries, readTries } from './retry-count.js';
import { useVerification } from './use-verification.js';

interface Texts {
  readonly title: string;
  readonly loading: string;
  readonly success: string;
  readonly successText: string;
  readonly failure: string;
  /** The heading of a failure that may yet have been a success. */
  readonly unsure: string;
}

interface PaymentReturnProps<Paid> {
  readonly texts: Texts;
  readonly returned: Returned;
  /** Known before the server has answered; the server is called all the same where there is a session. */
  readonly known: Failure | null;
  readonly enabled: boolean;
  readonly verify: () => Promise<Paid | Failure>;
  /** Opens another session and answers its address; null where there is nothing to pay anew. */
  readonly payAgain: (() => Promise<string>) | null;
  readonly factsOf: (paid: Paid) => readonly (Fact | null)[];
  /** The words for a failure; the failure's own words without it. */
  readonly wordsOf?: (failure: Failure) => string;
  /** The thing that was paid for, above the proof of a success. */
  readonly renderFirst?: (paid: Paid) => ReactNode;
  readonly onward: ReactNode;
}

/** A return from the gateway: loading, then success with its proof or failure with every way on. */
export function PaymentReturn<Paid extends object>(props: PaymentReturnProps<Paid>) {
  const { texts, returned, known, enabled, verify, payAgain, factsOf, wordsOf, renderFirst, onward } = props;
  const subject = subjectOf(returned);
  const [tries, setTries] = useState(() => readTries(tabStore, subject));
  const [leaving, setLeaving] = useState(false);
  useOnReturn(() => setLeaving(false));
  const { state, ask } = useVerification<Paid>({
    verify,
    initial: known,
    enabled,
    onSuccess: () => storeTries(tabStore, subject, { ask: 0, pay: 0 }),
  });
  if (state.phase === 'loading')
    return (
      <CallbackCard title={texts.title} tone="loading" heading={texts.loading} text={callbackMessages.loadingHint} />
    );
  if (state.phase === 'success')
    return (
      <CallbackCard title={texts.title} tone="success" heading={texts.success} text={texts.successText}>
        {renderFirst && <Box w="100%">{renderFirst(state.facts)}</Box>}
        <Facts facts={factsOf(state.facts).filter((fact) => fact !== null)} />
        {onward}
      </CallbackCard>
    );
  const { failure, isAsking } = state;
  const again = againOf(failure, payAgain !== null);
  const retry = async () => {
    if (again === 'none') return;
    const counted = { ...tries, [again]: tries[again] + 1 };
    setTries(counted);
    storeTries(tabStore, subject, counted);
    if (again !== 'pay' || payAgain === null) return ask();
    setLeaving(true);
    try {
      location.assign(await payAgain());
    } catch (error) {
      setLeaving(false);
      toast.error(error, texts.failure);
    }
  };
  return (
    <CallbackCard
      title={texts.title}
      tone={toneOf(failure)}
      heading={headingOf(failure, texts)}
      text={textOf(failure, wordsOf)}
    >
      <FailurePanel
        failure={failure}
        recordId={returned.recordId}
        tries={again === 'none' ? 0 : tries[again]}
        busy={leaving || isAsking}
        again={again}
        onRetry={() => void retry()}
      />
    </CallbackCard>
  );
}

function toneOf(failure: Failure): 'success' | 'cancelled' | 'unsure' | 'failure' {
  if (isCancellation(failure)) return 'cancelled';
  if (isDuplicate(failure)) return 'success';
  return isUnsure(failure) ? 'unsure' : 'failure';
}

/** A payment that was recorded before has neither failed nor is it unclear. */
function headingOf(failure: Failure, texts: Texts): string {
  if (isCancellation(failure)) return callbackMessages.cancelled.title;
  if (isDuplicate(failure)) return callbackMessages.duplicate.title;
  return isUnsure(failure) ? texts.unsure : texts.failure;
}

function textOf(failure: Failure, wordsOf: ((failure: Failure) => string) | undefined): string {
  if (isCancellation(failure)) return cancellationWords(failure);
  if (isDuplicate(failure)) return callbackMessages.duplicate.text;
  return wordsOf?.(failure) ?? failure.message;
}

/** The parameters of the address; read once, since a success may remove them. */
export function useReturned(): Returned {
  const [query] = useSearchParams();
  const [returned] = useState(() => readReturn(query));
  return returned;
}

export function TrackingCode({ value }: { readonly value: string }) {
  return (
    <>
      <Ltr>{value}</Ltr>
      <CopyButton value={value} what={callbackMessages.fields.refId} />
    </>
  );
}
