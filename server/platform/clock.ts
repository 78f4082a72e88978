/** Time as a rule sees it. Rules read `ctx.clock.now()`, so that a test can stand at any moment. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
