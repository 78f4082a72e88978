/**
 * Writes the demonstration's year behind a process that serves already, in a thread of its own: rendering a hundred
 * sites would keep requests waiting.
 */
import { Worker } from 'node:worker_threads';
import type { Config } from '#server/config/config.js';
import type { Logger } from '#platform/log/log.js';
import { readProgress, withClient } from './progress.js';

/** Can be handed to a thread. */
export interface YearFacts {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly tokenSecret: string;
}

/** So often the thread is started again where it fails, as when the database restarts; each continues. */
const TRIES = 3;
const PAUSE_MS = 3000;

export class YearBehind {
  private thread: Worker | null = null;
  private isStopped = false;
  private percent: number | null = null;
  private end: () => void = () => undefined;
  /** Resolves once no year is being written: it is complete, there is none, or it was given up until the next start. */
  readonly ended = new Promise<void>((resolve) => (this.end = resolve));

  constructor(
    private readonly facts: YearFacts,
    private readonly log: Logger,
  ) {}

  /** The share that is not written yet, percent; 0 where nothing is being written. */
  get left(): number {
    return this.percent === null ? 0 : 100 - this.percent;
  }

  /** True where a year is being written from now on. @throws what the database says. */
  async begin(): Promise<boolean> {
    const planned = await withClient(this.facts.databaseUrl, readProgress);
    if (!planned || this.isStopped) {
      this.end();
      return false;
    }
    this.percent = 0;
    void this.write();
    return true;
  }

  /** Ends the thread at once: the next start continues. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.thread?.terminate();
  }

  private async write(): Promise<void> {
    for (let left = TRIES; left > 0 && !this.isStopped; left -= 1) {
      try {
        await this.run();
        break;
      } catch (error) {
        this.log.error({ err: error, tries: left - 1 }, 'the year of the demonstration could not be written on');
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    // A step that is to come back after the process has ended must not happen before.
    if (this.isStopped) return;
    this.percent = null;
    this.end();
  }

  private run(): Promise<void> {
    const thread = new Worker(new URL('./year-thread.js', import.meta.url), { workerData: this.facts });
    this.thread = thread;
    return new Promise((resolve, reject) => {
      thread.on('message', (percent: number) => void (this.percent = percent));
      thread.once('error', reject);
      thread.once('exit', () => resolve());
    });
  }
}
