/**
 * One sampling shared by everyone who watches: it starts with the first watcher, ends with the last, and however
 * many watch, the sample is taken once. Each process samples for its own watchers.
 */
import { setTimeout as pause } from 'node:timers/promises';

export interface Sampler<Sample> {
  /** The newest sample as soon as there is one, then each further one; missed ones are skipped, never queued. */
  watch(): AsyncIterableIterator<Sample>;
  /** How many watch now. */
  readonly watchers: number;
}

interface SamplerOptions<Sample> {
  readonly everyMs: number;
  readonly take: () => Promise<Sample>;
  /** A sample that could not be taken is left out; the next try follows. */
  readonly failed: (error: unknown) => void;
}

class Watcher<Sample> implements AsyncIterableIterator<Sample> {
  private newest: { readonly sample: Sample } | null = null;
  private wake: (() => void) | null = null;
  private ended = false;

  constructor(private readonly left: (watcher: Watcher<Sample>) => void) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  offer(sample: Sample): void {
    this.newest = { sample };
    this.wake?.();
  }

  async next(): Promise<IteratorResult<Sample>> {
    while (!this.newest && !this.ended) await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.ended || !this.newest) return { done: true, value: undefined };
    const { sample } = this.newest;
    this.newest = null;
    return { done: false, value: sample };
  }

  async return(): Promise<IteratorResult<Sample>> {
    this.ended = true;
    this.wake?.();
    this.left(this);
    return { done: true, value: undefined };
  }
}

export function createSampler<Sample>({ everyMs, take, failed }: SamplerOptions<Sample>): Sampler<Sample> {
  const watchers = new Set<Watcher<Sample>>();
  let last: { readonly sample: Sample } | null = null;
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (watchers.size > 0) {
      try {
        last = { sample: await take() };
        for (const watcher of watchers) watcher.offer(last.sample);
      } catch (error) {
        failed(error);
      }
      await pause(everyMs, undefined, { ref: false });
    }
    running = false;
    last = null;
  };
  return {
    watch: () => {
      const watcher = new Watcher<Sample>((gone) => watchers.delete(gone));
      watchers.add(watcher);
      if (last) watcher.offer(last.sample);
      if (!running) void run();
      return watcher;
    },
    get watchers() {
      return watchers.size;
    },
  };
}
