import { within } from './within.js';

/** The error that `Circuit.call` throws while it is open. */
export class CircuitOpenError extends Error {}

/**
 * Calls to something that may be away. Each has a deadline; after one that fails, the others fail at once for a short
 * while, and then a single call tries again.
 */
export class Circuit {
  /** On the monotonic clock, ms. */
  private openUntil = 0;

  /** `deadlineMs` is what one call may take, `pauseMs` how long it is not tried again. */
  constructor(
    private readonly deadlineMs: number,
    private readonly pauseMs: number,
  ) {}

  /** @throws CircuitOpenError, DeadlineError, or what the work throws. */
  async call<Value>(work: () => Promise<Value>): Promise<Value> {
    const isTrial = this.openUntil > 0;
    if (performance.now() < this.openUntil) throw new CircuitOpenError('not tried: it has just failed');
    // The others do not wait for the outcome of the trial.
    if (isTrial) this.open();
    try {
      const value = await within(this.deadlineMs, work());
      this.openUntil = 0;
      return value;
    } catch (error) {
      this.open();
      throw error;
    }
  }

  private open(): void {
    this.openUntil = performance.now() + this.deadlineMs + this.pauseMs;
  }
}
