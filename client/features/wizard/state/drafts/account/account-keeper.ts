/**
 * Saves the draft to the account, without React: some seconds after the browser has it, one save at a time, and never
 * over what another device has saved. What cannot be sent stays in the browser and is sent later.
 */
import { toUiError } from '../../../../../lib/errors.js';
import type { AccountDraft } from './account-draft.js';
import { markOf, type DraftBase, type ServerCopy } from '../draft-copies.js';
import type { WizardDraft } from '../wizard-draft.js';

/** Milliseconds between a change and its save, and between a failed save and the next. */
export const ACCOUNT_SAVE_MS = { change: 3000, retry: 30_000 } as const;

/** `waiting`: on its way. `failed`: in this browser only, sent again later. `conflict`: the customer must choose. */
export type AccountState = 'none' | 'waiting' | 'saved' | 'failed' | 'conflict';

export interface AccountPorts {
  /** Answers the base of the next save. Throws what the call throws. */
  readonly save: (draft: WizardDraft, baseVersion: number) => Promise<DraftBase>;
  /** `isOwn`: this tab has sent it, and the answer was lost. */
  readonly read: () => Promise<AccountDraft & { readonly isOwn: boolean }>;
  /** Calls back after `ms`; answers how to prevent it. */
  readonly later: (ms: number, run: () => void) => () => void;
  /** What the account has now, to be stored beside the browser's copy. */
  readonly onBase: (base: DraftBase) => void;
  /** Another device has saved something else meanwhile. */
  readonly onConflict: (server: ServerCopy) => void;
  readonly onState: (state: AccountState) => void;
}

export class AccountKeeper {
  private forget: (() => void) | null = null;
  private running: Promise<void> | null = null;
  private isStopped = false;
  private state: AccountState = 'none';

  constructor(
    private readonly ports: AccountPorts,
    private draft: WizardDraft,
    private base: DraftBase | null,
  ) {}

  /** The browser has stored this draft; `base` is what it knows of the account. */
  settle(draft: WizardDraft, base: DraftBase | null): void {
    this.draft = draft;
    if (base !== null && base.version >= (this.base?.version ?? 0)) this.base = base;
    if (this.isStopped) return;
    if (!this.isUnsent()) return this.show('saved');
    this.show('waiting');
    this.plan(ACCOUNT_SAVE_MS.change);
  }

  /** Saves what is left now. Never rejects; answers whether the account has everything. */
  readonly flush = async (): Promise<boolean> => {
    this.forget?.();
    this.forget = null;
    this.running ??= this.run().finally(() => (this.running = null));
    await this.running;
    return !this.isUnsent();
  };

  /** Nothing is saved any more. */
  readonly stop = (): void => {
    this.isStopped = true;
    this.forget?.();
  };

  private isUnsent(): boolean {
    return this.base?.mark !== markOf(this.draft);
  }

  private plan(ms: number): void {
    this.forget ??= this.ports.later(ms, () => void this.flush());
  }

  private async run(): Promise<void> {
    while (!this.isStopped && this.state !== 'conflict' && this.isUnsent()) {
      try {
        this.take(await this.ports.save(this.draft, this.base?.version ?? 0));
      } catch (error) {
        if (!(await this.isSettled(error))) return;
      }
    }
    if (!this.isStopped && !this.isUnsent()) this.show('saved');
  }

  /** False where nothing can be sent now. */
  private async isSettled(error: unknown): Promise<boolean> {
    if (toUiError(error).code !== 'CONFLICT') return this.fail();
    const known = await this.ports.read().catch(() => null);
    if (known === null) return this.fail();
    const { version, draft, savedAt, isOwn } = known;
    // Removed elsewhere while this device went on: what was made here is kept.
    if (draft === null) this.take({ version, mark: '' });
    else if (isOwn || markOf(draft) === markOf(this.draft)) this.take({ version, mark: markOf(draft) });
    else {
      this.show('conflict');
      this.ports.onConflict({ draft, savedAt, version });
      return false;
    }
    return true;
  }

  private fail(): false {
    this.show('failed');
    if (!this.isStopped) this.plan(ACCOUNT_SAVE_MS.retry);
    return false;
  }

  private take(base: DraftBase): void {
    this.base = base;
    if (!this.isStopped) this.ports.onBase(base);
  }

  private show(state: AccountState): void {
    if (state === this.state) return;
    this.state = state;
    this.ports.onState(state);
  }
}
