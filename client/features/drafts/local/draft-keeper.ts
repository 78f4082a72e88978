/**
 * Keeps a draft in the browser's storage, without React: shortly after each change, at once when the page goes away,
 * and never over what another tab has written meanwhile. Two tabs with different copies are for the customer to settle.
 */
import { contentOf, isBlank } from '../draft/blank-draft.js';
import { baseOf, type DraftBase, type DraftCopy, type ServerCopy } from './draft-copies.js';
import type { PlacedOrder } from './draft-news.js';
import { DraftWriter, type KeeperPorts } from './draft-writer.js';
import { KEEP_OTHER_MS, loadOther, removeOther, saveOther, type OtherCopy } from './other-copy.js';
import type { WizardDraft } from '../draft/wizard-draft.js';
import { clearDraft, loadDraft, saveDraft, type SaveOutcome } from './wizard-storage.js';

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
  /** The order that this draft has become in another tab or on another device. */
  readonly ordered: PlacedOrder | null;
}

interface KeeperAround {
  /** Guests get the documented guest record beside the draft. */
  readonly isGuest: boolean;
  /** The copy of another tab is taken over where this one has nothing unsaved. */
  readonly onForeign: (draft: WizardDraft) => void;
}

export class DraftKeeper {
  private around: KeeperAround = { isGuest: false, onForeign: () => undefined };
  private readonly writer: DraftWriter;
  private isComparing = false;
  /** Where `foreign` is the account's copy. */
  private server: ServerCopy | null = null;
  private snapshot: KeeperSnapshot;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly ports: KeeperPorts,
    draft: WizardDraft,
    loadedAt: number | null,
    base: DraftBase | null = null,
  ) {
    this.writer = new DraftWriter(ports, draft, base);
    this.snapshot = { state: 'idle', savedAt: loadedAt, foreign: null, other: null, isFinished: false, ordered: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): KeeperSnapshot => this.snapshot;

  update(draft: WizardDraft, around: KeeperAround = this.around): void {
    this.around = around;
    this.writer.draft = draft;
    if (this.writer.isUnwritten) this.schedule();
  }

  /** The save of the server that this edit began from; null for a new order. */
  readonly baseVersion = (): number | null => this.writer.base?.version ?? null;

  /** Writes now, also over the copy of another tab, which is kept aside: whoever asks has decided. */
  readonly saveNow = (): SaveOutcome => {
    if (this.snapshot.isFinished) return 'saved';
    if (this.writer.isNothing) {
      this.writer.cancel();
      this.writer.follow(this.writer.draft);
      this.show({ state: 'idle' });
      return 'saved';
    }
    if (this.snapshot.foreign !== null) this.setAside(this.snapshot.foreign);
    if (this.server !== null) this.writer.base = baseOf(this.server);
    this.server = null;
    const outcome = this.writer.write(this.around.isGuest);
    this.show({ state: outcome, foreign: null, ...(outcome === 'saved' && { savedAt: this.ports.now() }) });
    return outcome;
  };

  /** The page goes away: what is not written yet is written, unless it is not for this tab to decide. */
  readonly flush = (): void => {
    if (this.writer.isUnwritten && !this.isPaused()) this.saveNow();
  };

  /** Another tab has changed the storage. */
  async otherTabWrote(): Promise<void> {
    if (this.snapshot.isFinished) return;
    this.isComparing = true;
    const loaded = await loadDraft(this.ports.store, this.ports.slot);
    this.isComparing = false;
    if (loaded.kind === 'loaded') this.compare(loaded);
    if (this.writer.isUnwritten) this.schedule();
  }

  readonly adoptOtherCopy = (): void => {
    const { foreign } = this.snapshot;
    if (foreign === null) return;
    const { server } = this;
    if (server !== null) {
      this.server = null;
      this.show({ foreign: null });
      return this.adoptServerCopy(server);
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
    this.writer.base = base;
    if (!this.isPaused()) this.saveNow();
  };

  /** The draft that was written last, and its state in the account. */
  readonly kept = (): { readonly draft: WizardDraft; readonly base: DraftBase | null } => ({
    draft: this.writer.written,
    base: this.writer.base,
  });

  /** Finds the copy that another visit has left aside. */
  async findOther(): Promise<void> {
    const { store, slot, now } = this.ports;
    const other = await loadOther(store, slot, now());
    if (other !== null && this.snapshot.other === null) this.show({ other });
  }

  /** The copy that was not chosen comes back, and this one takes its place aside. */
  readonly restoreOther = (): void => {
    const { other } = this.snapshot;
    if (other === null) return;
    if (isBlank(this.writer.draft)) this.dropOther();
    else this.setAside(this.own());
    this.follow(other.draft);
    this.saveNow();
  };

  readonly dropOther = (): void => {
    removeOther(this.ports.store, this.ports.slot);
    this.show({ other: null });
  };

  /** The server has a newer copy of the order: it is taken, and this one kept aside. */
  readonly adoptServerCopy = (server: ServerCopy): void => {
    this.setAside(this.own());
    this.writer.base = baseOf(server);
    this.follow(server.draft);
    this.saveNow();
  };

  /**
   * This copy stays, although the server has a newer one, which is kept aside. The next save goes over it, knowingly.
   */
  readonly keepMine = (server: ServerCopy): void => {
    this.setAside(server);
    this.writer.base = baseOf(server);
    this.saveNow();
  };

  /** The order stands: the draft goes, and nothing of this tab brings it back. */
  readonly finish = (): void => {
    this.writer.cancel();
    clearDraft(this.ports.store, this.ports.slot);
    this.show({ isFinished: true, foreign: null });
  };

  /** The draft has become an order in another tab, which had the same storage. */
  readonly finishAs = (ordered: PlacedOrder): void => {
    this.show({ ordered });
    this.finish();
  };

  /**
   * The server says that the draft has become an order. This copy may be newer: whoever edits the order finds it as
   * theirs.
   */
  readonly finishRefused = (ordered: PlacedOrder): void => {
    saveDraft(this.ports.store, `edit:${ordered.id}`, this.writer.draft, this.ports.now());
    this.finishAs(ordered);
  };

  private own(): DraftCopy {
    const { draft, isUnwritten } = this.writer;
    return { draft, savedAt: isUnwritten ? this.ports.now() : this.snapshot.savedAt };
  }

  /** In memory at least: a full storage must not keep anyone from choosing. A blank copy is not kept. */
  private setAside({ draft, savedAt }: DraftCopy): void {
    if (isBlank(draft)) return;
    const { store, slot, now } = this.ports;
    const other = { draft, savedAt, until: now() + KEEP_OTHER_MS };
    saveOther(store, slot, other);
    this.show({ other });
  }

  private compare({ draft: theirs, savedAt, base }: DraftCopy & { readonly base: DraftBase | null }): void {
    const mine = contentOf(this.writer.draft);
    const isSame = contentOf(theirs) === mine;
    // Beside a blank copy there is nothing to choose; what was here can be brought back.
    if (isBlank(theirs) && !isBlank(this.writer.draft)) this.setAside(this.own());
    else if (!isSame && !isBlank(this.writer.draft) && mine !== contentOf(this.writer.written))
      return this.show({ foreign: { draft: theirs, savedAt } });
    this.writer.base = base ?? this.writer.base;
    if (!isSame) this.follow(theirs);
  }

  private follow(theirs: WizardDraft): void {
    this.writer.follow({ ...theirs, step: this.writer.draft.step });
    this.around.onForeign(this.writer.draft);
  }

  private isPaused(): boolean {
    return this.isComparing || this.snapshot.foreign !== null || this.snapshot.isFinished;
  }

  private schedule(): void {
    if (this.isPaused()) return this.writer.cancel();
    this.show({ state: 'saving' });
    this.writer.plan(() => {
      if (!this.isPaused()) this.saveNow();
    });
  }

  private show(change: Partial<KeeperSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}
