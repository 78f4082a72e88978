/**
 * Keeps a draft in the browser's storage, without React: shortly after each change, at once when the page goes away,
 * and never over what another tab has written meanwhile. Two tabs with different copies are for the customer to settle.
 */
import type { KeyValueStore } from '../../../../lib/session/token-store.js';
import { baseOf, contentOf, type DraftBase, type DraftCopy, type ServerCopy } from './draft-copies.js';
import type { PlacedOrder } from './draft-news.js';
import { KEEP_OTHER_MS, loadOther, removeOther, saveOther, type OtherCopy } from './other-copy.js';
import type { WizardDraft } from './wizard-draft.js';
import {
  clearDraft,
  loadDraft,
  saveDraft,
  saveGuestDesign,
  type DraftSlot,
  type SaveOutcome,
} from './wizard-storage.js';

/** Milliseconds between a change and its writing, also while somebody goes on typing. */
export const WRITE_AFTER_MS = 400;

export type SaveState = 'idle' | 'saving' | SaveOutcome;

export interface KeeperSnapshot {
  readonly state: SaveState;
  /** Milliseconds since 1970 of the last write of this tab, or of the draft that was loaded. */
  readonly savedAt: number | null;
  /** Another tab has written something else while this one had unsaved changes. */
  readonly foreign: DraftCopy | null;
  /** The copy that was not chosen, for as long as it can be brought back. */
  readonly other: OtherCopy | null;
  /** An order was created, or the draft was removed at a sign-out: nothing is written any more. */
  readonly isFinished: boolean;
  /** The order that this draft has become in another tab. */
  readonly ordered: PlacedOrder | null;
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

export class DraftKeeper {
  private around: KeeperAround = { isGuest: false, onForeign: () => undefined };
  private written: WizardDraft;
  private isComparing = false;
  /** Where `foreign` is the account's copy. */
  private server: ServerCopy | null = null;
  private pending: (() => void) | null = null;
  private snapshot: KeeperSnapshot;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ports: KeeperPorts,
    private draft: WizardDraft,
    loadedAt: number | null,
    private base: DraftBase | null = null,
  ) {
    this.written = draft;
    this.snapshot = { state: 'idle', savedAt: loadedAt, foreign: null, other: null, isFinished: false, ordered: null };
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

  /** The save of the server that this edit began from; null for a new order. */
  readonly baseVersion = (): number | null => this.base?.version ?? null;

  /** Writes now, also over the copy of another tab, which is kept aside: whoever asks has decided. */
  readonly saveNow = (): SaveOutcome => {
    if (this.snapshot.isFinished) return 'saved';
    this.cancel();
    const { store, slot, now } = this.ports;
    if (this.snapshot.foreign !== null) this.setAside(this.snapshot.foreign);
    if (this.server !== null) this.base = baseOf(this.server);
    this.server = null;
    const outcome = saveDraft(store, slot, this.draft, now(), this.base);
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
    if (loaded.kind === 'loaded') this.compare(loaded);
    if (this.draft !== this.written) this.schedule();
  }

  readonly takeForeign = (): void => {
    const { foreign } = this.snapshot;
    if (foreign === null) return;
    const { server } = this;
    if (server !== null) {
      this.server = null;
      this.show({ foreign: null });
      return this.takeServers(server);
    }
    this.setAside(this.own());
    this.show({ foreign: null, state: 'saved', savedAt: foreign.savedAt });
    this.follow(foreign.draft);
  };

  /** Another device has saved something else to the account. */
  readonly meetServer = (server: ServerCopy): void => {
    this.server = server;
    this.show({ foreign: server });
  };

  /** The account has this much of the draft; remembered beside it. */
  readonly acceptBase = (base: DraftBase): void => {
    this.base = base;
    if (!this.isPaused()) this.saveNow();
  };

  /** What was written last, and what the account has of it. */
  readonly kept = (): { readonly draft: WizardDraft; readonly base: DraftBase | null } => ({
    draft: this.written,
    base: this.base,
  });

  /** What another visit has left aside. */
  async findOther(): Promise<void> {
    const { store, slot, now } = this.ports;
    const other = await loadOther(store, slot, now());
    if (other !== null && this.snapshot.other === null) this.show({ other });
  }

  /** The copy that was not chosen comes back, and this one takes its place aside. */
  readonly restoreOther = (): void => {
    const { other } = this.snapshot;
    if (other === null) return;
    this.setAside(this.own());
    this.follow(other.draft);
    this.saveNow();
  };

  readonly dropOther = (): void => {
    removeOther(this.ports.store, this.ports.slot);
    this.show({ other: null });
  };

  /** The server has a newer copy of the order: it is taken, and this one kept aside. */
  readonly takeServers = (server: ServerCopy): void => {
    this.setAside(this.own());
    this.base = baseOf(server);
    this.follow(server.draft);
    this.saveNow();
  };

  /**
   * This copy stays, although the server has a newer one, which is kept aside. The next save goes over it, knowingly.
   */
  readonly keepMine = (server: ServerCopy): void => {
    this.setAside(server);
    this.base = baseOf(server);
    this.saveNow();
  };

  /** The order stands: the draft goes, and nothing of this tab brings it back. */
  readonly finish = (): void => {
    this.cancel();
    clearDraft(this.ports.store, this.ports.slot);
    this.show({ isFinished: true, foreign: null });
  };

  /** The draft has become an order elsewhere. */
  readonly finishAs = (ordered: PlacedOrder): void => {
    this.show({ ordered });
    this.finish();
  };

  private own(): DraftCopy {
    return { draft: this.draft, savedAt: this.draft === this.written ? this.snapshot.savedAt : this.ports.now() };
  }

  /** In memory at least: a full storage must not keep anyone from choosing. */
  private setAside({ draft, savedAt }: DraftCopy): void {
    const { store, slot, now } = this.ports;
    const other = { draft, savedAt, until: now() + KEEP_OTHER_MS };
    saveOther(store, slot, other);
    this.show({ other });
  }

  private compare({ draft: theirs, savedAt, base }: DraftCopy & { readonly base: DraftBase | null }): void {
    const mine = contentOf(this.draft);
    if (contentOf(theirs) === mine) {
      this.base = base ?? this.base;
      return;
    }
    if (mine === contentOf(this.written)) {
      this.base = base ?? this.base;
      this.follow(theirs);
    } else this.show({ foreign: { draft: theirs, savedAt } });
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
    if (this.isPaused()) return this.cancel();
    this.show({ state: 'saving' });
    this.pending ??= this.ports.later(WRITE_AFTER_MS, () => {
      this.pending = null;
      if (!this.isPaused()) this.saveNow();
    });
  }

  private cancel(): void {
    this.pending?.();
    this.pending = null;
  }

  private show(change: Partial<KeeperSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}
