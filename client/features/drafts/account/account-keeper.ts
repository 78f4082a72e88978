/**
 * Saves the draft to the account, without React: some seconds after the browser has it, one save at a time, and never
 * over what another device has saved. What cannot be sent stays in the browser and is sent later. A draft that has
 * become an order is not sent again: the server refuses it, and the keeper stops.
 */
import { toUiError } from '#client/lib/errors.js';
import type { AccountDraft } from './read-account.js';
import { isUnsent, markOf, type DraftBase, type ServerCopy } from '../local/draft-copies.js';
import { orderedOf, type PlacedOrder } from '../local/draft-news.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

/** Milliseconds between a change and its save, and between a failed save and the next. */
const ACCOUNT_SAVE_MS = { change: 3000, retry: 30_000 } as const;

/** `waiting`: on its way. `failed`: in this browser only, sent again later. `conflict`: the customer must choose. */
export type AccountState = 'none' | 'waiting' | 'saved' | 'failed' | 'conflict';

export interface AccountPorts {
  /** The draft that the browser has stored, and its state in the account. */
  readonly kept: () => { readonly draft: WizardDraft; readonly base: DraftBase | null };
  /** Answers the base of the next save. Throws what the call throws. */
  readonly save: (draft: WizardDraft, baseVersion: number) => Promise<DraftBase>;
  /** `isOwn`: this browser has sent it, and the answer was lost. */
  readonly read: () => Promise<AccountDraft & { readonly isOwn: boolean }>;
  /** Calls back after `ms`; answers how to prevent it. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** Called with the account's state, to be stored beside the browser's copy: `kept` answers it from then on. */
  readonly onBase: (base: DraftBase) => void;
  /** Another device has saved something else meanwhile. */
  readonly onConflict: (server: ServerCopy) => void;
  /** The draft has become an order in another tab or on another device. */
  readonly onOrdered: (order: PlacedOrder) => void;
  readonly onState: (state: AccountState) => void;
}

export class AccountKeeper {
  private forget: (() => void) | null = null;
  private running: Promise<void> | null = null;
  private isStopped = false;
  private isOrdering = false;
  private state: AccountState = 'none';

  constructor(private readonly ports: AccountPorts) {}

  /** The browser has stored something. */
  readonly settle = (): void => {
    if (this.isStopped) return;
    if (!this.isUnsent()) return this.showSent();
    this.show('waiting');
    this.plan(ACCOUNT_SAVE_MS.change);
  };

  /** Saves what is left now. Never rejects; answers whether the account has everything. */
  readonly flush = async (): Promise<boolean> => {
    this.forgetPlan();
    this.running ??= this.run().finally(() => (this.running = null));
    await this.running;
    return !this.isUnsent();
  };

  /** While this tab orders the draft nothing is sent: after the order it would be refused. Saves go on if it failed. */
  readonly pause = (isOrdering: boolean): void => {
    this.isOrdering = isOrdering;
    this.forgetPlan();
    if (!isOrdering) this.settle();
  };

  /** Nothing is saved any more. */
  readonly stop = (): void => {
    this.isStopped = true;
    this.forgetPlan();
  };

  private isUnsent(): boolean {
    return isUnsent(this.ports.kept());
  }

  private maySend(): boolean {
    return !this.isStopped && !this.isOrdering && this.state !== 'conflict';
  }

  private plan(ms: number): void {
    this.forget ??= this.ports.later(ms, () => void this.flush());
  }

  private forgetPlan(): void {
    this.forget?.();
    this.forget = null;
  }

  private async run(): Promise<void> {
    while (this.maySend() && this.isUnsent()) {
      const { draft, base } = this.ports.kept();
      try {
        this.adopt(await this.ports.save(draft, base?.version ?? 0));
      } catch (error) {
        if (!(await this.isSettled(error))) return;
      }
    }
    if (!this.isStopped && !this.isUnsent()) this.showSent();
  }

  /** False where nothing can be sent now. */
  private async isSettled(error: unknown): Promise<boolean> {
    const { code, details } = toUiError(error);
    const order = code === 'DRAFT_ORDERED' ? orderedOf(details) : null;
    if (order !== null) return this.end(order);
    if (code !== 'CONFLICT') return this.fail();
    const known = await this.ports.read().catch(() => null);
    if (known === null) return this.fail();
    const { version, draft, savedAt, isOwn } = known;
    // Removed elsewhere while this device went on: what was made here is kept.
    if (draft === null) this.adopt({ version, mark: '' });
    else if (isOwn || markOf(draft) === markOf(this.ports.kept().draft)) this.adopt({ version, mark: markOf(draft) });
    else {
      this.show('conflict');
      if (!this.isStopped) this.ports.onConflict({ draft, savedAt, version });
      return false;
    }
    return true;
  }

  private end(order: PlacedOrder): false {
    // This tab is about to hear of its own order.
    if (this.isOrdering || this.isStopped) return false;
    this.stop();
    this.ports.onOrdered(order);
    return false;
  }

  private fail(): false {
    this.show('failed');
    if (!this.isStopped && !this.isOrdering) this.plan(ACCOUNT_SAVE_MS.retry);
    return false;
  }

  private adopt(base: DraftBase): void {
    if (!this.isStopped) this.ports.onBase(base);
  }

  /** A blank wizard is nowhere. */
  private showSent(): void {
    this.show(this.ports.kept().base?.mark ? 'saved' : 'none');
  }

  private show(state: AccountState): void {
    if (state === this.state) return;
    this.state = state;
    this.ports.onState(state);
  }
}
