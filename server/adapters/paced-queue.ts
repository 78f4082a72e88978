/** One piece of work at a time for each key, with a pause between the starts: registries ask for both. */
export interface PacedQueue {
  /**
   * Runs `work` when its turn comes. Null, without running it, when that would be later than `maxWaitMs`:
   * a person is waiting, and a long line would only get longer.
   */
  run<Result>(key: string, maxWaitMs: number, work: () => Promise<Result>): Promise<Result | null>;
}

interface Line {
  /** Settles when everything queued so far is done. */
  tail: Promise<unknown>;
  lastStartMs: number;
}

export function createPacedQueue(spacingMs: number): PacedQueue {
  const lines = new Map<string, Line>();
  return {
    run: (key, maxWaitMs, work) => {
      const line = lines.get(key) ?? { tail: Promise.resolve(), lastStartMs: -Infinity };
      lines.set(key, line);
      const latestStartMs = performance.now() + maxWaitMs;
      const result = line.tail.then(() => takeTurn(line, spacingMs, latestStartMs, work));
      line.tail = result.then(ignore, ignore);
      return result;
    },
  };
}

const ignore = (): void => undefined;

async function takeTurn<Result>(
  line: Line,
  spacingMs: number,
  latestStartMs: number,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const now = performance.now();
  const startMs = Math.max(now, line.lastStartMs + spacingMs);
  if (startMs > latestStartMs) return null;
  if (startMs > now) await new Promise((resolve) => setTimeout(resolve, startMs - now));
  line.lastStartMs = performance.now();
  return work();
}
