import { useCallback, useEffect, useRef, useState } from 'react';
import { failureOfError, type Failure } from './callback.rules.js';

export type Verification<Facts> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'success'; readonly facts: Facts }
  | { readonly phase: 'failure'; readonly failure: Failure };

interface Options<Facts> {
  /** Asks the server. */
  readonly verify: () => Promise<Facts | Failure>;
  /** Known at once, before the server has answered: a cancelled payment, or an incomplete address. */
  readonly initial: Failure | null;
  /** False: there is nothing to ask about. */
  readonly enabled: boolean;
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'retryable' in answer && 'code' in answer;
}

/**
 * Verifies once on arrival, and again for each retry. A failure that is known beforehand shows at once; the server is
 * told all the same, and if money has come after all its answer wins.
 */
export function useVerification<Facts>({ verify, initial, enabled }: Options<Facts>) {
  const [state, setState] = useState<Verification<Facts>>(
    initial ? { phase: 'failure', failure: initial } : { phase: 'loading' },
  );
  const [tries, setTries] = useState(0);
  const arrived = useRef(false);
  const ask = useCallback(async () => {
    const answer = await verify().catch((error: unknown) => failureOfError(error));
    setState(isFailure(answer) ? { phase: 'failure', failure: answer } : { phase: 'success', facts: answer });
  }, [verify]);
  useEffect(() => {
    if (arrived.current || !enabled) return;
    arrived.current = true;
    void ask();
  }, [ask, enabled]);
  const retry = () => {
    setTries(tries + 1);
    setState({ phase: 'loading' });
    void ask();
  };
  return { state, tries, retry };
}
