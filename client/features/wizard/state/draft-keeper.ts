/**
 * Keeps a draft in the browser's storage, without React: shortly after each change, at once when the page goes away,
 * and never over what another tab has written meanwhile. Two tabs with different copies are for the customer to settle.
 */
import type { KeyValueStore } from '../../../lib/session/token-store.js';
import type { WizardDraft } from './wizard-draft.js';
import {
  clearDraft,
  loadDraft,
  saveDraft,
  saveGuestDesign,
  type DraftSlot,
  type SaveOutcome,
} from './wizard-storage.js';

/** Milliseconds of quiet before a change is written. */
export const QUIET_MS = 400;

export type SaveState = 'idle' | 'saving' | SaveOutcome;

export interface KeeperSnapshot {
  readonly state: SaveState;
  /** Milliseconds since 1970 of the last write of this tab, or of the draft that was loaded. */
  readonly savedAt: number | null;
  /** Another tab has written something else while this one had unsaved changes. */
  readonly foreign: WizardDraft | null;
  /** An order was created: nothing is written any more. */
  readonly isFinished: boolean;
}

export interface KeeperPorts {
  readonly store: KeyValueStore;
  readonly slot: DraftSlot;
  readonly now: () => number;
  /** Calls back after `ms`; answers how to prevent it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

export interface KeeperAround {
  /** Guests get the documented guest record beside the draft. */
  readonly isGuest: boolean;
  /** The copy of another tab is taken over where this one has nothing unsaved. */
  readonly onForeign: (draft: WizardDraft) => void;
}

/** What the tabs must agree on; where each of them stands is its own affair. */
const contentOf = (draft: WizardDraft) => JSON.stringify({ ...draft, step: 0, furthest: 0 });

export class DraftKeeper {
  private around: KeeperAround = { isGuest: false, onForeign: () => undefined };
  private written: WizardDraft;
  private isComparing = false;
  private cancel: () => void = () => undefined;
  private snapshot: KeeperSnapshot;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ports: KeeperPorts,
    private draft: WizardDraft,
    loadedAt: number | null,
  ) {
    this.written = draft;
    this.snapshot = { state: 'idle', savedAt: loadedAt, foreign: null, isFinished: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): KeeperSnapshot => this.snapshot;

  update(draft: WizardDraft, around: KeeperAround = this.around): void {
    this.around = around;
    this.draft = draft;
    if (draft !== this.written) this.schedule();
  }

  /** Writes now, also over the copy of another tab: whoever asks has decided. */
  readonly saveNow = (): SaveOutcome => {
    if (this.snapshot.isFinished) return 'saved';
    this.cancel();
    const { store, slot, now } = this.ports;
    const outcome = saveDraft(store, slot, this.draft, now());
    if (this.around.isGuest && slot === 'new') saveGuestDesign(store, this.draft, now());
    if (outcome === 'saved') this.written = this.draft;
    this.show({ state: outcome, foreign: null, ...(outcome === 'saved' && { savedAt: now() }) });
    return outcome;
  };

  /** The page goes away: what is not written yet is written, unless it is not for this tab to decide. */
  readonly flush = (): void => {
    if (this.draft !== this.written && !this.isPaused()) this.saveNow();
  };

  /** Another tab has changed the storage. */
  async otherTabWrote(): Promise<void> {
    if (this.snapshot.isFinished) return;
    this.isComparing = true;
    const loaded = await loadDraft(this.ports.store, this.ports.slot);
    this.isComparing = false;
    if (loaded.kind === 'loaded') this.compare(loaded.draft);
    if (this.draft !== this.written) this.schedule();
  }

  readonly takeForeign = (): void => {
    const { foreign } = this.snapshot;
    if (foreign === null) return;
    this.show({ foreign: null, state: 'saved' });
    this.follow(foreign);
  };

  /** The order stands: the draft goes, and nothing of this tab brings it back. */
  readonly finish = (): void => {
    this.cancel();
    clearDraft(this.ports.store, this.ports.slot);
    this.show({ isFinished: true });
  };

  private compare(theirs: WizardDraft): void {
    const mine = contentOf(this.draft);
    if (contentOf(theirs) === mine) return;
    if (mine === contentOf(this.written)) this.follow(theirs);
    else this.show({ foreign: theirs });
  }

  private follow(theirs: WizardDraft): void {
    this.draft = { ...theirs, step: this.draft.step };
    this.written = this.draft;
    this.around.onForeign(this.draft);
  }

  private isPaused(): boolean {
    return this.isComparing || this.snapshot.foreign !== null || this.snapshot.isFinished;
  }

  private schedule(): void {
    this.cancel();
    if (this.isPaused()) return;
    this.show({ state: 'saving' });
    this.cancel = this.ports.later(QUIET_MS, () => {
      if (!this.isPaused()) this.saveNow();
    });
  }

  private show(change: Partial<KeeperSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}
