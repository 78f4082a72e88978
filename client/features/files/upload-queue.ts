/**
 * Files on their way to one order: a few at a time, each with its progress, each to be cancelled or tried again. The
 * first that the server refuses as invalid stops the others.
 */
import { toUiError } from '#client/lib/errors.js';
import { fileMessages as m } from '#client/lib/messages/file.messages.js';
import { isInvalidFile, type ArrivedFile } from '#client/lib/file-rules.js';
import type { KeptFile } from './kept-files.js';
import type { Sending } from '#client/lib/rest/send-file.js';

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  /** `message` is Persian. */
  | { readonly kind: 'failed'; readonly message: string };

export interface Upload {
  readonly kept: KeptFile;
  readonly state: UploadState;
}

/** The invalid file, or else the last one that did not arrive, and what was thrown. */
export interface UploadFault {
  readonly name: string;
  readonly error: unknown;
}

export interface QueuePorts {
  readonly send: (sending: Sending) => Promise<ArrivedFile>;
  /** A file has arrived: it need not be kept any more. */
  readonly onSent: (kept: KeptFile, file: ArrivedFile) => void;
  /** Nothing is under way any more: how many arrived since it was last so, and what went wrong last. */
  readonly onIdle: (sent: number, fault: UploadFault | null) => void;
}

const AT_ONCE = 2;

export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly running = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private sent = 0;
  private fault: UploadFault | null = null;
  /** Whether `fault` is of an invalid file. */
  private invalid = false;

  constructor(
    private readonly orderId: string,
    private readonly ports: QueuePorts,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly Upload[] => this.uploads;

  /** With `heldBack` they are shown with that sentence, and sent on request. */
  readonly add = (files: readonly KeptFile[], heldBack: string | null = null): void => {
    const known = new Set(this.uploads.map(({ kept }) => kept.id));
    const state: UploadState = heldBack === null ? { kind: 'waiting' } : { kind: 'failed', message: heldBack };
    const added = files.filter(({ id }) => !known.has(id)).map((kept) => ({ kept, state }));
    this.change([...this.uploads, ...added]);
    this.pump();
  };

  readonly retry = (id: string): void => {
    this.set(id, { kind: 'waiting' });
    this.pump();
  };

  /** Stops it where it is under way, and forgets it. */
  readonly cancel = (id: string): void => {
    this.change(this.uploads.filter(({ kept }) => kept.id !== id));
    this.running.get(id)?.abort();
  };

  private pump(): void {
    const next = this.uploads.find(({ state }) => state.kind === 'waiting');
    if (!next || this.running.size >= AT_ONCE) return;
    void this.run(next.kept);
    this.pump();
  }

  private async run(kept: KeptFile): Promise<void> {
    const control = new AbortController();
    this.running.set(kept.id, control);
    this.set(kept.id, { kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => this.set(kept.id, { kind: 'sending', share });
      const { file, description } = kept;
      const arrived = await this.ports.send({
        orderId: this.orderId,
        file,
        description,
        onProgress,
        signal: control.signal,
      });
      this.sent += 1;
      this.change(this.uploads.filter((each) => each.kept.id !== kept.id));
      this.ports.onSent(kept, arrived);
    } catch (error) {
      if (!control.signal.aborted) this.fail(kept, error);
    }
    this.running.delete(kept.id);
    this.pump();
    this.settle();
  }

  private fail({ id, file }: KeptFile, error: unknown): void {
    const ui = toUiError(error);
    this.set(id, { kind: 'failed', message: ui.message });
    if (this.invalid) return;
    this.fault = { name: file.name, error };
    this.invalid = isInvalidFile(ui);
    if (this.invalid) this.stopOthers(file.name);
  }

  /** All files that have not arrived wait until they are sent again. */
  private stopOthers(name: string): void {
    for (const { kept, state } of this.uploads) {
      // A file that is wholly sent has reached the server: it arrives, or is refused, by itself.
      if (state.kind === 'failed' || (state.kind === 'sending' && state.share >= 1)) continue;
      this.running.get(kept.id)?.abort(new DOMException('stopped', 'AbortError'));
      this.set(kept.id, { kind: 'failed', message: m.stopped(name) });
    }
  }

  private settle(): void {
    if (this.running.size > 0) return;
    const { sent, fault } = this;
    [this.sent, this.fault, this.invalid] = [0, null, false];
    if (sent > 0 || fault !== null) this.ports.onIdle(sent, fault);
  }

  private set(id: string, state: UploadState): void {
    this.change(this.uploads.map((each) => (each.kept.id === id ? { ...each, state } : each)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
