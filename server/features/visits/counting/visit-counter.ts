/**
 * Counts the pages of sites that were answered to people, in memory, and writes the counts every few seconds. A killed
 * process loses what it has not written yet; one that ends in order loses nothing.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { dayOf } from '#core/dates/calendar.js';
import { VISITS } from '#core/limits/limits.js';
import type { Clock } from '#platform/time/clock.js';
import { PendingVisits, type PendingDay } from './pending-visits.js';
import { RequestFacts } from './request-facts.js';

export interface VisitCounterOptions {
  readonly clock: Clock;
  /** All or nothing. */
  readonly write: (days: readonly PendingDay[]) => Promise<void>;
  readonly onFault: (error: unknown) => void;
  /** Default `VISITS.flushMs`. */
  readonly flushMs?: number | undefined;
}

/** A page of a site, as it was answered. */
export interface AnsweredPage {
  readonly siteId: string;
  /** In its release: `index.html`. */
  readonly path: string;
}

/** All offsets from UTC that Tehran has had in our time are multiples of it, so that no day begins within one. */
const HALF_HOUR_MS = 30 * 60_000;

/** Not shown to anybody (yet), or only as a part of another page. */
function isUnseen(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  const into = headers['sec-fetch-dest'];
  return (typeof purpose === 'string' && purpose.includes('prefetch')) || (into !== undefined && into !== 'document');
}

export class VisitCounter {
  private readonly pending = new PendingVisits();
  /** Taken, and not written yet. */
  private taken: readonly PendingDay[] = [];
  private writing: Promise<void> | null = null;
  private readonly facts = new RequestFacts();
  private today = { halfHour: -1, day: '' };
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: VisitCounterOptions) {
    this.timer = setInterval(() => void this.flush(), options.flushMs ?? VISITS.flushMs).unref();
  }

  /** Never throws: the page has been answered already. */
  note(request: IncomingMessage, page: AnsweredPage): void {
    try {
      this.count(request, page);
    } catch (error) {
      this.options.onFault(error);
    }
  }

  /** Resolves when what was counted until now is written, or has failed to be: then it is tried again. */
  async flush(): Promise<void> {
    if (this.writing) await this.writing;
    this.writing ??= this.write().finally(() => {
      this.writing = null;
    });
    await this.writing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async write(): Promise<void> {
    try {
      if (this.taken.length > 0) await this.options.write(this.taken);
      this.taken = this.pending.drain();
      this.facts.forget();
      if (this.taken.length > 0) await this.options.write(this.taken);
      this.taken = [];
    } catch (error) {
      this.options.onFault(error);
    }
  }

  private count(request: IncomingMessage, { siteId, path }: AnsweredPage): void {
    const { userAgent, device } = this.facts.client(request);
    if (device === 'robot' || isUnseen(request.headers)) return;
    this.pending.add({
      siteId,
      day: this.dayNow(),
      path: this.facts.page(path),
      address: this.facts.address(request),
      userAgent,
      device,
      arrival: this.facts.arrival(request),
    });
    if (this.pending.size >= VISITS.flushAt && !this.writing) void this.flush();
  }

  private dayNow(): string {
    const now = this.options.clock.now();
    const halfHour = Math.floor(now.getTime() / HALF_HOUR_MS);
    if (halfHour !== this.today.halfHour) this.today = { halfHour, day: dayOf(now) };
    return this.today.day;
  }
}
