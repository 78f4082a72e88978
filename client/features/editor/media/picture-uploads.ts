/**
 * Pictures on their way to the library: a few at a time, each with its progress, each to be cancelled or tried again.
 * One that fails never stops the others.
 */
import { toUiError } from '#client/lib/errors.js';
import { newId } from '#client/lib/new-id.js';
import type { AddedPicture, AddingPicture } from '../context/picture-library.js';

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done'; readonly image: string }
  /** From 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  /** `message` is Persian. */
  | { readonly kind: 'failed'; readonly message: string };

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
}

interface UploadPorts {
  readonly add: (file: File, adding: AddingPicture) => Promise<AddedPicture>;
  /**
   * Nothing is under way any more: what was added since it was last so, in the order of the files, and what should be
   * known of it, each once.
   */
  readonly onIdle: (images: readonly string[], notices: readonly string[]) => void;
}

/** A decoded photograph takes much memory. */
const AT_ONCE = 2;

export class PictureUploads {
  private uploads: readonly Upload[] = [];
  private readonly running = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private notices = new Set<string>();

  constructor(private readonly ports: UploadPorts) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly Upload[] => this.uploads;

  readonly add = (files: readonly File[]): void => {
    const added = files.map((file) => ({ id: newId('upload'), file, state: { kind: 'waiting' } as const }));
    this.change([...this.uploads, ...added]);
    this.pump();
  };

  readonly retry = (id: string): void => {
    this.set(id, { kind: 'waiting' });
    this.pump();
  };

  /** Stops it where it is under way, and forgets it. */
  readonly cancel = (id: string): void => {
    this.change(this.uploads.filter((each) => each.id !== id));
    this.running.get(id)?.abort();
  };

  /** Stops and forgets all of them. */
  readonly cancelAll = (): void => {
    for (const { id } of this.uploads) this.cancel(id);
  };

  private pump(): void {
    const next = this.uploads.find(({ state }) => state.kind === 'waiting');
    if (!next || this.running.size >= AT_ONCE) return;
    void this.run(next);
    this.pump();
  }

  private async run({ id, file }: Upload): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    this.running.set(id, control);
    this.set(id, { kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => signal.aborted || this.set(id, { kind: 'sending', share });
      const added = await this.ports.add(file, { signal, onProgress });
      if (!signal.aborted) this.take(id, added);
    } catch (error) {
      if (!signal.aborted) this.set(id, { kind: 'failed', message: toUiError(error).message });
    }
    this.running.delete(id);
    this.pump();
    this.settle();
  }

  private take(id: string, added: AddedPicture): void {
    if (added.kind === 'refused') return this.set(id, { kind: 'failed', message: added.message });
    if (added.notice !== null) this.notices.add(added.notice);
    this.set(id, { kind: 'done', image: added.image });
  }

  private settle(): void {
    if (this.running.size > 0) return;
    const { notices } = this;
    this.notices = new Set();
    const images = this.uploads.flatMap(({ state }) => (state.kind === 'done' ? state.image : []));
    this.change(this.uploads.filter(({ state }) => state.kind !== 'done'));
    if (images.length > 0) this.ports.onIdle(images, [...notices]);
  }

  private set(id: string, state: UploadState): void {
    this.change(this.uploads.map((each) => (each.id === id ? { ...each, state } : each)));
  }

  private change(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
