/**
 * Keeps the draft of a site on the server, without React: shortly after each change, one save at a time, and never over
 * what somebody else has saved meanwhile.
 */
import { toUiError } from '#client/lib/errors.js';
import { designContentOf, type DesignDraft } from '#client/features/editor/index.js';

/** Milliseconds between a change and its save, also while somebody goes on. */
const SAVE_AFTER_MS = 1200;

/** `conflict`: somebody else has saved; nothing more is saved until that is settled. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface KeeperPorts {
  /** Answers the version that was kept. Throws what the call throws. */
  readonly save: (draft: DesignDraft, baseVersion: number) => Promise<number>;
  /** Calls back after `ms`; answers how to prevent it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

export class SiteDraftKeeper {
  private readonly listeners = new Set<() => void>();
  private state: SaveState = 'saved';
  private written: string;
  private forget: (() => void) | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly ports: KeeperPorts,
    private draft: DesignDraft,
    private version: number,
  ) {
    this.written = designContentOf(draft);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): SaveState => this.state;

  /** The work as it is now. */
  update(draft: DesignDraft): void {
    this.draft = draft;
    if (this.state === 'conflict' || this.forget !== null || designContentOf(draft) === this.written) return;
    if (this.state !== 'saving') this.tell('waiting');
    this.forget = this.ports.later(SAVE_AFTER_MS, () => void this.flush().catch(() => undefined));
  }

  /** Saves what is left now; answers the version that the server has. Throws what the last save threw. */
  readonly flush = async (): Promise<number> => {
    this.stop();
    this.running ??= this.run().finally(() => (this.running = null));
    await this.running;
    return this.version;
  };

  /** Nothing is saved by itself any more. */
  readonly stop = (): void => {
    this.forget?.();
    this.forget = null;
  };

  private async run(): Promise<void> {
    for (let content = designContentOf(this.draft); content !== this.written; content = designContentOf(this.draft)) {
      this.tell('saving');
      try {
        this.version = await this.ports.save(this.draft, this.version);
        this.written = content;
      } catch (error) {
        this.tell(toUiError(error).code === 'CONFLICT' ? 'conflict' : 'failed');
        throw error;
      }
    }
    this.tell('saved');
  }

  private tell(state: SaveState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
