import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStore, storedKeys } from './browser-store.js';
import type { DraftBase } from './draft-copies.js';
import { DraftKeeper, type KeeperPorts, type KeeperSnapshot } from './draft-keeper.js';
import { sweepOthers } from './other-copy.js';
import type { WizardDraft } from './wizard-draft.js';
import { draftKey, type DraftSlot } from './wizard-storage.js';

type Acts = Pick<
  DraftKeeper,
  'saveNow' | 'takeForeign' | 'finish' | 'restoreOther' | 'dropOther' | 'takeServers' | 'keepMine' | 'baseVersion'
>;
export type Autosave = KeeperSnapshot & Acts;

interface AutosaveInput {
  readonly slot: DraftSlot;
  readonly draft: WizardDraft;
  readonly loadedAt: number | null;
  readonly base: DraftBase | null;
  readonly isGuest: boolean;
  readonly onForeign: (draft: WizardDraft) => void;
}

/** One keeper for the life of the wizard, fed with every change and with what the browser tells. */
export function useAutosave({ slot, draft, loadedAt, base, isGuest, onForeign }: AutosaveInput): Autosave {
  const [keeper] = useState(() => new DraftKeeper(portsOf(slot), draft, loadedAt, base));
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  useEffect(() => {
    keeper.update(draft, { isGuest, onForeign });
  }, [keeper, draft, isGuest, onForeign]);
  useEffect(() => listen(keeper, slot), [keeper, slot]);
  useEffect(() => {
    sweepOthers(browserStore, storedKeys(), Date.now());
    void keeper.findOther();
  }, [keeper]);
  return useMemo(() => ({ ...snapshot, ...actsOf(keeper) }), [snapshot, keeper]);
}

function actsOf(keeper: DraftKeeper): Acts {
  const { saveNow, takeForeign, finish, restoreOther, dropOther, takeServers, keepMine, baseVersion } = keeper;
  return { saveNow, takeForeign, finish, restoreOther, dropOther, takeServers, keepMine, baseVersion };
}

function portsOf(slot: DraftSlot): KeeperPorts {
  return {
    store: browserStore,
    slot,
    now: () => Date.now(),
    later: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Leaving the page, hiding it, and the other tabs. Answers how to stop, which writes what is left. */
function listen(keeper: DraftKeeper, slot: DraftSlot): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') keeper.flush();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === draftKey(slot) && event.newValue !== null) void keeper.otherTabWrote();
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
