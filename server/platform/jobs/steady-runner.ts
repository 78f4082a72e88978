/**
 * Keeps a runner of the job queue running: one that does no work any more is discarded, and another one started beside
 * what is left of it. Nothing of the old one is waited for, because graphile-worker (0.18) waits for good after a
 * graceful shutdown that has failed: more calls end than it has counted, and it waits for their number to be zero.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from '../log/faults.js';
import { QueueRunner, type QueueRunnerOptions } from './queue-runner.js';

/** Before another runner is started, and between two tries, ms. */
const PAUSE_MS = 1000;

export interface SteadyRunnerOptions extends QueueRunnerOptions {
  readonly faults: Faults;
}

export class SteadyRunner {
  private isStopping = false;
  private stopped: Promise<void> | undefined;
  private readonly pause = new AbortController();

  private constructor(
    private readonly options: SteadyRunnerOptions,
    private runner: QueueRunner,
  ) {
    options.faults.contain('job queue', this.run());
  }

  /** @throws where the database does not answer. */
  static async start(options: SteadyRunnerOptions): Promise<SteadyRunner> {
    return new SteadyRunner(options, await QueueRunner.start(options));
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const reason = await this.runner.over;
      this.options.faults.note('job queue', reason);
      this.runner.discard();
      await this.replace();
    }
  }

  private async replace(): Promise<void> {
    const { options, pause } = this;
    while (!this.isStopping) {
      await sleep(PAUSE_MS, null, { signal: pause.signal, ref: false }).catch(() => null);
      if (this.isStopping) return;
      try {
        const next = await QueueRunner.start(options, this.runner);
        this.runner = next;
        // `close` may have been called meanwhile.
        if (this.pause.signal.aborted) next.discard();
        return;
      } catch (error) {
        options.log.warn({ err: error }, 'the runner of the job queue could not be started');
      }
    }
  }

  /** Takes no more jobs; resolves when those under way have ended and their end is written, which may be never. */
  stop(): Promise<void> {
    return (this.stopped ??= this.end());
  }

  private async end(): Promise<void> {
    this.isStopping = true;
    this.pause.abort();
    await this.runner.stop();
  }

  /** Gives up what still runs, and ends the connections. @throws where the database does not answer. */
  async close(): Promise<void> {
    this.isStopping = true;
    this.pause.abort();
    try {
      await this.runner.leave();
    } finally {
      this.runner.discard();
    }
  }
}
