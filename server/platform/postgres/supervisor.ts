/** Starts a server again that has died, for as long as we need it. */
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run this long is no longer counted as failing. */
const STABLE_MS = 60_000;

export interface Supervised {
  /** Cheap: checked every second. */
  isRunning(): boolean;
  /** @throws where the server does not start; it is tried again after a longer pause. */
  start(): Promise<void>;
  onError(error: unknown, nextTryMs: number): void;
  /** Replaced by tests, which do not wait. Rejects when the signal aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<void>;
}

const wait = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal, ref: false });

/** Looks every second; pauses grow from one second to half a minute while starts fail or the server dies again soon. */
export function supervise(server: Supervised): { stop(): Promise<void> } {
  const ending = new AbortController();
  const watching = watch({ wait, ...server }, ending.signal);
  return {
    stop: () => {
      ending.abort();
      return watching;
    },
  };
}

async function watch(server: Required<Supervised>, signal: AbortSignal): Promise<void> {
  let pause = LOOK_MS;
  let stable = 0;
  for (;;) {
    try {
      await server.wait(pause, signal);
    } catch {
      // Aborted: we are being stopped.
      return;
    }
    if (server.isRunning()) {
      stable += pause;
      if (stable >= STABLE_MS) pause = LOOK_MS;
      continue;
    }
    stable = 0;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    await server.start().catch((error: unknown) => server.onError(error, pause));
  }
}
