import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownedKey, ownedKeys, ownedStore, type Owner } from '#client/lib/session/owner.js';
import type { DraftBase } from '../local/draft-copies.js';
import type { AccountState } from '../account/account-keeper.js';
import { DraftKeeper, type KeeperSnapshot } from '../local/draft-keeper.js';
import { announceDraft, onDraftNews, type PlacedOrder } from '../local/draft-news.js';
import type { KeeperPorts } from '../local/draft-writer.js';
import { sweepOthers } from '../local/other-copy.js';
import type { WizardAction } from '../edits/wizard-actions.js';
import type { WizardDraft } from '../draft/wizard-draft.js';
import { wizardReducer } from '../edits/wizard-state.js';
import { useAccountCopy } from '../account/use-account-copy.js';
import { draftKey, type DraftSlot } from '../local/wizard-storage.js';

type Acts = Pick<
  DraftKeeper,
  | 'saveNow'
  | 'adoptOtherCopy'
  | 'finishRefused'
  | 'restoreOther'
  | 'dropOther'
  | 'adoptServerCopy'
  | 'keepMine'
  | 'baseVersion'
>;
/** The state of the writing. It changes with nearly every pause of who types, so it is apart from what is rare. */
export interface SaveProgress extends Pick<KeeperSnapshot, 'state' | 'savedAt'> {
  /** How much of it the account has. */
  readonly account: AccountState;
}

export interface Autosave extends Omit<KeeperSnapshot, 'state' | 'savedAt'>, Acts {
  /** While this tab orders the draft, nothing of it is sent to the account. */
  readonly pauseAccount: (isOrdering: boolean) => void;
  /** This tab has placed the order: the draft goes, and the other tabs are notified. */
  readonly finish: (order: PlacedOrder) => void;
  /**
   * Keeps what is being typed where the draft takes it only at the end, such as a name or a text on the page: the draft
   * is written as if `action` had happened. Null gives it up; `release` is for when the draft has taken it.
   */
  readonly hold: (action: WizardAction | null) => void;
  readonly release: () => void;
}

interface AutosaveInput {
  readonly owner: Owner;
  readonly draftId: string;
  readonly slot: DraftSlot;
  readonly draft: WizardDraft;
  readonly loadedAt: number | null;
  readonly base: DraftBase | null;
  readonly isGuest: boolean;
  readonly onForeign: (draft: WizardDraft) => void;
}

/** One keeper for the life of the wizard, fed with every change and with what the browser tells. */
export function useAutosave(input: AutosaveInput): { readonly autosave: Autosave; readonly progress: SaveProgress } {
  const { owner, draftId, slot, draft, loadedAt, base, isGuest, onForeign } = input;
  const [keeper] = useState(() => new DraftKeeper(portsOf(owner, slot), draft, loadedAt, base));
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  const { state: account, pause: pauseAccount } = useAccountCopy(keeper, snapshot, { owner, slot, draftId });
  const { held, hold, release } = useHeld(keeper, draft);
  useEffect(() => {
    keeper.update(held(draft), { isGuest, onForeign });
  }, [keeper, draft, held, isGuest, onForeign]);
  useEffect(() => listen(keeper, ownedKey(owner, draftKey(slot))), [keeper, owner, slot]);
  useEffect(
    () =>
      onDraftNews((news) => {
        if (news.owner !== owner) return;
        if (news.kind === 'forgotten') keeper.finish();
        else if (news.draftId === draftId) keeper.finishAs(news.order);
      }),
    [keeper, owner, draftId],
  );
  useEffect(() => {
    sweepOthers(ownedStore(owner), ownedKeys(owner), Date.now());
    void keeper.findOther();
  }, [keeper, owner]);
  const { state, savedAt, foreign, other, isFinished, ordered } = snapshot;
  const progress = useMemo(() => ({ state, savedAt, account }), [state, savedAt, account]);
  const autosave = useMemo(() => {
    const finish = (order: PlacedOrder) => {
      keeper.finish();
      announceDraft({ kind: 'ordered', owner, draftId, order });
    };
    return { foreign, other, isFinished, ordered, ...actsOf(keeper), pauseAccount, finish, hold, release };
  }, [foreign, other, isFinished, ordered, pauseAccount, keeper, owner, draftId, hold, release]);
  return { autosave, progress };
}

/** The text that is typed but not in the draft yet; `held` is a draft with it. */
function useHeld(keeper: DraftKeeper, draft: WizardDraft) {
  const action = useRef<WizardAction | null>(null);
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  const held = useCallback(
    (given: WizardDraft) => (action.current === null ? given : wizardReducer(given, action.current)),
    [],
  );
  const hold = useCallback(
    (next: WizardAction | null) => {
      action.current = next;
      keeper.update(held(newest.current));
    },
    [keeper, held],
  );
  const release = useCallback(() => {
    action.current = null;
  }, []);
  return { held, hold, release };
}

function actsOf(keeper: DraftKeeper): Acts {
  const { saveNow, adoptOtherCopy, finishRefused, restoreOther, dropOther, adoptServerCopy, keepMine, baseVersion } =
    keeper;
  return { saveNow, adoptOtherCopy, finishRefused, restoreOther, dropOther, adoptServerCopy, keepMine, baseVersion };
}

function portsOf(owner: Owner, slot: DraftSlot): KeeperPorts {
  return {
    store: ownedStore(owner),
    slot,
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Leaving the page, hiding it, and the other tabs. Answers how to stop, which writes what is left. */
function listen(keeper: DraftKeeper, key: string): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') keeper.flush();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) void keeper.otherTabWrote();
  };
  window.addEventListener('pagehide', keeper.flush);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('pagehide', keeper.flush);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('storage', onStorage);
    keeper.flush();
  };
}
