import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOfError, type Failure } from './callback.rules.js';

export type Verification<Facts> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'success'; readonly facts: Facts }
  /** `isAsking`: known beforehand, and the server has not answered yet. */
  | { readonly phase: 'failure'; readonly failure: Failure; readonly isAsking: boolean };

interface Options<Facts> {
  /** Calls the server. */
  readonly verify: () => Promise<Facts | Failure>;
  /** Known before the server has answered: a cancelled payment, or an incomplete address. */
  readonly initial: Failure | null;
  /** False: there is no session to verify. */
  readonly enabled: boolean;
  readonly onSuccess: () => void;
}

function isFailure(answer: object): answer is Failure {
  return 'retryable' in answer && 'code' in answer;
}

/**
 * Verifies once on arrival, and again on request. A failure that is known beforehand is shown at once; the server is
 * called all the same, and if money has arrived after all its answer replaces the failure.
 */
export function useVerification<Facts extends object>({ verify, initial, enabled, onSuccess }: Options<Facts>) {
  const [state, setState] = useState<Verification<Facts>>(
    initial ? { phase: 'failure', failure: initial, isAsking: enabled } : { phase: 'loading' },
  );
  const arrived = useRef(false);
  const settle = useCallback(async () => {
    const answer = await verify().catch((error: unknown) => failureOfError(error));
    if (isFailure(answer)) return setState({ phase: 'failure', failure: answer, isAsking: false });
    onSuccess();
    setState({ phase: 'success', facts: answer });
  }, [verify, onSuccess]);
  useEffect(() => {
    if (arrived.current || !enabled) return;
    arrived.current = true;
    void settle();
  }, [settle, enabled]);
  const ask = (): void => {
    setState({ phase: 'loading' });
    void settle();
  };
  return { state, ask };
}
