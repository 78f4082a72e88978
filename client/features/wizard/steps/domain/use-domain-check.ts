import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isDomainLabel, registryRefusal } from '#core/sites/domain-name.js';
import { WIZARD } from '#core/limits/limits.js';
import { CheckDomainDocument } from '#client/gql/graphql.js';
import type { DomainCheck } from '#client/features/drafts/index.js';
import { useWizard } from '../../state/wizard-context.js';
import { isOffline, OfflineError, unlessOffline } from './offline.js';

/** Asks the server about one name. Throws what the call throws, and OfflineError. */
export function useAskDomain(): (domain: string, extension: string) => Promise<DomainCheck> {
  const client = useApolloClient();
  return useCallback(
    async (domain, extension) => {
      const request = client.query({
        query: CheckDomainDocument,
        variables: { domain, extension },
        fetchPolicy: 'no-cache',
      });
      const { data } = await unlessOffline(request);
      if (!data) throw new Error('no answer about the domain');
      const { status, message, checkedAt } = data.domainAvailability;
      return { domain, extension, status, message, checkedAt };
    },
    [client],
  );
}

export type CheckPhase = 'idle' | 'waiting' | 'checking' | 'failed' | 'offline';

/**
 * The primary name: a valid one is checked after a pause of one second. Whatever comes back for a name that
 * has been typed over meanwhile is dropped; the reducer does the same. A name that its registry would not take is not
 * asked about.
 */
export function usePrimaryCheck(): { readonly phase: CheckPhase; readonly again: () => void } {
  const { draft, dispatch } = useWizard();
  const { label, extension, isOwned, check } = draft.domain;
  const ask = useAskDomain();
  const [phase, setPhase] = useState<CheckPhase>('idle');
  const [round, setRound] = useState(0);
  const isForced = useRef(false);
  const isNeeded = !isOwned && isDomainLabel(label) && registryRefusal(label, extension) === null && check === null;

  useEffect(() => {
    if (!isNeeded) {
      setPhase('idle');
      return undefined;
    }
    let isStale = false;
    setPhase(isForced.current ? 'checking' : 'waiting');
    const run = async () => {
      setPhase('checking');
      try {
        const answer = await ask(label, extension);
        if (!isStale) dispatch({ type: 'domainChecked', check: answer });
      } catch (error) {
        if (isStale) return;
        console.warn('wizard: the domain could not be checked', error);
        setPhase(error instanceof OfflineError || isOffline() ? 'offline' : 'failed');
      }
    };
    const timer = setTimeout(() => void run(), isForced.current ? 0 : WIZARD.domainDebounceMs);
    isForced.current = false;
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isNeeded, label, extension, ask, dispatch, round]);

  const again = useCallback(() => {
    isForced.current = true;
    dispatch({ type: 'domainCheckForgotten' });
    setRound((count) => count + 1);
  }, [dispatch]);
  // Names that could not be checked without a connection are checked when it is back.
  useEffect(() => {
    if (phase !== 'offline') return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [phase, again]);
  return { phase, again };
}
