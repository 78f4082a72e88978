import { setTimeout as pause } from 'node:timers/promises';

export interface Gathered {
  /** A change. It is in the run that begins `pauseMs` after it, with all other changes until then. */
  again(): void;
  /** No run begins after it. */
  stop(): void;
}

/**
 * Work that follows changes from behind: one run for all changes within `pauseMs`, and never two at once. `fail` is
 * called with the error of a run, after which the next one is made as always.
 */
export function gathered(pauseMs: number, work: () => Promise<void>, fail: (error: unknown) => void): Gathered {
  let runs: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let isStopped = false;
  const run = async (): Promise<void> => {
    await pause(pauseMs, undefined, { ref: false });
    isWaiting = false;
    if (!isStopped) await work();
  };
  return {
    again: () => {
      if (isWaiting || isStopped) return;
      isWaiting = true;
      runs = runs.then(run).catch(fail);
    },
    stop: () => {
      isStopped = true;
    },
  };
}
