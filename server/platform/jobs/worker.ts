/** Runs the features' job handlers; graphile-worker repeats a failed job with growing pauses. */
import { makeWorkerUtils, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { Ctx } from '../context.js';
import type { Faults } from '../log/faults.js';
import type { Feature, JobHandlers } from '../feature.js';
import type { Logger } from '../log/log.js';
import type { JobName, JobRun } from './catalogue.js';
import { Crons } from './crons.js';
import { Presence } from './presence.js';
import { SteadyRunner } from './steady-runner.js';
import { workerLogger } from './worker-logger.js';

export interface WorkerOptions {
  readonly databaseUrl: string;
  readonly features: readonly Feature[];
  readonly log: Logger;
  readonly faults: Faults;
  /** A context without a user, for the system's own work. */
  readonly systemContext: (requestId: string) => Ctx;
  /** Off in tests that must not see time-driven work. */
  readonly crons: boolean;
  /**
   * How often the worker renews its row, ms. A worker that has missed three renewals is dead, and the next renewal of
   * another worker frees its jobs. Default 10 s.
   */
  readonly beatMs?: number;
}

const BEAT_MS = 10_000;

type AnyHandler = (ctx: Ctx, payload: unknown, run: JobRun) => Promise<void>;

function taskList(options: WorkerOptions): TaskList {
  const handlers: JobHandlers = Object.assign({}, ...options.features.map((feature) => feature.jobs ?? {}));
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name satisfies string as JobName,
      (payload: unknown, { job }) =>
        (handler as AnyHandler)(options.systemContext(`job-${job.id}`), payload, {
          attempt: job.attempts,
          maxAttempts: job.max_attempts,
        }),
    ]),
  );
}

export interface Worker {
  /** Takes no more jobs; resolves when those under way have ended and their end is written. */
  stop(): Promise<void>;
  /** Ends the connections. */
  close(): Promise<void>;
}

const POOL_MAX = 5;

function createPool(databaseUrl: string, log: Logger): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_MAX, application_name: 'barpa-jobs' });
  // A connection that PostgreSQL ends while idle is logged, and no reason to exit.
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the job queue was lost');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

/** Starts the worker. @throws where the database does not answer. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { databaseUrl, log, faults, beatMs = BEAT_MS } = options;
  const pool = createPool(databaseUrl, log);
  const logger = workerLogger(log);
  const utils = await makeWorkerUtils({ pgPool: pool, logger });
  const unlock = (ids: string[]): Promise<void> => utils.forceUnlockWorkers(ids);
  const runner = await SteadyRunner.start({
    runner: {
      pgPool: pool,
      concurrency: 4,
      noHandleSignals: true,
      pollInterval: 2000,
      // Written at once: `stop` would not wait for a batch, and the last job would stay locked.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: taskList(options),
      logger,
    },
    presenceOf: (poolId) => new Presence({ pool, poolId, unlock, beatMs, log }),
    log,
    faults,
  });
  const crons = new Crons(pool, options.crons ? options.features.flatMap((feature) => feature.crons ?? []) : [], log);
  crons.start();
  return {
    stop: () => runner.stop(),
    close: async () => {
      await runner.stop();
      await crons.stop();
      await runner.forget();
      await utils.release();
      await pool.end();
    },
  };
}
