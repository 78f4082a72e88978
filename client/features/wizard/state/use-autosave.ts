import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyValueStore } from '../../../lib/session/token-store.js';
import type { WizardDraft } from './wizard-draft.js';
import { clearDraft, draftKey, loadDraft, saveDraft, saveGuestDesign, type DraftSlot, type SaveOutcome } from './wizard-storage.js';

/** Milliseconds of quiet before a change is written. */
const QUIET_MS = 400;

export type SaveState = 'idle' | 'saving' | SaveOutcome;

export interface Autosave {
  readonly state: SaveState;
  /** Milliseconds since 1970 of the last write of this tab, or of the draft that was loaded. */
  readonly savedAt: number | null;
  readonly saveNow: () => SaveOutcome;
  /** Another tab has written something else while this one had unsaved changes: somebody has to choose. */
  readonly foreign: WizardDraft | null;
  readonly keepMine: () => void;
  readonly takeForeign: () => void;
  /** An order was created: the draft goes and nothing of this tab brings it back. */
  readonly finish: () => void;
  readonly isFinished: boolean;
}

interface AutosaveInput {
  readonly store: KeyValueStore;
  readonly slot: DraftSlot;
  readonly draft: WizardDraft;
  readonly loadedAt: number | null;
  /** Guests get the documented guest record beside the draft. */
  readonly isGuest: boolean;
  /** The copy of another tab is taken over where this one has nothing unsaved. */
  readonly onForeign: (draft: WizardDraft) => void;
}

/** What the tabs must agree on; where each of them stands is its own affair. */
const contentOf = (draft: WizardDraft) => JSON.stringify({ ...draft, step: 0 });

/** Writes the draft shortly after each change and at once when the page goes away. */
export function useAutosave({ store, slot, draft, loadedAt, isGuest, onForeign }: AutosaveInput): Autosave {
  const [state, setState] = useState<SaveState>('idle');
  const [savedAt, setSavedAt] = useState(loadedAt);
  const [isFinished, setFinished] = useState(false);
  const [foreign, setForeign] = useState<WizardDraft | null>(null);
  const memory = useRef({ draft, written: draft, isGuest, paused: false, closed: false });
  memory.current.draft = draft;
  memory.current.isGuest = isGuest;

  const saveNow = useCallback((): SaveOutcome => {
    const known = memory.current;
    if (known.closed) return 'saved';
    const now = Date.now();
    const outcome = saveDraft(store, slot, known.draft, now);
    if (known.isGuest && slot === 'new') saveGuestDesign(store, known.draft, now);
    if (outcome === 'saved') {
      known.written = known.draft;
      setSavedAt(now);
    }
    setState(outcome);
    return outcome;
  }, [store, slot]);

  useEffect(() => {
    if (draft === memory.current.written || foreign !== null) return undefined;
    setState('saving');
    const timer = setTimeout(saveNow, QUIET_MS);
    return () => clearTimeout(timer);
  }, [draft, foreign, saveNow]);

  useEffect(() => {
    const flush = () => {
      if (memory.current.draft !== memory.current.written && !memory.current.paused) saveNow();
    };
    const onHide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [saveNow]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== draftKey(slot) || event.newValue === null || memory.current.closed) return;
      const loaded = loadDraft(store, slot);
      if (loaded.kind !== 'loaded') return;
      const mine = contentOf(memory.current.draft);
      if (contentOf(loaded.draft) === mine) return;
      if (mine !== contentOf(memory.current.written)) {
        memory.current.paused = true;
        setForeign(loaded.draft);
        return;
      }
      const taken = { ...loaded.draft, step: memory.current.draft.step };
      memory.current.written = taken;
      onForeign(taken);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store, slot, onForeign]);

  const keepMine = useCallback(() => {
    memory.current.paused = false;
    setForeign(null);
    saveNow();
  }, [saveNow]);

  const takeForeign = useCallback(() => {
    if (foreign === null) return;
    const taken = { ...foreign, step: memory.current.draft.step };
    memory.current.paused = false;
    memory.current.written = taken;
    setForeign(null);
    onForeign(taken);
  }, [foreign, onForeign]);

  const finish = useCallback(() => {
    memory.current.closed = true;
    clearDraft(store, slot);
    setFinished(true);
  }, [store, slot]);

  return useMemo(
    () => ({ state, savedAt, saveNow, foreign, keepMine, takeForeign, finish, isFinished }),
    [state, savedAt, saveNow, foreign, keepMine, takeForeign, finish, isFinished],
  );
}
