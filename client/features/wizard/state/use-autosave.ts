import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store.js';
import { DraftKeeper, type KeeperPorts, type KeeperSnapshot } from './draft-keeper.js';
import type { WizardDraft } from './wizard-draft.js';
import { draftKey, type DraftSlot } from './wizard-storage.js';

export type Autosave = KeeperSnapshot & Pick<DraftKeeper, 'saveNow' | 'takeForeign' | 'finish'>;

interface AutosaveInput {
  readonly slot: DraftSlot;
  readonly draft: WizardDraft;
  readonly loadedAt: number | null;
  readonly isGuest: boolean;
  readonly onForeign: (draft: WizardDraft) => void;
}

/** One keeper for the life of the wizard, fed with every change and with what the browser tells. */
export function useAutosave({ slot, draft, loadedAt, isGuest, onForeign }: AutosaveInput): Autosave {
  const [keeper] = useState(() => new DraftKeeper(portsOf(slot), draft, loadedAt));
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot);
  useEffect(() => {
    keeper.update(draft, { isGuest, onForeign });
  }, [keeper, draft, isGuest, onForeign]);
  useEffect(() => listen(keeper, slot), [keeper, slot]);
  const { saveNow, takeForeign, finish } = keeper;
  return { ...snapshot, saveNow, takeForeign, finish };
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
