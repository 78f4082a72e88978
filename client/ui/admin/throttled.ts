export interface Throttled {
  /** Runs the work now, or as soon as it may run again. */
  readonly ask: () => void;
  readonly stop: () => void;
}

/**
 * Work that runs at once, then at most once every `everyMs`; however often it is called meanwhile, it runs once more.
 */
export function throttled(work: () => void, everyMs: number): Throttled {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let isRequested = false;
  const run = () => {
    isRequested = false;
    pause = setTimeout(() => {
      pause = null;
      if (isRequested) run();
    }, everyMs);
    work();
  };
  return {
    ask: () => {
      if (pause === null) run();
      else isRequested = true;
    },
    stop: () => {
      if (pause !== null) clearTimeout(pause);
      pause = null;
      isRequested = false;
    },
  };
}
