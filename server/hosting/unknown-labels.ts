/**
 * How many unknown names one address may request: each costs a read of the database. Counted in this process alone, and
 * for a bounded number of addresses; those that requested longest ago are evicted first.
 */
import { LRUCache } from 'lru-cache';
import { HOSTING } from '#core/limits/limits.js';

const ADDRESSES = 20_000;

interface Window {
  asked: number;
  /** On the monotonic clock, ms. */
  readonly endsAt: number;
}

export class UnknownLabels {
  private readonly windows = new LRUCache<string, Window>({ max: ADDRESSES });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The address has requested too many; names that are not in memory are not looked up for it. */
  isSpent(address: string): boolean {
    const window = this.windows.get(address);
    return window !== undefined && window.endsAt > this.now() && window.asked >= HOSTING.unknownLabels;
  }

  /** There was no site at the requested name. */
  note(address: string): void {
    const window = this.windows.get(address);
    if (window && window.endsAt > this.now()) window.asked += 1;
    else this.windows.set(address, { asked: 1, endsAt: this.now() + HOSTING.unknownWithinMs });
  }
}
