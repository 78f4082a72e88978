/**
 * Keeps a runner of graphile-worker running. The library (0.18) ends its runner where it cannot write how a job has
 * ended, as when the database connection is lost; this starts another one. The job is free again once the ended runner
 * counts as dead, and is retried as after any failure.
 */
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type Runner, type RunnerOptions, type WorkerEvents } from 'graphile-worker';
import type { Faults } from '../log/faults.js';
import type { Logger } from '../log/log.js';
import type { Presence } from './presence.js';

/** Before another runner is started, and between two tries, ms. */
const PAUSE_MS = 1000;

export interface SteadyRunnerOptions {
  readonly runner: RunnerOptions;
  readonly presenceOf: (poolId: string) => Presence;
  readonly log: Logger;
  readonly faults: Faults;
}

interface Life {
  readonly runner: Runner;
  readonly presence: Presence;
}

export class SteadyRunner {
  private isStopping = false;
  private stopped: Promise<void> | undefined;
  private readonly over: Promise<void>;
  private readonly pause = new AbortController();

  private constructor(
    private readonly options: SteadyRunnerOptions,
    private life: Life,
  ) {
    this.over = this.keep();
  }

  /** @throws where the database does not answer. */
  static async start(options: SteadyRunnerOptions): Promise<SteadyRunner> {
    return new SteadyRunner(options, await begin(options));
  }

  private async keep(): Promise<void> {
    for (;;) {
      const reason = await this.life.runner.promise.catch((error: unknown) => error);
      if (this.isStopping) return;
      this.options.faults.note('job queue', reason ?? new Error('the runner has ended by itself'));
      await this.leave();
      const next = await this.beginAgain();
      if (!next) return;
      this.life = next;
    }
  }

  private async beginAgain(): Promise<Life | null> {
    const { options, pause } = this;
    while (!this.isStopping) {
      await sleep(PAUSE_MS, null, { signal: pause.signal, ref: false }).catch(() => null);
      if (this.isStopping) break;
      try {
        return await begin(options);
      } catch (error) {
        options.log.warn({ err: error }, 'the runner of the job queue could not be started');
      }
    }
    return null;
  }

  private async leave(): Promise<void> {
    // If the database is unreachable, the row expires by itself.
    await this.life.presence.stop().catch(() => undefined);
  }

  /** Takes no more jobs; resolves when those under way have ended and their end is written. */
  stop(): Promise<void> {
    return (this.stopped ??= this.end());
  }

  private async end(): Promise<void> {
    this.isStopping = true;
    this.pause.abort();
    // One that has ended by itself says that it is stopped already.
    await this.life.runner.stop().catch(() => undefined);
    await this.over;
  }

  /** Call it after `stop`. */
  async forget(): Promise<void> {
    await this.life.presence.stop();
  }
}

async function begin({ runner: runnerOptions, presenceOf }: SteadyRunnerOptions): Promise<Life> {
  const events: WorkerEvents = new EventEmitter();
  let poolId = '';
  events.once('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  const runner = await run({ ...runnerOptions, events });
  const presence = presenceOf(poolId);
  try {
    await presence.start();
  } catch (error) {
    await runner.stop();
    throw error;
  }
  return { runner, presence };
}
