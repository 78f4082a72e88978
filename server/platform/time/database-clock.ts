/**
 * The time of rules, which several processes must agree on, is the database's: a process whose own clock is wrong
 * writes no lease, no expiry and no schedule that others would have to wait for.
 */
import type { Pool } from 'pg';
import type { Clock } from './clock.js';
import { within } from '../lifecycle/within.js';
import type { Logger } from '../log/log.js';
import { StartError } from '../log/start-error.js';

/** Beyond it the difference is reported. */
export const CLOCK_NOTABLE_MS = 30_000;
/** Beyond it a process does not start. */
const REFUSED_MS = 5 * 60_000;
const MEASURE_EVERY_MS = 30_000;
const ANSWER_MS = 5000;
/** An answer that took longer says too little. The start takes what it gets. */
const PRECISE_MS = 1000;
/** Differences below it are the measurement's own. */
const NOISE_MS = 5;

/** The clock of this machine is too far from the database's to work with. */
export class ClockError extends StartError {}

/** Process clock less database clock. */
export interface ClockDifference {
  readonly differenceMs: number;
  /** It is more than the time of rules should have to bridge. */
  readonly isNotable: boolean;
}

interface Sample {
  /** On the monotonic clock, in the middle between question and answer. */
  readonly mark: number;
  readonly tookMs: number;
  readonly databaseMs: number;
  readonly processMs: number;
}

export class DatabaseClock implements Clock {
  private timer: NodeJS.Timeout | undefined;
  private readonly startMark = performance.now();
  /** The time of this clock at `startMark`. */
  private startMs: number;
  private measured = 0;

  private constructor(
    private readonly pool: Pool,
    private readonly own: Clock,
    private readonly log: Logger,
  ) {
    this.startMs = own.now().getTime();
  }

  /** @throws ClockError where the clocks differ by more than five minutes, and any error of the database. */
  static async open(pool: Pool, own: Clock, log: Logger): Promise<DatabaseClock> {
    const clock = new DatabaseClock(pool, own, log);
    clock.apply(await clock.sample());
    const { differenceMs } = clock.difference;
    if (Math.abs(differenceMs) > REFUSED_MS)
      throw new ClockError(
        `The clock of this machine is ${Math.round(Math.abs(differenceMs) / 1000)} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's. Set it right (NTP), then start again.`,
      );
    clock.timer = setInterval(() => void clock.measure(), MEASURE_EVERY_MS).unref();
    return clock;
  }

  /** Runs on by the monotonic clock, so that setting the clock of the machine changes nothing. */
  now(): Date {
    return new Date(this.at(performance.now()));
  }

  get difference(): ClockDifference {
    return { differenceMs: this.measured, isNotable: Math.abs(this.measured) > CLOCK_NOTABLE_MS };
  }

  /** Compares the clocks anew; does nothing where the database does not answer. */
  async measure(): Promise<void> {
    try {
      const sample = await this.sample();
      if (sample.tookMs <= PRECISE_MS) this.apply(sample);
    } catch (error) {
      this.log.debug({ err: error }, 'the clock could not be compared with the database');
    }
  }

  close(): void {
    clearInterval(this.timer);
  }

  private at(mark: number): number {
    return this.startMs + mark - this.startMark;
  }

  private async sample(): Promise<Sample> {
    const started = performance.now();
    const text = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';
    const { rows } = await within(ANSWER_MS, this.pool.query<{ ms: number }>(text));
    const answered = performance.now();
    const mark = (started + answered) / 2;
    const processMs = this.own.now().getTime() - (answered - mark);
    return { mark, tookMs: answered - started, databaseMs: Number(rows[0]?.ms), processMs };
  }

  /** Corrects only by what the measurement can resolve, so that time does not jitter. */
  private apply({ mark, tookMs, databaseMs, processMs }: Sample): void {
    const certain = (difference: number): number =>
      Math.abs(difference) > Math.max(tookMs, NOISE_MS) ? difference : 0;
    this.startMs += certain(databaseMs - this.at(mark));
    this.measured = Math.round(certain(processMs - databaseMs));
    if (this.difference.isNotable)
      this.log.warn({ differenceMs: this.measured }, "the clock of this machine differs from the database's");
  }
}
