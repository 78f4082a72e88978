/** The time of rules while the year is made: set to a moment of the past, it runs on from there. */
import type { Clock } from '#platform/time/clock.js';

export class YearClock implements Clock {
  private mark = performance.now();

  constructor(private startMs: number) {}

  now(): Date {
    return new Date(this.startMs + performance.now() - this.mark);
  }

  /** Forward only: an earlier moment leaves it as it is. */
  moveTo(atMs: number): void {
    if (atMs <= this.now().getTime()) return;
    this.startMs = atMs;
    this.mark = performance.now();
  }
}
