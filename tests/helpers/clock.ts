import type { Clock } from '#platform/time/clock.js';

/** A clock that changes only when the test moves it. */
export interface ManualClock extends Clock {
  advance(ms: number): void;
}

export function manualClock(start = '2026-11-21T10:00:00Z'): ManualClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}
