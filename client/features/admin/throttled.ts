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
  let isAsked = false;
  const run = () => {
    isAsked = false;
    pause = setTimeout(() => {
      pause = null;
      if (isAsked) run();
    }, everyMs);
    work();
  };
  return {
    ask: () => {
      if (pause === null) run();
      else isAsked = true;
    },
    stop: () => {
      if (pause !== null) clearTimeout(pause);
      pause = null;
      isAsked = false;
    },
  };
}
