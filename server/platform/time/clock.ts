/** The clock that rules read (`ctx.clock.now()`), so that a test can choose the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
