/**
 * One sampling shared by everyone who watches: it starts with the first watcher, ends with the last, and however
 * many watch, the sample is taken once. Each process samples for its own watchers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';

export interface Sampler<Sample> {
  /**
   * The newest sample as soon as there is one, then each further one; missed ones are skipped, never queued. It
   * counts as a watcher from the first `next()` until `return()`.
   */
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

export function createSampler<Sample>({ everyMs, take, failed }: SamplerOptions<Sample>): Sampler<Sample> {
  const watchers = new Set<(sample: Sample) => void>();
  let last: { readonly sample: Sample } | null = null;
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (watchers.size > 0) {
      try {
        last = { sample: await take() };
        for (const offer of watchers) offer(last.sample);
      } catch (error) {
        failed(error);
      }
      await pause(everyMs, undefined, { ref: false });
    }
    running = false;
    last = null;
  };
  return {
    watch: () =>
      new Repeater<Sample>(async (push, stop) => {
        const offer = (sample: Sample): void => void push(sample);
        watchers.add(offer);
        if (last) offer(last.sample);
        if (!running) void run();
        await stop;
        watchers.delete(offer);
      }, new SlidingBuffer(1)),
    get watchers() {
      return watchers.size;
    },
  };
}
