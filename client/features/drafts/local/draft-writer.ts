/** Writes a draft to the browser's storage: which state of it is stored, and when the next one will be. */
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import type { DraftBase } from './draft-copies.js';
import type { WizardDraft } from '../draft/wizard-draft.js';
import { isBlank } from '../draft/blank-draft.js';
import {
  forgetGuestDesign,
  hasDraft,
  saveDraft,
  saveGuestDesign,
  type DraftSlot,
  type SaveOutcome,
} from './wizard-storage.js';

/** Milliseconds between a change and its writing, also while somebody goes on typing. */
export const WRITE_AFTER_MS = 400;

export interface KeeperPorts {
  readonly store: KeyValueStore;
  readonly slot: DraftSlot;
  readonly now: () => number;
  /** Calls back after `ms`; answers how to prevent it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

export class DraftWriter {
  /** The state that was stored last, or loaded. */
  private stored: WizardDraft;
  private pending: (() => void) | null = null;

  constructor(
    private readonly ports: KeeperPorts,
    /** The newest state. */
    public draft: WizardDraft,
    /** The state of the server, stored beside the draft. */
    public base: DraftBase | null,
  ) {
    this.stored = draft;
  }

  get written(): WizardDraft {
    return this.stored;
  }

  get isUnwritten(): boolean {
    return this.draft !== this.stored;
  }

  /** A blank draft of a new order that is not the end of one of this tab's: it would only displace another's. */
  get isNothing(): boolean {
    const { store, slot } = this.ports;
    const isNew = slot === 'new' && this.base === null;
    return isNew && isBlank(this.draft) && (!this.isUnwritten || !hasDraft(store, slot));
  }

  /** Writes now. Guests get the documented guest record beside the draft. */
  write(isGuest: boolean): SaveOutcome {
    this.cancel();
    const { store, slot, now } = this.ports;
    const outcome = saveDraft(store, slot, this.draft, now(), this.base);
    if (isGuest && slot === 'new') {
      if (isBlank(this.draft)) forgetGuestDesign(store);
      else saveGuestDesign(store, this.draft, now());
    }
    if (outcome === 'saved') this.stored = this.draft;
    return outcome;
  }

  /** The storage has this draft already. */
  follow(draft: WizardDraft): void {
    this.draft = draft;
    this.stored = draft;
  }

  /** Calls `run` once, `WRITE_AFTER_MS` after the first call. */
  plan(run: () => void): void {
    this.pending ??= this.ports.later(WRITE_AFTER_MS, () => {
      this.pending = null;
      run();
    });
  }

  cancel(): void {
    this.pending?.();
    this.pending = null;
  }
}
