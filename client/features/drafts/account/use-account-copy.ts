import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { GUEST, type Owner } from '#client/lib/session/owner.js';
import { AccountKeeper, type AccountState } from './account-keeper.js';
import type { DraftKeeper, KeeperSnapshot } from '../local/draft-keeper.js';
import type { DraftSlot } from '../local/wizard-storage.js';

interface AccountCopyInput {
  readonly owner: Owner;
  readonly slot: DraftSlot;
  readonly draftId: string;
}

export interface AccountCopy {
  /** How much of the draft the account has. */
  readonly state: AccountState;
  /** Whether this tab is ordering the draft: meanwhile nothing is sent. */
  readonly pause: (isOrdering: boolean) => void;
}

/** Follows what the browser stores into the account of a signed-in customer. An edited order is no draft of theirs. */
export function useAccountCopy(
  keeper: DraftKeeper,
  { savedAt, foreign, isFinished }: KeeperSnapshot,
  { owner, slot, draftId }: AccountCopyInput,
): AccountCopy {
  const [state, setState] = useState<AccountState>('none');
  const [account, setAccount] = useState<AccountKeeper | null>(null);
  const isOn = slot === 'new' && owner !== GUEST && !isFinished;
  useEffect(() => {
    if (!isOn) return undefined;
    const made = accountKeeperOf(keeper, owner, draftId, setState);
    setAccount(made);
    const onHide = () => {
      if (document.visibilityState === 'hidden') void made.flush();
    };
    const onOnline = () => void made.flush();
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
      // The last save goes on its way; what it answers is not written to a browser that may have been signed out.
      if (!keeper.getSnapshot().isFinished) void made.flush();
      made.stop();
    };
  }, [keeper, owner, draftId, isOn]);
  // Before the paint: the mark must not say for a moment that the account has what was only stored here.
  useLayoutEffect(() => {
    if (savedAt !== null && foreign === null) account?.settle();
  }, [account, savedAt, foreign]);
  const pause = useCallback((isOrdering: boolean) => account?.pause(isOrdering), [account]);
  return { state: isOn ? state : 'none', pause };
}

function accountKeeperOf(
  keeper: DraftKeeper,
  owner: Owner,
  draftId: string,
  onState: (state: AccountState) => void,
): AccountKeeper {
  return new AccountKeeper({
    kept: keeper.kept,
    save: async (given, version) =>
      (await import('./account-draft.js')).saveAccountDraft(owner, given, draftId, version),
    read: async () => (await import('./read-account.js')).readWithOrigin(owner),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onBase: keeper.acceptBase,
    onConflict: keeper.meetServer,
    onOrdered: keeper.finishRefused,
    onState,
  });
}
